import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { failureMessage, isPassing } from '../api.ts';
import { browserClock } from '../clock/browser-clock.ts';
import { useRetry } from '../retry/use-retry.ts';
import type { AuthState } from '../session/auth-slice.ts';
import { type KeptAnswer, type KeptName, keepAnswer, readKeptAnswer } from './kept-answers.ts';

/** A line that hangs is as good as none: then what was answered the last time is shown as such. */
const PATIENCE_MS = 2_500;

/** What a question has come to. */
interface Asked<Value> {
  readonly data?: Value | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface KnownAnswer<Value> {
  /** Undefined: neither the server nor this device has given any yet. */
  readonly value: Value | undefined;
  /** When it was given, where it cannot be had now (PRODUCT.md section 5, session without a line). */
  readonly keptAt: number | null;
  /** Why there is none at all. */
  readonly failure: string | null;
  readonly retry: () => void;
}

/** An answer from the server, or as this device last saw it, until the server can be asked again. */
export function useKeptAnswer<Value>(
  name: KeptName,
  { data, error, isFetching, refetch }: Asked<Value>,
): KnownAnswer<Value> {
  const kept = useKept(name, data);
  const late = useLate(!data && isFetching);
  const retry = () => void refetch();
  useRetry(isPassing(error) && !isFetching, retry);
  return {
    value: data ?? kept?.value,
    keptAt: kept && (data ? error : (error ?? late)) ? kept.at : null,
    failure: error && !data && !kept ? failureMessage(error) : null,
    retry,
  };
}

/** What lies on this device; what the server gives takes its place. */
function useKept<Value>(name: KeptName, given: Value | undefined) {
  const userId = useSelector((state: { readonly auth: AuthState }) => state.auth.user?._id);
  const [kept, setKept] = useState<KeptAnswer<Value> | null>(null);
  useEffect(() => {
    if (!userId) return;
    if (given === undefined) {
      let gone = false;
      readKeptAnswer<Value>(userId, name)
        .catch((reason: unknown) => console.warn(`${name} cannot be read here`, reason))
        .then((answer) => !gone && setKept(answer || null));
      return () => {
        gone = true;
      };
    }
    const answer = { userId, name, at: browserClock.now(), value: given };
    setKept(answer);
    // A browser that keeps nothing (a private window, a full disk) shows it all the same.
    keepAnswer(answer).catch((reason: unknown) => console.warn(`${name} is not kept`, reason));
    return;
  }, [userId, name, given]);
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
