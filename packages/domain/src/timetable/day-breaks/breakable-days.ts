import type { Id } from '../../kernel/id.ts';
import type { ProjectState } from '../../state.ts';
import { joinedRows } from '../joined/joined-rows.ts';
import { daysOf, rowsOf } from '../rows-of.ts';
import type { Timetable, TimetableRow } from '../timetable.ts';
import type { DayBreak } from './day-break.ts';

/** A day whose scenes may flow on to the next. */
export interface BreakableDay {
  readonly day: Timetable;
  /** Scenes in their order, those that are shot as one together. */
  readonly flowing: readonly (readonly TimetableRow[])[];
  /** What stays on the day: 일정 줄, and what is pinned or set to a time. */
  readonly staying: readonly TimetableRow[];
}

/**
 * TT30: the shooting days of one unit from a day on; locked days and those on which something was shot are left alone, but for
 * the first where its rest is put off by hand (TT29).
 */
export function breakableDays(
  state: ProjectState,
  from: Timetable,
  by: DayBreak['kind'] = 'hand',
): BreakableDay[] {
  return daysOf(state, from.boardId)
    .filter(
      (day) =>
        day.unit === from.unit &&
        day.dayKind === '촬영' &&
        !day.locked &&
        day.tableDate >= from.tableDate &&
        ((day._id === from._id && by === 'hand') || !rowsOf(state, day._id).some(isBegun)),
    )
    .map((day) => readDay(state, day));
}

const isBegun = (row: TimetableRow): boolean =>
  row.actualStart !== null || !['planned', 'dropped'].includes(row.state);

function readDay(state: ProjectState, day: Timetable): BreakableDay {
  const rows = rowsOf(state, day._id);
  const groupOf = new Map<Id, readonly TimetableRow[]>(
    joinedRows(state, day._id).flatMap((group) => group.map((row) => [row._id, group] as const)),
  );
  const groups = [...new Set(rows.map((row) => groupOf.get(row._id) ?? [row]))];
  const flowing = groups.filter((group) => group.every(flows));
  const moving = new Set(flowing.flat());
  return { day, flowing, staying: rows.filter((row) => !moving.has(row)) };
}

const flows = (row: TimetableRow): boolean =>
  row.rowType === 'scene' && row.state === 'planned' && !row.pinned && row.fixedStart === null;
