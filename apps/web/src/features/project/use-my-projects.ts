import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { failureMessage } from '../../platform/api.ts';
import { browserClock, browserRandom } from '../../platform/browser-clock.ts';
import type { AuthState } from '../../platform/session/auth-slice.ts';
import { pauseBefore } from '../../sync/pauses.ts';
import { type KeptProjectList, keepProjectList, readKeptProjectList } from './kept-project-list.ts';
import { type ListedProject, useProjectsQuery } from './project-api.ts';

/** A line that hangs is as good as none: then the list of the last time is shown as such. */
const PATIENCE_MS = 2_500;

export interface MyProjects {
  /** Undefined: neither the server nor this device has given any yet. */
  readonly projects: readonly ListedProject[] | undefined;
  /** When the list was last given, where it cannot be had now (PRODUCT.md section 5, session without a line). */
  readonly keptAt: number | null;
  /** Why there is no list at all. */
  readonly failure: string | null;
  readonly retry: () => void;
}

/** My projects: from the server, or as this device last saw them, until the server can be asked again. */
export function useMyProjects(): MyProjects {
  const userId = useSelector((state: { readonly auth: AuthState }) => state.auth.user?._id);
  const { data, error, isFetching, refetch } = useProjectsQuery();
  const kept = useKeptList(userId, data);
  const late = useLate(!data && isFetching);
  const retry = () => void refetch();
  useRetry(error !== undefined && !isFetching, retry);
  return {
    projects: data ?? kept?.projects,
    keptAt: kept && (data ? error : (error ?? late)) ? kept.at : null,
    failure: error && !data && !kept ? failureMessage(error) : null,
    retry,
  };
}

/** What lies on this device; a list that the server gives takes its place. */
function useKeptList(userId: string | undefined, given: readonly ListedProject[] | undefined) {
  const [kept, setKept] = useState<KeptProjectList | null>(null);
  useEffect(() => {
    if (!userId) return;
    if (!given) {
      let gone = false;
      readKeptProjectList(userId)
        .catch((reason: unknown) => console.warn('the list of projects cannot be read here', reason))
        .then((list) => !gone && setKept(list || null));
      return () => {
        gone = true;
      };
    }
    const list = { userId, at: browserClock.now(), projects: given };
    setKept(list);
    // A browser that keeps nothing (a private window, a full disk) shows the list all the same.
    keepProjectList(list).catch((reason: unknown) =>
      console.warn('the list of projects is not kept', reason),
    );
    return;
  }, [userId, given]);
  return kept;
}

function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const cancel = browserClock.after(PATIENCE_MS, () => setLate(true));
    return () => {
      cancel();
      setLate(false);
    };
  }, [waiting]);
  return late;
}

/** Asks again with growing pauses, and at once when the device says that the line is back. */
function useRetry(failed: boolean, retry: () => void): void {
  const failures = useRef(0);
  const again = useRef(retry);
  again.current = retry;
  useEffect(() => {
    if (!failed) return;
    const cancel = browserClock.after(pauseBefore(failures.current++, browserRandom), () => again.current());
    const back = () => {
      failures.current = 0;
      again.current();
    };
    addEventListener('online', back);
    return () => {
      cancel();
      removeEventListener('online', back);
    };
  }, [failed]);
}
