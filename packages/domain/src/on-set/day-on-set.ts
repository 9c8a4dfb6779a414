import type { CallsheetVersion } from '../callsheet/issue/callsheet-version.ts';
import type { FrozenSheet } from '../callsheet/issue/frozen-sheet.ts';
import { recordOf } from '../day-report/record-of.ts';
import type { ClockMinutes } from '../kernel/clock.ts';
import type { Id } from '../kernel/id.ts';
import type { ProjectState } from '../state.ts';
import { isCut } from '../timetable/is-cut.ts';
import { rowsOf } from '../timetable/rows-of.ts';
import type { TimetableRow } from '../timetable/timetable.ts';

/** A line of the issued sheet as it stands on set. */
export interface OnSetLine {
  readonly row: FrozenSheet['rows'][number];
  /** The row of the plan that it is recorded in; null: it left this day, or the plan is not for the reader. */
  readonly recordId: Id | null;
  readonly standing: 'waiting' | 'running' | 'over' | 'dropped' | 'passed';
  readonly isPartial: boolean;
  /** When it was; else when it is expected to be. */
  readonly start: ClockMinutes;
  readonly end: ClockMinutes;
}

export interface DayOnSet {
  /** One, but where somebody has begun another before it ended. */
  readonly running: readonly OnSetLine[];
  /** In their order. */
  readonly waiting: readonly OnSetLine[];
  readonly over: readonly OnSetLine[];
  readonly dropped: readonly OnSetLine[];
  /** When the last line is expected to end, or has. */
  readonly end: ClockMinutes;
  /** Minutes by which that is later than planned; null: nobody has said anything of the day yet. */
  readonly late: number | null;
  /** OS6: nobody has begun anything, though it is time; null: somebody has, or it is not. */
  readonly unsaid: UnsaidStart | null;
}

/** What should have begun, and since how many minutes. */
export interface UnsaidStart {
  readonly line: OnSetLine;
  readonly minutes: number;
}

type Standing = Pick<OnSetLine, 'standing' | 'isPartial' | 'recordId'> & {
  readonly row: OnSetLine['row'];
  readonly actualStart: ClockMinutes | null;
  readonly actualEnd: ClockMinutes | null;
};

/**
 * OS2: the lines of the issued sheet with what became of them. OS3: what is left follows what goes before it, never
 * before its planned time. @param now on the clock of the day
 */
export function dayOnSet(
  state: ProjectState,
  { sheet, timetable }: Pick<CallsheetVersion, 'sheet' | 'timetable'>,
  now: ClockMinutes,
): DayOnSet {
  const rows = rowsOf(state, timetable);
  const isReadable = state.timetable.has(timetable);
  const lines = passedOver(sheet.rows.map((row) => standingOf(state, row, rows, isReadable)));
  const of = (standing: OnSetLine['standing']) => lines.filter((line) => line.standing === standing);
  const over = of('over').map((line) => timed(line, line.row.start));
  const running = of('running').map((line) => runningAt(line, now));
  const begun = [...over, ...running];
  const hasBegun = begun.length > 0;
  const ended = Math.max(0, ...begun.map(({ end }) => end));
  let free = hasBegun ? Math.max(ended, now) : 0;
  const waiting = of('waiting').map((line) => {
    const expected = timed(line, Math.max(line.row.start, free));
    free = expected.end;
    return expected;
  });
  const planned = Math.max(sheet.calltime, ...sheet.rows.map(({ end }) => end));
  const end = waiting.at(-1)?.end ?? (hasBegun ? ended : planned);
  return {
    running,
    waiting,
    over,
    dropped: of('dropped').map((line) => timed(line, line.row.start)),
    end,
    late: hasBegun ? end - planned : null,
    unsaid: hasBegun || !isReadable || now >= planned ? null : unsaidStart(waiting, now),
  };
}

/** So many minutes pass before anybody is told: a tap comes after what it tells of. */
const GRACE = 10;

/** The first scene counts before what leads up to it. */
function unsaidStart(waiting: readonly OnSetLine[], now: ClockMinutes): UnsaidStart | null {
  const due = [waiting.find(({ row }) => row.kind === 'scene'), waiting[0]];
  const line = due.find((one) => one && now - one.row.start >= GRACE);
  return line ? { line, minutes: now - line.row.start } : null;
}

function standingOf(
  state: ProjectState,
  row: OnSetLine['row'],
  rows: readonly TimetableRow[],
  isReadable: boolean,
): Standing {
  // A scene that was taken off the day and put back has another row.
  const own =
    rows.find(({ _id }) => _id === row.rowId) ??
    (row.kind === 'scene' ? rows.find(({ sceneData }) => row.sceneIds.includes(sceneData ?? '')) : undefined);
  if (!own)
    return {
      ...{ row, recordId: null, isPartial: false, actualStart: null, actualEnd: null },
      standing: !isReadable ? 'waiting' : row.kind === 'scene' ? 'dropped' : 'passed',
    };
  const record = recordOf(state, own);
  const { _id: recordId, state: became, actualStart, actualEnd } = record;
  const isOver = became === 'done' || became === 'partial' || actualEnd !== null;
  const isRunning = became === 'shooting' || actualStart !== null;
  return {
    ...{ row, recordId, isPartial: became === 'partial', actualStart, actualEnd },
    standing:
      became === 'dropped' || isCut(state, record)
        ? 'dropped'
        : isOver
          ? 'over'
          : isRunning
            ? 'running'
            : 'waiting',
  };
}

/** Of gatherings, meals and moves that went by nobody has to say so: what came after them has begun. */
function passedOver(lines: readonly Standing[]): readonly Standing[] {
  const begun = lines.findLastIndex(({ standing }) => standing === 'running' || standing === 'over');
  return lines.map((line, i) =>
    i < begun && line.standing === 'waiting' && line.row.kind === 'phase'
      ? { ...line, standing: 'passed' }
      : line,
  );
}

const minutesOf = ({ row }: Standing): number => row.end - row.start;

/** From a time on, as long as planned; what is known of it counts first. */
function timed(line: Standing, from: ClockMinutes): OnSetLine {
  const { row, recordId, standing, isPartial, actualStart, actualEnd } = line;
  const start = actualStart ?? (actualEnd === null ? from : Math.min(from, actualEnd));
  return { row, recordId, standing, isPartial, start, end: actualEnd ?? start + minutesOf(line) };
}

/** What runs longer than planned ends now at the earliest. */
function runningAt(line: Standing, now: ClockMinutes): OnSetLine {
  const expected = timed(line, now);
  return { ...expected, end: Math.max(expected.end, now) };
}
