import { type LabourRules, lightSpans, mayBeDark, type Scene, SEOUL, sunTimes } from '@ddak/domain';
import { usualMeal } from './meals.ts';
import type { BoardDay } from './read-board-day.ts';
import { usualFrame } from './usual-frame.ts';

/** Minutes from midnight. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** A part that fills its light to the minute leaves nothing to round. */
const STEP = 10;

/**
 * What of a scene one day holds at the most, by what binds: the longest day less its frame, a child's day, and the light of
 * the day, of those that may change, that has least of it. Of the light counts what comes after the set-up of the earliest
 * call, and after a meal where the scene goes on for so long that people eat before it. Without a limit where nothing binds:
 * soft hours are rather broken.
 * @param earliestCall minutes from midnight
 */
export function mostOfScene(
  days: readonly BoardDay[],
  rules: LabourRules,
  earliestCall: (day: BoardDay) => number,
): (scene: Scene) => number {
  const frame = usualFrame(days);
  const limits = [rules.shootDay, rules.dayHours].filter(({ severity }) => severity === 'hard');
  const room = Math.min(...limits.map(({ value }) => value)) - frame.setupMinutes - frame.wrapMinutes;
  const meal = { minutes: usualMeal(days), within: rules.mealWithin.value - frame.setupMinutes };
  const lit = days.flatMap((one) => {
    const sun = sunTimes(one.day.tableDate, SEOUL);
    return sun ? [{ sun, from: earliestCall(one) + frame.setupMinutes }] : [];
  });
  return (scene) => {
    const asked = { ...scene, mayBeDark: mayBeDark(scene.timeText) };
    const light = lit.map(({ sun, from }) => {
      const spans = lightSpans(asked, sun) ?? [{ start: from, end: Number.POSITIVE_INFINITY }];
      return Math.max(...spans.map((span) => mostWithin(span, from, meal)));
    });
    return Math.min(room, ...light);
  };
}

/** Not less than half of a light: where calls are late, many short parts would be no help. */
function mostWithin({ start, end }: Span, from: number, meal: { minutes: number; within: number }): number {
  const hungry = Math.min(meal.within, end - Math.max(start, from));
  const fed = end - Math.max(start, from + meal.minutes);
  const most = Math.max(hungry, fed, (end - start) / 2);
  return most < Number.POSITIVE_INFINITY ? Math.floor((most - STEP) / STEP) * STEP : most;
}
