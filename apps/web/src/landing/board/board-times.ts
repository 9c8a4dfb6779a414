/** A day of this many minutes is what the usual contract holds. */
const LONGEST_DAY = 12 * 60;

/** Minutes after midnight as a clock; past midnight the shooting day goes on (25:30). */
export const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export interface DayTimes {
  /** When each row starts, in minutes after midnight. */
  readonly starts: readonly number[];
  readonly end: number;
  /** Share of the longest day, 0 to 1. */
  readonly load: number;
  /** Minutes beyond the longest day. */
  readonly over: number;
}

/** The clock of a day: each row starts when the one before it ends. All in minutes. */
export function dayTimes(call: number, rows: readonly number[]): DayTimes {
  let at = call;
  const starts = rows.map((minutes) => {
    const start = at;
    at += minutes;
    return start;
  });
  const length = at - call;
  return {
    starts,
    end: at,
    load: Math.min(1, length / LONGEST_DAY),
    over: Math.max(0, length - LONGEST_DAY),
  };
}

/** How long a day is against the longest one, in words. */
export const sayLength = ({ over }: DayTimes): string =>
  over > 0 ? `12시간 초과 ${Math.floor(over / 60)}:${String(over % 60).padStart(2, '0')}` : '12시간 안';

/** What a move would make of a day, in words. */
export const sayMove = (before: DayTimes, after: DayTimes): string =>
  before.end === after.end
    ? `종료 ${clock(after.end)} 그대로 · ${sayLength(after)}`
    : `종료 ${clock(before.end)} → ${clock(after.end)} · ${sayLength(after)}`;
