import { useSyncExternalStore } from 'react';
import type { Dragging, DragSession } from '../../platform/drag/drag-session.ts';
import type { Cargo, DropTarget } from './view/drop.ts';

/** What is dragged over the board now. It lives outside React: only what shows something of it hears of it. */
export type BoardDrag = DragSession<Cargo, DropTarget>;

/** A part of it; renders only when the part is another. */
export function useBoardDrag<T>(drag: BoardDrag, part: (now: Dragging<Cargo, DropTarget> | null) => T): T {
  return useSyncExternalStore(drag.subscribe, () => part(drag.now()));
}

export const useIsDragging = (drag: BoardDrag): boolean => useBoardDrag(drag, (now) => now !== null);

/** Whether what is dragged would go back into the pool. */
export const useOverPool = (drag: BoardDrag): boolean =>
  useBoardDrag(drag, (now) => now?.target?.kind === 'pool' && now.item.kind === 'rows');

/**
 * The key of the very thing that was pressed, of all of this kind that hang at the pointer; null while nothing does. Who
 * shows rows does not hear of scenes, nor the other way round.
 */
export const useHeldKey = (drag: BoardDrag, kind: Cargo['kind']): string | null =>
  useBoardDrag(drag, (now) =>
    now?.item.kind === kind ? (drag.held?.closest<HTMLElement>('[data-key]')?.dataset.key ?? null) : null,
  );

const sets = new WeakMap<Cargo, ReadonlySet<string>>();
const NONE: ReadonlySet<string> = new Set();

/** The scenes that hang at the pointer. */
export const useLiftedScenes = (drag: BoardDrag): ReadonlySet<string> =>
  useBoardDrag(drag, (now) => (now?.item.kind === 'scenes' ? liftedBy(now) : NONE));

/** What hangs at the pointer, as a set that stays the same while it does. */
export const liftedBy = (now: Dragging<Cargo, DropTarget> | null): ReadonlySet<string> => {
  if (!now) return NONE;
  const known = sets.get(now.item) ?? new Set(now.item.ids);
  sets.set(now.item, known);
  return known;
};
