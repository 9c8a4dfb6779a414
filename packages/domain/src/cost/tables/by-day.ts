import { shortDate } from '../../kernel/date.ts';
import type { Id } from '../../kernel/id.ts';
import type { ProjectState } from '../../state.ts';
import { dayName } from '../../timetable/day-name.ts';
import { dayNumbers } from '../../timetable/day-no.ts';
import { daysOf } from '../../timetable/rows-of.ts';
import { isOfShoot } from '../../timetable/shot/shot-scenes.ts';
import { type CostRow, costRow, type TableLine } from './cost-row.ts';
import type { workHours } from './work-hours.ts';

/** What is paid for the production and for no day of it (CO14). */
export const ONCE = 'once';

/** CO16: day by day, in their order; what is of no day comes last, so that they add up to the whole. */
export function byDay(
  state: ProjectState,
  boardId: Id,
  lines: readonly TableLine[],
  hours: ReturnType<typeof workHours>,
): CostRow[] {
  const numbers = dayNumbers(state, boardId);
  const amounts = Map.groupBy(lines, ({ dayId }) => dayId ?? ONCE);
  const once = amounts.get(ONCE);
  return [
    ...daysOf(state, boardId).flatMap((day) => {
      const paid = amounts.get(day._id);
      const said = {
        key: day._id,
        name: dayName(day, numbers.get(day._id)),
        // CO20
        about: shortDate(day.tableDate) + (isOfShoot(state, day) ? ' · 찍은 날' : ''),
      };
      const own = hours.get(day._id);
      return paid ? [costRow(said, paid, own ? { days: 0, held: 0, hours: own } : null)] : [];
    }),
    ...(once ? [costRow({ key: ONCE, name: '회차와 무관', about: '' }, once)] : []),
  ];
}
