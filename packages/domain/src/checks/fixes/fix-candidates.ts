import { formatClock, formatDuration } from '../../kernel/clock.ts';
import type { Id } from '../../kernel/id.ts';
import { josa } from '../../kernel/josa.ts';
import type { ProjectState } from '../../state.ts';
import { rowMinutes } from '../../timetable/day-clock.ts';
import { dayMoves } from '../../timetable/day-moves.ts';
import { rowsOf } from '../../timetable/rows-of.ts';
import type { Timetable } from '../../timetable/timetable.ts';
import { unknownMove } from '../../timetable/travel-minutes.ts';
import { isLongerThanLight, lightOn, longestLight } from '../check-light.ts';
import type { PlanFinding } from '../finding.ts';
import { plannedScenes } from '../planned-scenes.ts';
import { daysOff, daysOfWeek, otherDates, otherWeeks } from './fix-date.ts';
import { betweenOthers, exchangedDays, lastOf, otherDays, shorterBy } from './fix-days.ts';
import { longestOnOwnDays, longestOverTwoDays, partsInLight } from './fix-in-parts.ts';
import { inOrderOfLight } from './fix-light-order.ts';
import { otherPlaces } from './fix-order.ts';
import { type FixTools, ownDays } from './fix-own-day.ts';
import { longerMeal, longerPause, mealInTime, phase } from './fix-pauses.ts';
import { longerRest } from './fix-rest.ts';
import { otherStarts } from './fix-start.ts';
import { fix, type PlanFix } from './plan-fix.ts';

/** What might put a finding right, the smallest change first. Whether it does is for `findFix` to try. */
export function* fixCandidates(
  state: ProjectState,
  finding: PlanFinding,
  tools: FixTools,
): Generator<PlanFix, void> {
  const { newId } = tools;
  const day = state.timetable.get(finding.timetableId);
  if (!day) return;
  switch (finding.ruleId) {
    case 'companyMove':
      yield* moves(state, day, finding, newId);
      return;
    case 'overlap':
      yield* noSetStart(finding);
      yield* inTime(state, day, finding, tools);
      return;
    case 'beforeCall':
      yield* earlierCall(day, finding);
      yield* noSetStart(finding);
      return;
    case 'mealWithin':
      yield* mealInTime(state, day, finding.limit ?? 0, newId);
      return;
    case 'breakPerFourHours':
    case 'breakPerEightHours':
      yield* longerPause(state, day, finding, newId);
      return;
    case 'mealLength':
      yield* longerMeal(state, day, finding);
      return;
    case 'restBetweenDays':
    case 'leastRestBetweenDays':
      yield* longerRest(state, day, finding);
      return;
    case 'shootDay':
      yield* shorterBy(state, day, finding.excess);
      yield* longestOverTwoDays(state, day, finding, tools);
      yield* ownDays(state, day, finding, lastOf(state, day, finding.excess), tools);
      yield* longestOnOwnDays(state, day, finding, tools);
      return;
    case 'otherDay':
      yield* shorterRow(state, day, finding.excess);
      yield* shorterBy(state, day, finding.excess);
      return;
    case 'weekExtension':
      yield* shorterBy(state, day, finding.excess);
      yield* otherWeeks(state, day, daysOfWeek(state, day));
      return;
    case 'weeklyDayOff': {
      const week = daysOfWeek(state, day);
      yield* daysOff(state, week);
      yield* otherWeeks(state, day, week);
      return;
    }
    case 'placePermitted':
      yield fix('허가 받음으로 표시', 'editLocation', {
        locationId: finding.subject,
        patch: { permit: 'granted' },
      });
      return;
    case 'placeKnown':
    case 'castKnown':
      return;
    default:
      yield* otherHours(state, day, finding, tools);
  }
}

function* moves(state: ProjectState, day: Timetable, finding: PlanFinding, newId: () => Id) {
  const move = dayMoves(state, day).unplanned.find(({ after }) => after._id === finding.subject);
  if (!move) return;
  const minutes = move.minutes ?? unknownMove(state);
  const args = { rowId: newId(), timetableId: day._id, afterRowId: move.before._id };
  yield fix(`이동 ${minutes}분 넣기`, 'addPhaseRow', { ...args, phaseData: phase('이동', minutes) });
}

