import { formatClock, josa } from '@ddak/domain';
import { type BoardDay, setMealsOf } from '../read-board-day.ts';
import type { Window } from './window.ts';

const DAY_END = 2 * 24 * 60;

/** SE26: nothing is shot while a meal of a set time is eaten. */
export const aroundSetMeals = (read: BoardDay): Window[] =>
  setMealsOf(read).map(({ row, minutes }): Window => {
    const start = row.fixedStart!;
    const end = start + minutes;
    const name = row.phaseData?.label || '식사';
    return {
      key: row._id,
      spans: [
        { start: 0, end: start },
        { start: end, end: DAY_END },
      ],
      words: `${josa(name, '은/는')} ${formatClock(start)}–${formatClock(end)}에 고정`,
    };
  });
