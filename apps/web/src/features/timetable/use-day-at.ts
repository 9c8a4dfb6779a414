import type { Id } from '@ddak/domain';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { DaysHandle } from './parts/Days.tsx';
import type { BoardViewName } from './use-board-place.ts';

/**
 * The day that somebody is at, whichever view shows it: the one they chose while it is seen whole, else the one in the
 * middle; at first the one that was asked for. Another view, or another width, begins where the last one was.
 */
export function useDayAt(
  view: BoardViewName,
  width: string,
  days: RefObject<DaysHandle | null>,
  wanted: Id | null,
) {
  const [dayAt, setDayAt] = useState(wanted);
  const goal = useRef(wanted);
  const opening = useRef(true);
  const now = useRef(dayAt);
  now.current = dayAt;
  const shown = `${view} ${width}`;
  const last = useRef(shown);
  // What is drawn first stands at its beginning and would say so: until the view stands where it should, it is not asked.
  if (last.current !== shown) {
    last.current = shown;
    goal.current = dayAt;
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the view
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const to = goal.current;
      goal.current = null;
      if (to && view !== 'calendar') days.current?.scrollToDay(to, opening.current);
      opening.current = false;
    });
    return () => cancelAnimationFrame(frame);
  }, [shown]);
  const onDayInView = useCallback((middle: Id, whole: readonly Id[]) => {
    if (goal.current !== null || (now.current !== null && whole.includes(now.current))) return;
    setDayAt(middle);
  }, []);
  return { dayAt, onDay: setDayAt, onDayInView };
}
