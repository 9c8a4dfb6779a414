import type { ProjectState } from '../../state.ts';
import { rowMinutes } from '../day-clock.ts';
import { isCut } from '../is-cut.ts';
import { partCount } from '../scene-parts.ts';
import type { TimetableRow } from '../timetable.ts';
import type { BreakableDay } from './breakable-days.ts';
import type { DayBreak } from './day-break.ts';

/** Scenes of days to come: of those that stand, then of new ones. */
type Filled = readonly (readonly (readonly TimetableRow[])[])[];

/**
 * TT30: the scenes of all days one after another, cut where a day would hold more than `most`. A scene that is longer than
 * that has a day of its own. Days beyond the last of `days` have to be made.
 */
export function fillDays(
  state: ProjectState,
  days: readonly BreakableDay[],
  by: Extract<DayBreak, { most: number }>,
): Filled {
  const measure = (rows: readonly TimetableRow[]) =>
    rows.reduce(
      (sum, row) => sum + (by.kind === 'minutes' ? rowMinutes(state, row) : pagesOf(state, row)),
      0,
    );
  const filled: (readonly TimetableRow[])[][] = days.map(() => []);
  let at = 0;
  let held = staysOn(days[0], measure);
  for (const group of days.flatMap(({ flowing }) => flowing)) {
    const wanted = measure(group);
    while (held > 0 && held + wanted > by.most) {
      at += 1;
      held = staysOn(days[at], measure);
    }
    if (at === filled.length) filled.push([]);
    filled[at]!.push(group);
    held += wanted;
  }
  return filled;
}

const staysOn = (day: BreakableDay | undefined, measure: (rows: readonly TimetableRow[]) => number): number =>
  measure((day?.staying ?? []).filter(({ rowType, state }) => rowType === 'scene' && state !== 'dropped'));

/** Eighths; of a part of a scene its share. */
const pagesOf = (state: ProjectState, row: TimetableRow): number =>
  isCut(state, row) ? 0 : (state.scene.get(row.sceneData ?? '')?.pages ?? 0) / partCount(state, row);

/** TT29: what stands from the row on goes to the next day, before what that has; null: there is nothing to cut, or the day begins there. */
export function cutAt(days: readonly BreakableDay[], beforeRowId: string): Filled | null {
  const [first, second] = days;
  const at = first?.flowing.findIndex((group) => group.some(({ _id }) => _id === beforeRowId)) ?? -1;
  // What is shot there stays, so that all the rest may go.
  const keepsScene = first?.staying.some((row) => row.rowType === 'scene' && row.state !== 'dropped');
  if (!first || at < (keepsScene ? 0 : 1)) return null;
  const filled = days.map(({ flowing }) => flowing);
  return [
    first.flowing.slice(0, at),
    [...first.flowing.slice(at), ...(second?.flowing ?? [])],
    ...filled.slice(2),
  ];
}
