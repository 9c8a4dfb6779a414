import type { Id } from '../../kernel/id.ts';
import { paidMinutes } from '../../labour/paid-minutes.ts';
import type { LabourRules } from '../../labour/rules-in-force.ts';
import type { WorkedHours } from '../../labour/worked-hours.ts';
import type { ProjectState } from '../../state.ts';
import { daysOf } from '../../timetable/rows-of.ts';
import { paidWorkDay } from '../paid-work-day.ts';

/** CO16: the crew's hours of each of these days, as they are paid (CO20). */
export function workHours(
  state: ProjectState,
  boardId: Id,
  rules: LabourRules,
  ids: ReadonlySet<Id>,
): ReadonlyMap<Id, WorkedHours> {
  return new Map(
    daysOf(state, boardId).flatMap((day) => {
      const work = ids.has(day._id) ? paidWorkDay(state, day) : null;
      if (!work) return [];
      const { worked, overtime, night } = paidMinutes(work, rules);
      return [[day._id, { worked, overtime, night }] as const];
    }),
  );
}
