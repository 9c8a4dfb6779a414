import type { ClockMinutes } from '../kernel/clock.ts';
import type { DateText } from '../kernel/date.ts';
import { holidayOn } from '../kernel/holidays.ts';
import type { ProjectState } from '../state.ts';
import { type DayClock, dayClock } from '../timetable/day-clock.ts';
import { rowsOf } from '../timetable/rows-of.ts';
import { actualClock } from '../timetable/shot/actual-clock.ts';
import type { PhaseData, Timetable } from '../timetable/timetable.ts';

/** A stretch of a day without work. */
export interface Pause {
  readonly kind: 'meal' | 'rest';
  readonly start: ClockMinutes;
  readonly end: ClockMinutes;
}

/**
 * What somebody works on one date, from call to release. Clock times from the date's midnight, may pass 24:00. The
 * rules are told of nothing else, so they hold for a crew, an actor or a plan that is only being thought of.
 */
export interface WorkDay {
  readonly date: DateText;
  readonly start: ClockMinutes;
  readonly end: ClockMinutes;
  readonly pauses: readonly Pause[];
  readonly shooting: boolean;
  readonly holiday: boolean;
}

/** LB2: working time is call to release, less 식사 and 휴식; waiting, moves, setting up and tidying count. */
export const workedMinutes = (day: WorkDay): number =>
  Math.max(0, day.end - day.start - day.pauses.reduce((sum, pause) => sum + pause.end - pause.start, 0));

const PAUSE_KINDS: Readonly<Record<string, Pause['kind']>> = { 식사: 'meal', 휴식: 'rest' };

/** LB2: whether a row is no work, and why. */
export const pauseOf = (phase: Pick<PhaseData, 'kind'> | null): Pause['kind'] | null =>
  PAUSE_KINDS[phase?.kind ?? ''] ?? null;

/** The crew's working day as planned on a day of the board; null on a day off, where nobody works. */
export const workDayOf = (state: ProjectState, day: Timetable): WorkDay | null =>
  workDayBy(state, day, dayClock(state, day._id));

/** LB14: the same as it turned out so far: what is said of the day counts in place of the plan. */
export const actualWorkDayOf = (state: ProjectState, day: Timetable): WorkDay | null =>
  workDayBy(state, day, actualClock(state, day._id));

function workDayBy(
  state: ProjectState,
  day: Timetable,
  { rows: clocks, start, end }: Pick<DayClock, 'rows' | 'start' | 'end'>,
): WorkDay | null {
  if (day.dayKind === '휴일') return null;
  const rows = new Map(rowsOf(state, day._id).map((row) => [row._id, row]));
  const pauses = clocks.flatMap((row): Pause[] => {
    const kind = pauseOf(rows.get(row.rowId)?.phaseData ?? null);
    return kind && row.minutes > 0 ? [{ kind, start: row.start, end: row.end }] : [];
  });
  const holiday = holidayOn(day.tableDate) !== null;
  return { date: day.tableDate, start, end, pauses, shooting: day.dayKind === '촬영', holiday };
}
