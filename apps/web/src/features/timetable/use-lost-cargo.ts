import type { ProjectState } from '@ddak/domain';
import { announce } from '@ddak/ui';
import { useEffect, useRef } from 'react';
import toast from 'react-hot-toast';
import { drawAtOnceWhen, useWhoRemoved } from '../../sync/hooks.ts';
import type { BoardDrag } from './use-board-drag.ts';
import { isLost, isTargetLost, lostTargetWords, lostWords } from './view/lost-cargo.ts';

/**
 * TT27: what is taken away while it hangs at the pointer is let go, and said; of several the rest hangs on. A day that goes
 * from under it is said too.
 */
export function useLostCargo(state: ProjectState, drag: BoardDrag): void {
  const last = useRef(state);
  const whoRemoved = useWhoRemoved();
  useEffect(() => {
    const isGone = (next: ProjectState) => {
      const now = drag.now();
      return now !== null && (isLost(next, now.item) || isTargetLost(last.current, next, now.target));
    };
    return drawAtOnceWhen(isGone);
  }, [drag]);
  useEffect(() => {
    const before = last.current;
    last.current = state;
    const dragging = drag.now();
    if (!dragging) return;
    const lost = isLost(state, dragging.item);
    const words = lost
      ? lostWords(before, state, dragging.item, whoRemoved)
      : lostTargetWords(before, state, dragging.target, whoRemoved);
    if (words === null) return;
    if (lost) drag.end();
    announce(words);
    toast(words);
  }, [state, drag, whoRemoved]);
}
