import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { browserClock } from '../clock/browser-clock.ts';
import type { AuthState } from '../session/auth-slice.ts';
import { type KeptName, keepAnswer, readKeptAnswer } from './kept-answers.ts';

/** What was opened comes first. */
const AFTER_MS = 3_000;
/** Calls change from day to day; within half of one what lies here does. */
const FRESH_MS = 12 * 60 * 60 * 1_000;

/**
 * Has an answer on this device for when there is no line, although the screen that shows it was not opened.
 * @param ask answers undefined where there is none to be had now; then what lies here stays
 */
export function useKeepOnDevice(name: KeptName, ask: () => Promise<unknown>): void {
  const userId = useSelector((state: { readonly auth: AuthState }) => state.auth.user?._id);
  const asking = useRef(ask);
  asking.current = ask;
  useEffect(() => {
    if (!userId) return;
    const keep = async () => {
      const kept = await readKeptAnswer(userId, name);
      if (kept && kept.at > browserClock.now() - FRESH_MS) return;
      const value = await asking.current();
      if (value !== undefined) await keepAnswer({ userId, name, at: browserClock.now(), value });
    };
    return browserClock.after(AFTER_MS, () => {
      keep().catch((reason: unknown) => console.warn(`${name} is not kept`, reason));
    });
  }, [userId, name]);
}
