import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { browserClock } from '../../platform/browser-clock.ts';
import type { AuthState } from '../../platform/session/auth-slice.ts';
import { keepProjectList, readKeptProjectList } from './kept-project-list.ts';
import { useLazyProjectsQuery } from './project-api.ts';

/** What was opened comes first. */
const AFTER_MS = 3_000;
/** Calls change from day to day; within half of one the list that lies here does. */
const FRESH_MS = 12 * 60 * 60 * 1_000;

/**
 * HM6: who opens a project by a link alone has their list on this device, too, for when there is no line. A part of its
 * own: what is asked for draws it anew, and not the frame.
 */
export function ListOnDevice() {
  const userId = useSelector((state: { readonly auth: AuthState }) => state.auth.user?._id);
  const [ask] = useLazyProjectsQuery();
  useEffect(() => {
    if (!userId) return;
    const keep = async () => {
      const kept = await readKeptProjectList(userId);
      if (kept && kept.at > browserClock.now() - FRESH_MS) return;
      const { data: projects } = await ask(undefined, true);
      // Without a line there is none to be had, and what lies here stays.
      if (projects) await keepProjectList({ userId, at: browserClock.now(), projects });
    };
    return browserClock.after(AFTER_MS, () => {
      keep().catch((reason: unknown) => console.warn('the list of projects is not kept', reason));
    });
  }, [userId, ask]);
  return null;
}
