import { formatClock } from '../../kernel/clock.ts';
import type { ProjectState } from '../../state.ts';
import { daysOf } from '../../timetable/rows-of.ts';
import type { Timetable } from '../../timetable/timetable.ts';
import type { PlanFinding } from '../finding.ts';
import { sayDay } from './fix-date.ts';
import { shorterBy } from './fix-days.ts';
import { fix } from './plan-fix.ts';

const STEP = 5;
const LAST_CALL = 2_879;

/** A rest that is too short: a later call, or the day before earlier or shorter. */
export function* longerRest(state: ProjectState, day: Timetable, { value, limit }: PlanFinding) {
  if (limit === null || value === null) return;
  const missing = Math.ceil((limit - value) / STEP) * STEP;
  if (!day.locked && day.calltime + missing <= LAST_CALL)
    yield called(`집합을 ${formatClock(day.calltime + missing)}으로 늦추기`, day, day.calltime + missing);
  const before = daysOf(state, day.boardId).findLast(
    (one) => one.unit === day.unit && one.dayKind !== '휴일' && one.tableDate < day.tableDate,
  );
  if (!before) return;
  const call = before.calltime - missing;
  if (!before.locked && call >= 0)
    yield called(`${sayDay(state, before)} 집합을 ${formatClock(call)}으로 앞당기기`, before, call);
  yield* shorterBy(state, before, missing);
}

const called = (label: string, day: Timetable, calltime: number) =>
  fix(label, 'editTimetable', { timetableId: day._id, patch: { calltime } });
