import { dayTimes } from '../../day-report/day-times.ts';
import { reportOf } from '../../day-report/report-of.ts';
import { remembering } from '../../kernel/remember.ts';
import type { ProjectState } from '../../state.ts';
import { type DayClock, dayClock, type RowClock } from '../day-clock.ts';
import { rowsOf } from '../rows-of.ts';
import type { TimetableRow } from '../timetable.ts';

type ActualClock = Pick<DayClock, 'rows' | 'start' | 'end'>;

const rememberActual = remembering<DayClock, ActualClock>();

/**
 * TT36: the clock of a day as it turned out so far: what was recorded at its times, what is left after it and never before its
 * planned time, gathering and release as somebody said them. The planned clock where nobody has said anything.
 */
export function actualClock(state: ProjectState, timetableId: string): ActualClock {
  const planned = dayClock(state, timetableId);
  const rows = rowsOf(state, timetableId);
  const report = reportOf(state, timetableId);
  return rememberActual(planned, [rows, report], () => {
    const isSaid = report !== undefined || rows.some(isRecorded);
    return isSaid ? asItWas(planned, rows, dayTimes(state, timetableId)) : planned;
  });
}

export const isRecorded = (row: TimetableRow): boolean => row.actualStart !== null || row.actualEnd !== null;

function asItWas(
  planned: DayClock,
  rows: readonly TimetableRow[],
  { gatheredAt, releasedAt }: ReturnType<typeof dayTimes>,
): ActualClock {
  let free = Number.NEGATIVE_INFINITY;
  const clocks = rows.map((row, i): RowClock => {
    const plan = planned.rows[i]!;
    const times = isRecorded(row) ? recorded(row, plan) : after(free, plan);
    const gapBefore = Number.isFinite(free) ? Math.max(0, times.start - free) : plan.gapBefore;
    free = Math.max(free, isRecorded(row) || Number.isFinite(free) ? times.end : free);
    return { rowId: row._id, ...times, minutes: times.end - times.start, gapBefore, overlap: 0 };
  });
  const end = releasedAt ?? Math.max(...clocks.map((clock) => clock.end), planned.start);
  const start = gatheredAt ?? Math.min(planned.start, ...clocks.map((clock) => clock.start));
  // A release before the gathering is a slip of the hand, or a night that is written without its 24 hours (RP5).
  return end < start
    ? { rows: clocks, start: planned.start, end: planned.end }
    : { rows: clocks, start, end };
}

type Span = Pick<RowClock, 'start' | 'end'>;

/** What is known of it counts; for the rest it took its planned minutes. */
function recorded({ actualStart, actualEnd }: TimetableRow, plan: RowClock): Span {
  const start = actualStart ?? Math.min(plan.start, actualEnd ?? plan.start);
  const end = actualEnd ?? start + plan.minutes;
  return { start: Math.min(start, end), end };
}

const after = (free: number, plan: RowClock): Span => {
  const start = Math.max(plan.start, free);
  return { start, end: start + plan.minutes };
};
