import type { ClockMinutes } from '../kernel/clock.ts';
import type { Scene } from '../scene/scene.ts';
import type { ProjectState } from '../state.ts';
import { dayClock, type RowClock } from './day-clock.ts';
import { isCut } from './is-cut.ts';
import { headOf } from './joined/joined-rows.ts';
import { rowsOf } from './rows-of.ts';
import { labelOfRow } from './scene-parts.ts';
import type { PhaseData, TimetableRow } from './timetable.ts';

/** A day as it is printed: rows that were dropped or are cut (TT38) are left out, joined rows are one line.
 * A call sheet has those that were dropped (CS5). */
export type DayLine = PhaseLine | SceneLine;
interface Line {
  readonly rowId: string;
  readonly start: ClockMinutes;
  readonly end: ClockMinutes;
}
export interface PhaseLine extends Line {
  readonly kind: 'phase';
  readonly phase: PhaseData;
  readonly note: string;
}
export interface SceneLine extends Line {
  readonly kind: 'scene';
  readonly minutes: number;
  readonly scenes: readonly Scene[];
  readonly labels: readonly string[];
  readonly notes: readonly string[];
}

interface ClockRow extends RowClock {
  readonly row: TimetableRow;
}

/** The lines of a day in shooting order, with their clock times. */
export function dayLines(state: ProjectState, timetableId: string): readonly DayLine[] {
  const rows = new Map(rowsOf(state, timetableId).map((row) => [row._id, row]));
  const clocked = dayClock(state, timetableId).rows.flatMap((clock): ClockRow[] => {
    const row = rows.get(clock.rowId);
    return row && row.state !== 'dropped' && !isCut(state, row) ? [{ ...clock, row }] : [];
  });
  const printed = new Map(clocked.map(({ row }) => [row._id, row]));
  const groups = new Map<string, ClockRow[]>();
  for (const item of clocked) {
    const head = headOf(item.row, printed);
    groups.set(head, [...(groups.get(head) ?? []), item]);
  }
  return [...groups.values()].flatMap((group) => lineOf(state, group) ?? []);
}

function lineOf(state: ProjectState, group: readonly ClockRow[]): DayLine | null {
  const [first] = group;
  if (!first) return null;
  const rowId = first.row._id;
  const start = Math.min(...group.map((item) => item.start));
  const end = Math.max(...group.map((item) => item.end));
  if (first.row.phaseData)
    return { kind: 'phase', rowId, start, end, phase: first.row.phaseData, note: first.row.note };
  const parts = group.flatMap(({ row }) => {
    const scene = row.sceneData ? state.scene.get(row.sceneData) : undefined;
    if (!scene) return [];
    return { scene, label: labelOfRow(state, scene, row) };
  });
  if (parts.length === 0) return null;
  return {
    kind: 'scene',
    rowId,
    start,
    end,
    minutes: group.reduce((sum, item) => sum + item.minutes, 0),
    scenes: parts.map(({ scene }) => scene),
    labels: parts.map(({ label }) => label),
    notes: group.map(({ row }) => row.note),
  };
}
