import { commandSubject, type ProjectState } from '@ddak/domain';
import { announce } from '@ddak/ui';
import { useEffect, useRef } from 'react';
import toast from 'react-hot-toast';
import type { BoardDrag } from './use-board-drag.ts';
import { isLost, lostWords } from './view/lost-cargo.ts';

/** TT27: what is taken away while it hangs at the pointer is let go, and said. Of several the rest hangs on. */
export function useLostCargo(state: ProjectState, drag: BoardDrag): void {
  const last = useRef(state);
  useEffect(() => {
    const before = last.current;
    last.current = state;
    const cargo = drag.now()?.item;
    if (!cargo || !isLost(state, cargo)) return;
    const words = `${commandSubject(before, cargo.ids)} · ${lostWords(before, state, cargo)}`;
    drag.end();
    announce(words);
    toast(words);
  }, [state, drag]);
}
