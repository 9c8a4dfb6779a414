import type { ProjectState } from '@ddak/domain';
import type { HeldStrips } from '@ddak/protocol';
import { useEffect } from 'react';
import { useTellHeld } from '../../platform/presence/tell-held.ts';
import { useProjectNow } from '../../sync/hooks.ts';
import type { BoardDrag } from './use-board-drag.ts';
import type { Cargo, DropTarget } from './view/drop.ts';

/** PR9: tells the others what I drag over which day. It listens to the drag alone, and draws nothing. */
export function useTellCargo(drag: BoardDrag): void {
  const tell = useTellHeld();
  const now = useProjectNow();
  useEffect(() => {
    const stop = drag.subscribe(() => {
      const dragging = drag.now();
      tell(dragging && heldOf(now(), dragging.item, dragging.target));
    });
    return () => {
      stop();
      tell(null);
    };
  }, [drag, tell, now]);
}

/** Null: it hangs over no day, and comes from none. */
export function heldOf(state: ProjectState, { ids }: Cargo, target: DropTarget | null): HeldStrips | null {
  const [stripId] = ids;
  if (stripId === undefined) return null;
  const home = state.timetableRow.get(stripId)?.timetableId;
  const dayId = target?.kind === 'day' ? target.timetableId : home;
  return dayId === undefined ? null : { dayId, stripId, count: ids.length };
}
