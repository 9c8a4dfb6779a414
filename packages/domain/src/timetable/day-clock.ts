import type { ClockMinutes } from '../kernel/clock.ts';
import type { Id } from '../kernel/id.ts';
import { remembering } from '../kernel/remember.ts';
import { plannedMinutes } from '../scene/planned-minutes.ts';
import type { ProjectState } from '../state.ts';
import { isCut } from './is-cut.ts';
import { rowsOf } from './rows-of.ts';
import type { TimetableRow } from './timetable.ts';

/** When a row of a day begins and ends. All in minutes; clock times from the day's midnight, may pass 24:00. */
export interface RowClock {
  readonly rowId: Id;
  readonly start: ClockMinutes;
  readonly end: ClockMinutes;
  readonly minutes: number;
  /** Idle minutes before it, because its start is fixed. */
  readonly gapBefore: number;
  /** How long something before it still runs when it starts. */
  readonly overlap: number;
}

export interface DayClock {
  readonly rows: readonly RowClock[];
  readonly start: ClockMinutes;
  readonly end: ClockMinutes;
  /** From start to end, less meals and rests. */
  readonly workedMinutes: number;
  readonly shootMinutes: number;
  readonly gapMinutes: number;
}

const RESTS: readonly string[] = ['식사', '휴식'];

/** Minutes that a row takes: its own, else the scene's planned ones (SC3). One that was dropped, or is cut (TT38), takes none. */
export const rowMinutes = (state: ProjectState, row: TimetableRow): number =>
  isCut(state, row) ? 0 : lengthOfRow(state, row);

/** What a row takes once it is shot: that of a scene that was cut, too. */
export function lengthOfRow(state: ProjectState, row: TimetableRow): number {
  if (row.state === 'dropped') return 0;
  if (row.rowType === 'phase') return row.minutes ?? row.phaseData?.minutes ?? 0;
  if (row.minutes !== null) return row.minutes;
  const scene = row.sceneData ? state.scene.get(row.sceneData) : undefined;
  const project = state.project.get(row.projectId);
  return scene && project ? plannedMinutes(scene, project) : 0;
}

const rememberClock = remembering<readonly TimetableRow[], DayClock>();

/**
 * TT3: the planned clock of a day, derived from its call and its rows, never stored. An unknown day has no rows and
 * starts at 0.
 */
export function dayClock(state: ProjectState, timetableId: Id): DayClock {
  const call = state.timetable.get(timetableId)?.calltime ?? 0;
  const rows = rowsOf(state, timetableId);
  return rememberClock(rows, [call, state.scene, state.project], () => newClock(state, rows, call));
}

function newClock(state: ProjectState, rows: readonly TimetableRow[], call: ClockMinutes): DayClock {
  const clocks: RowClock[] = [];
  let before = call;
  let latest = call;
  for (const row of rows) {
    const start = (isCut(state, row) ? null : row.fixedStart) ?? before;
    const minutes = rowMinutes(state, row);
    const first = clocks.length === 0;
    clocks.push({
      rowId: row._id,
      start,
      end: start + minutes,
      minutes,
      gapBefore: Math.max(0, start - latest),
      // What starts before the call runs over nothing: somebody simply comes earlier.
      overlap: first ? 0 : Math.max(0, latest - start),
    });
    before = start + minutes;
    // Where the first begins before the call, nothing runs until the call.
    latest = first && start < call ? before : Math.max(latest, before);
  }
  return { rows: clocks, ...totals(rows, clocks, call) };
}

function totals(rows: readonly TimetableRow[], clocks: readonly RowClock[], call: ClockMinutes) {
  const start = Math.min(call, ...clocks.map((clock) => clock.start));
  const end = Math.max(call, ...clocks.map((clock) => clock.end));
  const sum = (counts: (row: TimetableRow) => boolean) =>
    clocks.reduce((total, clock, i) => total + (counts(rows[i]!) ? clock.minutes : 0), 0);
  const rests = sum((row) => RESTS.includes(row.phaseData?.kind ?? ''));
  return {
    start,
    end,
    workedMinutes: Math.max(0, end - start - rests),
    shootMinutes: sum((row) => row.rowType === 'scene'),
    gapMinutes: clocks.reduce((total, clock) => total + clock.gapBefore, 0),
  };
}
