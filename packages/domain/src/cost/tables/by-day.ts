import { shortDate } from '../../kernel/date.ts';
import type { Id } from '../../kernel/id.ts';
import type { ProjectState } from '../../state.ts';
import { dayName } from '../../timetable/day-name.ts';
import { dayNumbers } from '../../timetable/day-no.ts';
import { daysOf } from '../../timetable/rows-of.ts';
import { type CostRow, costRow, type TableLine } from './cost-row.ts';

/** What is paid for the production and for no day of it (CO14). */
export const ONCE = 'once';

/** CO16: day by day, in their order; what is of no day comes last, so that they add up to the whole. */
export function byDay(state: ProjectState, boardId: Id, lines: readonly TableLine[]): CostRow[] {
  const numbers = dayNumbers(state, boardId);
  const own = Map.groupBy(lines, ({ dayId }) => dayId ?? ONCE);
  const once = own.get(ONCE);
  return [
    ...daysOf(state, boardId).flatMap((day) => {
      const paid = own.get(day._id);
      const said = {
        key: day._id,
        name: dayName(day, numbers.get(day._id)),
        about: shortDate(day.tableDate),
      };
      return paid ? [costRow(said, paid)] : [];
    }),
    ...(once ? [costRow({ key: ONCE, name: '회차와 무관', about: '' }, once)] : []),
  ];
}
