import type { DayView } from './day-view.ts';
import type { Cargo, DropTarget } from './drop.ts';

export type Place = 'first' | 'last';

/** What 다른 날로 옮기기 means by a day: before or behind all of its rows that stay. */
export function menuTarget(day: DayView, place: Place, cargo: Cargo): DropTarget {
  const staying = day.rows.filter((row) => !cargo.ids.includes(row.rowId));
  const afterRowId = place === 'first' ? null : (staying.at(-1)?.rowId ?? null);
  return { kind: 'day', timetableId: day.timetableId, afterRowId };
}
