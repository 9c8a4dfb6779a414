import type { DateText, Id } from '@ddak/domain';
import { useEffect } from 'react';
import type { DragSession } from '../../../platform/drag/drag-session.ts';
import { useTellHeld } from '../../../platform/presence/tell-held.ts';

/** PR11: tells the others which day I drag over which date. It listens to the drag alone, and draws nothing. */
export function useTellDay(drag: DragSession<Id, DateText>): void {
  const tell = useTellHeld();
  useEffect(() => {
    const stop = drag.subscribe(() => {
      const dragging = drag.now();
      tell(dragging && { dayId: dragging.item, date: dragging.target });
    });
    return () => {
      stop();
      tell(null);
    };
  }, [drag, tell]);
}
