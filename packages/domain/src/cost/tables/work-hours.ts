import type { Id } from '../../kernel/id.ts';
import { paidMinutes } from '../../labour/paid-minutes.ts';
import type { LabourRules } from '../../labour/rules-in-force.ts';
import { workDayOf } from '../../labour/work-day.ts';
import type { WorkedHours } from '../../labour/worked-hours.ts';
import type { ProjectState } from '../../state.ts';
import { daysOf } from '../../timetable/rows-of.ts';
import { dayWithMoves } from '../day-with-moves.ts';

/** CO16: the crew's hours of each of these days, with the minutes of moves for which no row stands (CO9). */
export function workHours(
  state: ProjectState,
  boardId: Id,
  rules: LabourRules,
  ids: ReadonlySet<Id>,
): ReadonlyMap<Id, WorkedHours> {
  return new Map(
    daysOf(state, boardId).flatMap((day) => {
      const planned = ids.has(day._id) ? workDayOf(state, day) : null;
      if (!planned) return [];
      const { worked, overtime, night } = paidMinutes(dayWithMoves(state, day, planned), rules);
      return [[day._id, { worked, overtime, night }] as const];
    }),
  );
}
