import { type Id, type ProjectState, plannedRows, rowsOf } from '@ddak/domain';
import type { Cargo, DropTarget } from '../view/drop.ts';

/** A scene put at the end of a day of a board, or (null) back to those that wait, as the drop that would do it. */
export function takeScene(
  state: ProjectState,
  boardId: Id,
  sceneId: Id,
  toDay: Id | null,
): { readonly cargo: Cargo; readonly target: DropTarget } {
  if (toDay) {
    const afterRowId = rowsOf(state, toDay).at(-1)?._id ?? null;
    return {
      cargo: { kind: 'scenes', ids: [sceneId] },
      target: { kind: 'day', timetableId: toDay, afterRowId },
    };
  }
  const ids = plannedRows(state, boardId, sceneId).map(({ _id }) => _id);
  return { cargo: { kind: 'rows', ids }, target: { kind: 'pool' } };
}
