import { formatClock } from '../../kernel/clock.ts';
import type { Id } from '../../kernel/id.ts';
import type { ProjectState } from '../../state.ts';
import { dayClock, type RowClock, rowMinutes } from '../../timetable/day-clock.ts';
import { rowsOf } from '../../timetable/rows-of.ts';
import type { PhaseData, Timetable } from '../../timetable/timetable.ts';
import { rulesOf } from '../check-board.ts';
import type { PlanFinding } from '../finding.ts';
import { fix } from './plan-fix.ts';

const MEAL = 60;
const STEP = 5;

export const phase = (kind: PhaseData['kind'], minutes: number): PhaseData => ({
  kind,
  label: '',
  minutes,
  note: '',
});

/** The meal that comes too late earlier, else one more, as late as it may be or before that, else a short one. */
export function* mealInTime(state: ProjectState, day: Timetable, limit: number, newId: () => Id) {
  const clock = dayClock(state, day._id);
  const places = clock.rows.filter((row) => row.end <= clock.start + limit).toReversed();
  const meal = rowsOf(state, day._id).find((row) => row.phaseData?.kind === '식사');
  if (meal && !meal.pinned)
    for (const place of places)
      yield fix(`식사를 ${formatClock(place.end)}으로 앞당기기`, 'moveRows', {
        rowIds: [meal._id],
        toTimetableId: day._id,
        afterRowId: place.rowId,
      });
  const least = rulesOf(state, day.boardId).mealLength.value;
  for (const minutes of [MEAL, least])
    yield* pauses(day, '식사', minutes, places.length > 0 ? places : [null], newId);
}

/** A pause that is there longer; the meal, where there is none yet; else a rest about the middle of the day. */
export function* longerPause(state: ProjectState, day: Timetable, finding: PlanFinding, newId: () => Id) {
  const missing = Math.max(STEP, (finding.limit ?? 0) - (finding.value ?? 0));
  const clock = dayClock(state, day._id);
  const rows = rowsOf(state, day._id);
  if (!rows.some((row) => row.phaseData?.kind === '식사'))
    yield* mealInTime(state, day, rulesOf(state, day.boardId).mealWithin.value, newId);
  for (const row of rows) {
    const kind = row.phaseData?.kind;
    const minutes = rowMinutes(state, row) + missing;
    if (row.state === 'planned' && (kind === '식사' || kind === '휴식') && minutes <= MEAL)
      yield fix(`${kind}${kind === '식사' ? '를' : '을'} ${minutes}분으로`, 'editRow', {
        rowId: row._id,
        patch: { minutes },
      });
  }
  const middle = (clock.start + clock.end) / 2;
  const between = clock.rows.slice(0, -1).filter(({ end }) => end > clock.start);
  const places = between.toSorted((a, b) => Math.abs(a.end - middle) - Math.abs(b.end - middle));
  yield* pauses(day, '휴식', missing, places, newId);
}

/** A meal that is too short as long as it must be. */
export function* longerMeal(state: ProjectState, day: Timetable, finding: PlanFinding) {
  const meals = rowsOf(state, day._id).filter((row) => row.phaseData?.kind === '식사');
  const meal = meals.find((row) => rowMinutes(state, row) === finding.value);
  if (meal && finding.limit !== null)
    yield fix(`식사를 ${finding.limit}분으로`, 'editRow', {
      rowId: meal._id,
      patch: { minutes: finding.limit },
    });
}

/** A pause behind each of the rows, or at the call. */
function* pauses(
  day: Timetable,
  kind: '식사' | '휴식',
  minutes: number,
  places: readonly (RowClock | null)[],
  newId: () => Id,
) {
  for (const place of places)
    yield fix(`${formatClock(place?.end ?? day.calltime)}에 ${kind} ${minutes}분 넣기`, 'addPhaseRow', {
      rowId: newId(),
      timetableId: day._id,
      afterRowId: place?.rowId ?? null,
      phaseData: phase(kind, minutes),
    });
}