function* noSetStart({ rowIds }: PlanFinding) {
  for (const rowId of rowIds) yield fix('시작 시각 풀기', 'editRow', { rowId, patch: { fixedStart: null } });
}

/** A row that keeps its set start, earlier in its day; else what runs into it behind it, or on another day. */
function* inTime(state: ProjectState, day: Timetable, finding: PlanFinding, tools: FixTools) {
  const { rowIds } = finding;
  const rows = rowsOf(state, day._id);
  const at = rows.findIndex(({ _id }) => _id === rowIds[0]);
  const isScene = rows[at]?.rowType === 'scene';
  if (isScene && !rows[at]?.pinned) yield* otherPlaces(state, day, rowIds);
  const before = plannedScenes(state, day).findLast(({ row }) => rows.indexOf(row) < at)?.row;
  if (!before || before.pinned) return;
  yield* otherPlaces(state, day, [before._id]);
  yield* otherDays(state, day, [before._id]);
  yield* ownDays(state, day, finding, [before._id], tools);
}

function* earlierCall(day: Timetable, { value: calltime }: PlanFinding) {
  if (calltime === null) return;
  yield fix(`집합을 ${formatClock(calltime)}으로 앞당기기`, 'editTimetable', {
    timetableId: day._id,
    patch: { calltime },
  });
}

/** The longest row of a day that is neither a scene nor a meal, so much shorter. */
function* shorterRow(state: ProjectState, day: Timetable, by: number) {
  const [longest] = rowsOf(state, day._id)
    .filter((row) => row.rowType === 'phase' && row.phaseData?.kind !== '식사')
    .toSorted((a, b) => rowMinutes(state, b) - rowMinutes(state, a));
  const minutes = longest ? rowMinutes(state, longest) - by : 0;
  if (longest?.phaseData && minutes > 0) {
    const name = longest.phaseData.label || longest.phaseData.kind;
    const label = `${josa(name, '을/를')} ${formatDuration(minutes)}으로 줄이기`;
    yield fix(label, 'editRow', { rowId: longest._id, patch: { minutes } });
  }
}

/**
 * What is about the hours of scenes: elsewhere in their day, with another call, at a set time, all of the day in the order
 * of its light, on another day. A minor's
 * day is also mended by fewer of their scenes. Else the whole day takes another date, or they have a day of their own.
 */
function* otherHours(state: ProjectState, day: Timetable, finding: PlanFinding, tools: FixTools) {
  const scenes = plannedScenes(state, day);
  const meant = scenes.filter(({ row }) => finding.rowIds.includes(row._id));
  const isPinned = meant.some(({ row }) => row.pinned);
  const lightOf = lightOn(state, day, scenes);
  const lights = meant.map((one) => ({ one, light: lightOf(one.scene) }));
  const tooLong = lights.find(({ one, light }) => light !== null && isLongerThanLight(one, light));
  if (finding.ruleId === 'light' && tooLong?.light) {
    yield* partsInLight(state, day, finding, longestLight(tooLong.light), tools);
    return;
  }
  if (!isPinned) yield* otherPlaces(state, day, finding.rowIds);
  yield* otherStarts(state, day, finding);
  if (finding.ruleId === 'light') yield* inOrderOfLight(state, day, finding);
  if (!isPinned) yield* otherDays(state, day, finding.rowIds);
  if (!isPinned) yield* betweenOthers(state, day, finding.rowIds);
  if (meant.length > 1 && finding.ruleId.startsWith('under')) {
    yield* shorterBy(state, day, finding.excess, meant);
    yield* shorterBy(state, day, finding.excess, meant.toReversed());
  }
  yield* exchangedDays(state, day);
  yield* otherDates(state, [day]);
  if (!isPinned) yield* ownDays(state, day, finding, finding.rowIds, tools);
}
