import type { DateText, Id } from '@ddak/domain';
import { useSyncExternalStore } from 'react';
import type { DragSession } from '../../../platform/drag/drag-session.ts';

/** Which day hangs at the pointer, and over which date. */
export function useCalendarDrag(drag: DragSession<Id, DateText>) {
  const lifted = useSyncExternalStore(drag.subscribe, () => drag.now()?.item ?? null);
  const over = useSyncExternalStore(drag.subscribe, () => drag.now()?.target ?? null);
  return { lifted, over };
}
