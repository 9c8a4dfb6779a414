import { endOfDay, type ProjectState, rowsOf } from '@ddak/domain';
import type { Cargo, DropTarget } from './drop.ts';

/**
 * Where a drop lands: one behind the last row of a day is one at its end, where scenes stand before what closes the day
 * (DR3). Rows of 일정, and rows that stay on their day, land where they were put.
 */
export function settleTarget(state: ProjectState, cargo: Cargo, target: DropTarget): DropTarget {
  if (target.kind === 'pool') return target;
  const { timetableId, afterRowId } = target;
  const carried = cargo.kind === 'rows' ? cargo.ids.map((id) => state.timetableRow.get(id)) : [];
  if (carried.some((row) => row?.rowType !== 'scene' || row.timetableId === timetableId)) return target;
  const last = rowsOf(state, timetableId).at(-1)?._id ?? null;
  if (afterRowId !== last) return target;
  return { ...target, afterRowId: endOfDay(state, timetableId, new Set(cargo.ids)) };
}
