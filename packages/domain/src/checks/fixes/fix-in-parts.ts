import type { Id } from '../../kernel/id.ts';
import type { ProjectState } from '../../state.ts';
import { rowMinutes } from '../../timetable/day-clock.ts';
import { rowsOf } from '../../timetable/rows-of.ts';
import type { Timetable, TimetableRow } from '../../timetable/timetable.ts';
import type { PlanFinding } from '../finding.ts';
import { type PlannedScene, plannedScenes } from '../planned-scenes.ts';
import { sayDay } from './fix-date.ts';
import { NEAREST, openDays } from './fix-days.ts';
import { namesOfRows } from './fix-order.ts';
import { type FixTools, ownDaysOf, sayOwnDay, withItsCalls } from './fix-own-day.ts';
import { fix, type PlanFix } from './plan-fix.ts';

/** Parts are of full so many minutes, but for the last. */
const STEP = 5;

/** TT13, TT32: of a scene that is longer than its light a part on a day of its own, where it has that; the rest in turn. */
export function* partsInLight(
  state: ProjectState,
  day: Timetable,
  { rowIds: [rowId] }: PlanFinding,
  longest: number,
  tools: FixTools,
): Generator<PlanFix, void> {
  const row = rowId === undefined ? undefined : state.timetableRow.get(rowId);
  if (!row || row.pinned) return;
  const first = firstOf(rowMinutes(state, row), longest);
  for (const rest of restsOnOwnDays(state, day, row, first, tools)) yield { ...rest, isFirstOfMore: true };
}

/** TT13: the longest scene of a day that is too long in two parts, the second behind what is shot on one of the next days. */
export function* longestOverTwoDays(
  state: ProjectState,
  day: Timetable,
  finding: PlanFinding,
  { newId }: FixTools,
): Generator<PlanFix, void> {
  const longest = partsOfLongest(state, day, finding);
  if (longest?.of !== 2) return;
  const rowId = longest.row._id;
  const later = openDays(state, day).filter(({ tableDate }) => tableDate > day.tableDate);
  for (const other of later.slice(0, NEAREST))
    yield fix(`${namesOfRows(state, [rowId])} ${sayDay(state, other)}에 나눠 찍기`, 'splitRow', {
      ...{ rowId, secondRowId: newId(), toTimetableId: other._id, firstMinutes: longest.first },
      afterRowId: lastOn(state, other),
    });
}

/** TT13, TT32: the same, a part on a day of its own; what is longer than two days hold, one part after the other. */
export function* longestOnOwnDays(
  state: ProjectState,
  day: Timetable,
  finding: PlanFinding,
  tools: FixTools,
): Generator<PlanFix, void> {
  const longest = partsOfLongest(state, day, finding);
  if (!longest) return;
  for (const rest of restsOnOwnDays(state, day, longest.row, longest.first, tools))
    yield longest.of === 2 ? rest : { ...rest, isFirstOfMore: true };
}

/** Of the longest scene, where nobody has pinned it: into how many parts days can hold it, and the first beside what else is shot. */
function partsOfLongest(state: ProjectState, day: Timetable, { excess }: PlanFinding) {
  const scenes = plannedScenes(state, day);
  const lengthOf = ({ start, end }: PlannedScene) => end - start;
  const [longest] = scenes.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  if (!longest || longest.row.pinned) return null;
  const shot = scenes.reduce((sum, one) => sum + lengthOf(one), 0);
  const minutes = lengthOf(longest);
  const beside = minutes - excess;
  const of = partsIn(minutes, shot - excess);
  const first = firstOf(minutes, shot - excess);
  return { row: longest.row, first: of > 2 || beside < STEP ? first : Math.min(first, beside), of };
}

/** In how many parts minutes fit into a room. */
const partsIn = (minutes: number, room: number): number =>
  Math.max(2, Math.ceil(minutes / Math.max(STEP, Math.floor(room / STEP) * STEP)));

/** What stays when an equal part of so many goes: all the others, so that no day becomes too long that was not. */
function firstOf(minutes: number, room: number): number {
  const of = partsIn(minutes, room);
  return Math.ceil((minutes * (of - 1)) / of / STEP) * STEP;
}

/** Its last scene, else its last row. */
const lastOn = (state: ProjectState, day: Timetable): Id | null =>
  plannedScenes(state, day).at(-1)?.row._id ?? rowsOf(state, day._id).at(-1)?._id ?? null;

function* restsOnOwnDays(
  state: ProjectState,
  day: Timetable,
  { _id: rowId }: TimetableRow,
  firstMinutes: number,
  { ctx, newId }: FixTools,
): Generator<PlanFix, void> {
  for (const own of ownDaysOf(state, day, newId)) {
    const cargo = { kind: 'split' as const, rowId, secondRowId: newId(), firstMinutes };
    const label = `${namesOfRows(state, [rowId])} ${sayOwnDay(state, own)}에 나눠 찍기`;
    const lit = { ruleId: 'light', subject: cargo.secondRowId, rowIds: [cargo.secondRowId] } as const;
    yield* withItsCalls(state, label, { ...own, cargo, calltime: null }, lit, ctx);
  }
}
