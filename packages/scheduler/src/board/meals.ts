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

const MEALS = ['아침', '점심', '저녁', '야식'] as const;
export type MealName = (typeof MEALS)[number];

export const isMealName = (label: string | undefined): label is MealName =>
  MEALS.some((name) => name === label);

/** From which hour of the shooting day to which a meal of each name may begin, as people speak: wider than `mealAt`. */
const HOURS: Readonly<Record<MealName, readonly [from: number, to: number]>> = {
  아침: [0, 11],
  점심: [10, 16],
  저녁: [15, 23],
  야식: [20, 36],
};

/** Whether a meal is still called so when it begins then, after the last of the day; a name of somebody's own always is. */
export function mayKeepName(label: string | undefined, start: number, last: MealName | null): boolean {
  if (!isMealName(label)) return true;
  const [from, to] = HOURS[label];
  const isLater = last === null || MEALS.indexOf(label) > MEALS.indexOf(last);
  return isLater && start >= from * HOUR && start < to * HOUR;
}

/** What a meal is called by the time at which it begins; after another of the day the next one, for nobody has lunch twice. */
export function mealName(start: number, last: MealName | null): MealName {
  const later = last === null ? 0 : MEALS.indexOf(last) + 1;
  return MEALS[Math.min(Math.max(mealAt(start), later), MEALS.length - 1)]!;
}

function mealAt(start: number): number {
  const clock = start % (24 * HOUR);
  if (start >= 24 * HOUR || clock >= 21 * HOUR) return 3;
  if (clock < 10 * HOUR) return 0;
  return clock < 15.5 * HOUR ? 1 : 2;
}
