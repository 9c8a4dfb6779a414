import type { Id } from '../../kernel/id.ts';
import { rulesInForce } from '../../labour/rules-in-force.ts';
import type { ProjectState } from '../../state.ts';
import { dayClock, type RowClock } from '../day-clock.ts';
import { rowsOf } from '../rows-of.ts';
import type { PhaseData, TimetableRow } from '../timetable.ts';
import { isClosing } from './day-row-set.ts';

/** Room that a meal must leave before it for one more scene. */
const ONE_SCENE_MINUTES = 60;

/**
 * DR3: after which row a scene stands that is put at the end of a day (null: first): before the rows that close it, and
 * before a meal that can wait for one more scene. `moving` are rows that leave their places meanwhile.
 */
export function endOfDay(state: ProjectState, timetableId: Id, moving: ReadonlySet<Id>): Id | null {
  const rows = openRows(rowsOf(state, timetableId).filter((row) => !moving.has(row._id)));
  let end = rows.length;
  const within = mealWithin(state, timetableId);
  const clocks = new Map(dayClock(state, timetableId).rows.map((clock) => [clock.rowId, clock]));
  while (end > 0 && canWait(state, rows.slice(0, end), clocks, within)) end--;
  return rows[end - 1]?._id ?? null;
}

/** DR3: after which row a 일정 줄 stands that is added to a day (null: first): last where it closes the day, else before what does. */
export function endOfPhases(state: ProjectState, timetableId: Id, phase: PhaseData): Id | null {
  const rows = rowsOf(state, timetableId);
  return (isClosing(phase) ? rows : openRows(rows)).at(-1)?._id ?? null;
}

/** The rows without those at their end that close the day. */
const openRows = (rows: readonly TimetableRow[]): readonly TimetableRow[] =>
  rows.slice(0, rows.findLastIndex((row) => !isClosing(row.phaseData)) + 1);

const mealWithin = (state: ProjectState, timetableId: Id): number => {
  const projectId = state.timetable.get(timetableId)?.projectId ?? '';
  return rulesInForce(state.project.get(projectId)?.labourRules).mealWithin.value;
};

/** Whether the last of the rows is a meal that would still be in time after one more scene. */
function canWait(
  state: ProjectState,
  rows: readonly TimetableRow[],
  clocks: ReadonlyMap<Id, RowClock>,
  within: number,
): boolean {
  const meal = rows.at(-1)!;
  const clock = clocks.get(meal._id);
  if (meal.phaseData?.kind !== '식사' || meal.state !== 'planned' || !clock) return false;
  if (meal.fixedStart !== null) return clock.gapBefore >= ONE_SCENE_MINUTES;
  const eaten = rows.slice(0, -1).findLast((row) => row.phaseData?.kind === '식사');
  const since = eaten ? clocks.get(eaten._id)?.end : state.timetable.get(meal.timetableId)?.calltime;
  return clock.start - (since ?? clock.start) + ONE_SCENE_MINUTES <= within;
}
