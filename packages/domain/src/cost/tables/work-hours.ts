import type { Id } from '../../kernel/id.ts';
import { paidMinutes } from '../../labour/paid-minutes.ts';
import type { LabourRules } from '../../labour/rules-in-force.ts';
import { workDayOf } from '../../labour/work-day.ts';
import type { ProjectState } from '../../state.ts';
import { daysOf } from '../../timetable/rows-of.ts';
import { dayWithMoves } from '../day-with-moves.ts';
import type { CostWork } from './cost-row.ts';

type Hours = NonNullable<CostWork['hours']>;

/** CO16: the crew's hours of each of these days, with the minutes of moves for which no row stands (CO9). */
export function workHours(
  state: ProjectState,
  boardId: Id,
  rules: LabourRules,
  ids: ReadonlySet<Id>,
): ReadonlyMap<Id, Hours> {
  return new Map(
    daysOf(state, boardId).flatMap((day) => {
      const planned = ids.has(day._id) ? workDayOf(state, day) : null;
      if (!planned) return [];
      const { worked, overtime, night } = paidMinutes(dayWithMoves(state, day, planned), rules);
      return [[day._id, { worked, overtime, night }] as const];
    }),
  );
}

export const sumOfHours = (all: Iterable<Hours>): Hours => {
  const sum = { worked: 0, overtime: 0, night: 0 };
  for (const { worked, overtime, night } of all) {
    sum.worked += worked;
    sum.overtime += overtime;
    sum.night += night;
  }
  return sum;
};
