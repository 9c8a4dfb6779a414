import { type BoardDay, isBlock } from './read-board-day.ts';

const HOUR = 60;

/** How long people eat on this board: what most of its meals take, else an hour. */
export function usualMeal(days: readonly BoardDay[]): number {
  const meals = days.flatMap(({ middle }) =>
    middle.flatMap((item) =>
      !isBlock(item) && item.kind === 'meal' && item.minutes > 0 ? [item.minutes] : [],
    ),
  );
  const counted = [...Map.groupBy(meals, (minutes) => minutes)];
  counted.sort(([a, as], [b, bs]) => bs.length - as.length || b - a);
  return counted[0]?.[0] ?? HOUR;
}

/** What a meal is called by the time at which it begins. */
export function mealName(start: number): string {
  const clock = start % (24 * HOUR);
  if (start >= 24 * HOUR || clock >= 21 * HOUR) return '야식';
  if (clock < 10 * HOUR) return '아침';
  return clock < 15.5 * HOUR ? '점심' : '저녁';
}
