import { formatClock } from '../../kernel/clock.ts';
import type { ProjectState } from '../../state.ts';
import type { Timetable } from '../../timetable/timetable.ts';
import type { PlanFinding } from '../finding.ts';
import { arrangementsByLight } from '../light-order/arrange-by-light.ts';
import { fix } from './plan-fix.ts';

/** So many orders and calls are tried. */
const MOST = 3;

/** TT33: all of a day in the order in which its light comes, with a call at which the scenes of the finding have theirs. */
export function* inOrderOfLight(state: ProjectState, day: Timetable, { rowIds: meant }: PlanFinding) {
  if (day.locked) return;
  for (const { rowIds, calltime } of arrangementsByLight(state, day, meant).slice(0, MOST)) {
    const isOther = calltime !== day.calltime;
    yield fix(`낮·밤에 맞춰 순서 바꾸기${isOther ? ` · 집합 ${formatClock(calltime)}` : ''}`, 'arrangeDay', {
      timetableId: day._id,
      rowIds: [...rowIds],
      calltime: isOther ? calltime : null,
    });
  }
}
