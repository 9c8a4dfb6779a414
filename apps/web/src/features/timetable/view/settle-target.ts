import { endOfDay, type Id, joinedRows, type ProjectState, rowsOf, type TimetableRow } from '@ddak/domain';
import type { Cargo, DropTarget } from './drop.ts';

/**
 * Where a drop lands: one behind the last row of a day is one at its end, where scenes stand before what closes the day
 * (DR3). Rows of 일정, and rows that stay on their day, land where they were put.
 */
export function settleTarget(state: ProjectState, cargo: Cargo, target: DropTarget): DropTarget {
  if (target.kind === 'pool') return target;
  const { timetableId } = target;
  const afterRowId = besideJoined(state, cargo, timetableId, target.afterRowId);
  return settleEnd(state, cargo, { ...target, afterRowId });
}

/** TT19: nothing is put between rows that are shot as one: what comes from below lands above them, all else below. */
function besideJoined(state: ProjectState, cargo: Cargo, timetableId: Id, afterRowId: Id | null): Id | null {
  const groups = joinedRows(state, timetableId);
  if (groups.length === 0) return afterRowId;
  const moving = new Set(cargo.ids);
  const staying = rowsOf(state, timetableId).filter(({ _id }) => !moving.has(_id));
  const at = staying.findIndex(({ _id }) => _id === afterRowId);
  const [above, below] = [staying[at], staying[at + 1]];
  const group = above && groups.find((one) => one.includes(above));
  if (!group || !below || !group.includes(below)) return afterRowId;
  const order = rowsOf(state, timetableId).map(({ _id }) => _id);
  const isFromBelow = cargo.ids.some((id) => order.indexOf(id) > order.indexOf(above._id));
  const isInGroup = (row: TimetableRow | undefined) => row !== undefined && group.includes(row);
  if (isFromBelow) return staying.slice(0, at).findLast((row) => !isInGroup(row))?._id ?? null;
  const next = staying.findIndex((row, i) => i > at && !isInGroup(row));
  return staying.at(next === -1 ? -1 : next - 1)?._id ?? null;
}

function settleEnd(
  state: ProjectState,
  cargo: Cargo,
  target: DropTarget & { readonly kind: 'day' },
): DropTarget {
  const { timetableId, afterRowId } = target;
  const carried = cargo.kind === 'rows' ? cargo.ids.map((id) => state.timetableRow.get(id)) : [];
  if (carried.some((row) => row?.rowType !== 'scene' || row.timetableId === timetableId)) return target;
  const last = rowsOf(state, timetableId).at(-1)?._id ?? null;
  if (afterRowId !== last) return target;
  return { ...target, afterRowId: endOfDay(state, timetableId, new Set(cargo.ids)) };
}
