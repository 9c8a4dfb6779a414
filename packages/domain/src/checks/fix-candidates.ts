import { josa } from 'es-hangul';
import { formatClock } from '../kernel/clock.ts';
import { daysBetween } from '../kernel/date.ts';
import type { Id } from '../kernel/id.ts';
import type { ProjectState } from '../state.ts';
import { type DayClock, dayClock, rowMinutes } from '../timetable/day-clock.ts';
import { dayMoves } from '../timetable/day-moves.ts';
import { daysOf, rowsOf } from '../timetable/rows-of.ts';
import type { PhaseData, Timetable } from '../timetable/timetable.ts';
import { unknownMove } from '../timetable/travel-minutes.ts';
import type { PlanFinding } from './finding.ts';
import { daysOff, daysOfWeek, otherDates, sayDay } from './fix-date.ts';
import { namesOfRows, otherPlaces } from './fix-order.ts';
import { otherStarts } from './fix-start.ts';
import { fix, type PlanFix } from './plan-fix.ts';
import { plannedScenes } from './planned-scenes.ts';

const MEAL = 60;
const STEP = 5;

/** What might put a finding right, the smallest change first. Whether it does is for `findFix` to try. */
export function* fixCandidates(
  state: ProjectState,
  finding: PlanFinding,
  newId: () => Id,
): Generator<PlanFix, void> {
  const day = state.timetable.get(finding.timetableId);
  if (!day) return;
  const clock = dayClock(state, day._id);
  switch (finding.ruleId) {
    case 'companyMove':
      yield* moves(state, day, finding, newId);
      return;
    case 'overlap':
      yield fix('시작 시각 풀기', 'editRow', { rowId: finding.rowIds[0]!, patch: { fixedStart: null } });
      return;
    case 'beforeCall':
      yield* earlierCall(day, finding);
      yield fix('시작 시각 풀기', 'editRow', { rowId: finding.rowIds[0]!, patch: { fixedStart: null } });
      return;
    case 'mealWithin':
      yield* pauseBefore(day, clock, '식사', MEAL, clock.start + (finding.limit ?? 0), newId);
      return;
    case 'breakPerFourHours':
    case 'breakPerEightHours': {
      const minutes = Math.max(STEP, (finding.limit ?? 0) - (finding.value ?? 0));
      yield* pauseBefore(day, clock, '휴식', minutes, (clock.start + clock.end) / 2, newId);
      return;
    }
    case 'mealLength':
      yield* longerMeal(state, day, finding);
      return;
    case 'restBetweenDays':
    case 'leastRestBetweenDays':
      yield* laterCall(day, finding);
      return;
    case 'shootDay':
      yield* otherDays(state, day, lastScene(state, day));
      return;
    case 'weekExtension':
      yield* otherDays(state, day, lastScene(state, day));
      yield* otherDates(state, daysOfWeek(state, day));
      return;
    case 'weeklyDayOff': {
      const week = daysOfWeek(state, day);
      yield* daysOff(state, week);
      yield* otherDates(state, week);
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
      yield* otherHours(state, day, finding);
  }
}

const phase = (kind: PhaseData['kind'], minutes: number): PhaseData => ({
  kind,
  label: '',
  minutes,
  note: '',
});

function* moves(state: ProjectState, day: Timetable, finding: PlanFinding, newId: () => Id) {
  const move = dayMoves(state, day).unplanned.find(({ after }) => after._id === finding.subject);
  if (!move) return;
  const minutes = move.minutes ?? unknownMove(state);
  const args = { rowId: newId(), timetableId: day._id, afterRowId: move.before._id };
  yield fix(`이동 ${minutes}분 넣기`, 'addPhaseRow', { ...args, phaseData: phase('이동', minutes) });
}

/** A pause after the last row that ends before `latest`. */
function* pauseBefore(
  day: Timetable,
  clock: DayClock,
  kind: '식사' | '휴식',
  minutes: number,
  latest: number,
  newId: () => Id,
) {
  const before = clock.rows.findLast((row) => row.end <= latest);
  const args = { rowId: newId(), timetableId: day._id, afterRowId: before?.rowId ?? null };
  const at = formatClock(before?.end ?? day.calltime);
  yield fix(`${at}에 ${kind} ${minutes}분 넣기`, 'addPhaseRow', { ...args, phaseData: phase(kind, minutes) });
}

function* longerMeal(state: ProjectState, day: Timetable, finding: PlanFinding) {
  const meals = rowsOf(state, day._id).filter((row) => row.phaseData?.kind === '식사');
  const meal = meals.find((row) => rowMinutes(state, row) === finding.value);
  if (meal && finding.limit !== null)
    yield fix(`식사를 ${finding.limit}분으로`, 'editRow', {
      rowId: meal._id,
      patch: { minutes: finding.limit },
    });
}

function* laterCall(day: Timetable, finding: PlanFinding) {
  if (finding.limit === null || finding.value === null) return;
  const calltime = Math.ceil((day.calltime + finding.limit - finding.value) / STEP) * STEP;
  if (calltime < 2880)
    yield fix(`집합을 ${formatClock(calltime)}으로 늦추기`, 'editTimetable', {
      timetableId: day._id,
      patch: { calltime },
    });
}

function* earlierCall(day: Timetable, { value: calltime }: PlanFinding) {
  if (calltime === null) return;
  const label = `집합을 ${josa(formatClock(calltime), '으로/로')} 앞당기기`;
  yield fix(label, 'editTimetable', { timetableId: day._id, patch: { calltime } });
}

/** What is about the hours of scenes: elsewhere in their day, with another call, at a set time, on another day. */
function* otherHours(state: ProjectState, day: Timetable, finding: PlanFinding) {
  const isPinned = finding.rowIds.some((id) => state.timetableRow.get(id)?.pinned);
  if (!isPinned) yield* otherPlaces(state, day, finding.rowIds);
  yield* otherStarts(state, day, finding);
  if (!isPinned) yield* otherDays(state, day, finding.rowIds);
}

const lastScene = (state: ProjectState, day: Timetable): Id[] =>
  plannedScenes(state, day)
    .slice(-1)
    .map(({ row }) => row._id);

/** The same rows on the other days of the board, the nearest first: behind their last scene, or before their first. */
function* otherDays(state: ProjectState, day: Timetable, rowIds: readonly Id[]) {
  if (rowIds.length === 0) return;
  const distance = (other: Timetable) => Math.abs(daysBetween(day.tableDate, other.tableDate));
  const others = daysOf(state, day.boardId).filter(
    (other) => other._id !== day._id && other.dayKind === '촬영' && !other.locked && other.unit === day.unit,
  );
  for (const other of others.toSorted((a, b) => distance(a) - distance(b))) {
    const scenes = plannedScenes(state, other);
    const rows = rowsOf(state, other._id);
    const first = rows.findIndex((row) => row._id === scenes[0]?.row._id);
    const label = `${namesOfRows(state, rowIds)} ${josa(sayDay(state, other), '으로/로')} 옮기기`;
    const to = { rowIds: [...rowIds], toTimetableId: other._id };
    const behind = scenes.at(-1)?.row._id ?? rows.at(-1)?._id ?? null;
    yield fix(label, 'moveRows', { ...to, afterRowId: behind });
    if (first >= 0) yield fix(label, 'moveRows', { ...to, afterRowId: rows[first - 1]?._id ?? null });
  }
}
