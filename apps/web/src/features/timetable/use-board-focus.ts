import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { DaysHandle } from './parts/Days.tsx';
import type { BoardLists, Lane } from './view/steps.ts';

/** Frames to wait for a row that is drawn only after the columns have been scrolled to it. */
const PATIENCE = 30;

/**
 * The row that holds the board's place in the tab order. `goTo` scrolls to it and focuses it, also when it is about to
 * be drawn in another column: a row that is moved by keys keeps the focus.
 */
export function useBoardFocus(
  root: RefObject<HTMLElement | null>,
  days: RefObject<DaysHandle | null>,
  lists: BoardLists,
) {
  const [key, setKey] = useState<string | null>(null);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  const goTo = useCallback(
    (next: string, lanes: readonly Lane[]) => {
      setKey(next);
      const lane = lanes.find((other) => other.keys.includes(next));
      if (lane?.id) days.current?.scrollToDay(lane.id);
      cancelAnimationFrame(frame.current);
      let left = PATIENCE;
      const tryFocus = () => {
        const element = root.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(next)}"]`);
        if (element) {
          element.focus({ preventScroll: true });
          element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        } else if (left-- > 0) {
          if (lane) lists.get(lane.id)?.(next);
          frame.current = requestAnimationFrame(tryFocus);
        }
      };
      frame.current = requestAnimationFrame(tryFocus);
    },
    [root, days, lists],
  );
  return { key, setKey, goTo };
}
