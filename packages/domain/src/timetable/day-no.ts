import type { ProjectState } from '../state.ts';
import { daysOf } from './rows-of.ts';

/** TT2: 회차 counts the shooting days of a board and unit by date, from 1. Other kinds of day have none. */
export function dayNumbers(state: ProjectState, boardId: string): ReadonlyMap<string, number> {
  const counts: Record<string, number> = {};
  const numbers = new Map<string, number>();
  for (const day of daysOf(state, boardId)) {
    if (day.dayKind !== '촬영') continue;
    counts[day.unit] = (counts[day.unit] ?? 0) + 1;
    numbers.set(day._id, counts[day.unit]!);
  }
  return numbers;
}
