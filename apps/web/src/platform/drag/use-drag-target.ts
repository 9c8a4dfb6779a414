import { useSyncExternalStore } from 'react';
import type { DragSession } from './drag-session.ts';

/** What lies under what is dragged now; renders only when that is another. */
export const useDragTarget = <Target>(session: DragSession<unknown, Target>): Target | null =>
  useSyncExternalStore(session.subscribe, () => session.now()?.target ?? null);
