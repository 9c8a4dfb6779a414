import { useCallback, useState } from 'react';
import type { ColumnWidth } from '../column-width.ts';
import type { BoardViewName } from '../use-board-place.ts';
import { USUAL_LOOK } from './strip-look.ts';
import { useStripLook } from './use-strip-look.ts';

/** TT23: how strips look where somebody is now, and whether that can be chosen there; on a phone from a sheet. */
export function useShownLook(view: BoardViewName, width: ColumnWidth, phone: boolean) {
  const looking = useStripLook();
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  // Two weeks at once have no room for more than number and set.
  const isTight = width === 'weeks' && view === 'board' && !phone;
  const isOffered = (view === 'board' || view === 'day') && !isTight;
  return {
    looking,
    isOpen,
    close,
    look: isTight ? USUAL_LOOK : looking.look,
    onMenu: isOffered && !phone ? looking : null,
    onSheet: isOffered && phone ? open : null,
  };
}
