import type { DateText, Id } from '@ddak/domain';
import { useSyncExternalStore } from 'react';
import type { DragSession } from '../../../platform/drag/drag-session.ts';
import { useDragTarget } from '../../../platform/drag/use-drag-target.ts';

/** Which day hangs at the pointer, and over which date. */
export function useCalendarDrag(drag: DragSession<Id, DateText>) {
  const lifted = useSyncExternalStore(drag.subscribe, () => drag.now()?.item ?? null);
  const over = useDragTarget(drag);
  return { lifted, over };
}
