import { dayNumbers, daysOf, isAllocated, type ProjectState } from '@ddak/domain';
import { type DayView, dayView } from './day-view.ts';
import { labourOfBoard } from './labour-view.ts';

export interface BoardTotals {
  readonly scenes: number;
  readonly allocated: number;
  readonly shootingDays: number;
  /** Days beyond their length, and rows that overlap. */
  readonly warnings: number;
}

export interface BoardView {
  readonly days: readonly DayView[];
  readonly totals: BoardTotals;
}

/** Every day of a board by date, with what the foot of the screen counts. */
export function boardView(state: ProjectState, boardId: string): BoardView {
  const numbers = dayNumbers(state, boardId);
  const labour = labourOfBoard(state, boardId);
  const days = daysOf(state, boardId).map((day) =>
    dayView(state, day, numbers.get(day._id) ?? null, labour.get(day._id) ?? []),
  );
  const scenes = [...state.scene.values()].filter((scene) => scene.status !== 'omitted');
  return {
    days,
    totals: {
      scenes: scenes.length,
      allocated: scenes.filter((scene) => isAllocated(state, scene._id)).length,
      shootingDays: numbers.size,
      warnings: days.reduce(
        (count, day) => count + (day.over > 0 ? 1 : 0) + day.rows.filter((row) => row.overlap > 0).length,
        0,
      ),
    },
  };
}
