import { describe, expect, it } from 'vitest';
import { fewestShootingDays, type ScheduleProblem, scheduleProblemSchema } from '../index.ts';
import { seededRandom } from '../talent/random.ts';
import { fewestBins } from './fewest-bins.ts';

/** Minutes of scenes by their place; days of 100 minutes, moves of 10. */
const production = (places: Readonly<Record<string, readonly number[]>>): ScheduleProblem =>
  scheduleProblemSchema.parse({
    format: 'ddak.schedule/1',
    scenes: Object.entries(places).flatMap(([place, list]) =>
      list.map((minutes, i) => ({ id: `${place}${i}`, minutes, place })),
    ),
    places: Object.keys(places).map((id) => ({ id })),
    days: [{ id: 'd', date: '2026-12-07' }],
    moveBetween: { minutes: 10 },
    rules: [{ rule: 'dayLength', minutes: 100 }],
  });

const fewestOf = (places: Readonly<Record<string, readonly number[]>>) =>
  fewestShootingDays(production(places));

/** By trying every day for every scene. */
function exactDays({ scenes }: ScheduleProblem): number {
  const days: { minutes: number; places: Set<string> }[] = [];
  let best = scenes.length;
  const put = (at: number): void => {
    if (days.length >= best) return;
    const scene = scenes[at];
    if (!scene) {
      best = days.length;
      return;
    }
    for (const day of days) {
      const moves = day.places.size - (day.places.has(scene.place!) ? 1 : 0);
      if (day.minutes + scene.minutes + 10 * moves > 100) continue;
      const isNew = !day.places.has(scene.place!);
      day.minutes += scene.minutes;
      day.places.add(scene.place!);
      put(at + 1);
      day.minutes -= scene.minutes;
      if (isNew) day.places.delete(scene.place!);
    }
    days.push({ minutes: scene.minutes, places: new Set([scene.place!]) });
    put(at + 1);
    days.pop();
  };
  put(0);
  return best;
}

describe('the fewest days', () => {
  it('SE17 are no fewer than minutes and moves fill, with a move on each day that a place needs', () => {
    expect(fewestOf({ home: [50, 50], street: [50, 50] })).toBe(2);
    // Home takes two days, so with 290 minutes of scenes four places are gone to: 330 minutes, and 110 to a day.
    const home = Array.from({ length: 8 }, () => 20);
    expect(fewestOf({ home, street: [70], park: [60] })).toBe(3);
    expect(fewestOf({ home, street: [71], park: [60] })).toBe(4);
  });

  it('SE17 count that a scene is not divided', () => {
    expect(fewestOf({ home: [60, 60, 60] })).toBe(3);
    // 60 and 40 fill a day, but not at two places.
    expect(fewestOf({ home: [60], street: [40] })).toBe(2);
    expect(fewestBins([6, 6, 5, 5], 10)).toBe(3);
    expect(fewestBins([7, 7, 4, 4], 10)).toBe(3);
    expect(fewestBins([], 10)).toBe(0);
    expect(fewestBins([3, 3], Number.POSITIVE_INFINITY)).toBe(1);
  });

  it('SE17 are never more than some plan takes, and mostly as many, on 300 small productions', () => {
    const random = seededRandom(14);
    const upTo = (most: number) => 1 + Math.floor(random() * most);
    let same = 0;
    for (let i = 0; i < 300; i++) {
      const places = Array.from({ length: upTo(4) }, (_, place) => [
        `p${place}`,
        Array.from({ length: upTo(3) }, () => 10 * upTo(8)),
      ]);
      const problem = production(Object.fromEntries(places));
      const [bound, exact] = [fewestShootingDays(problem), exactDays(problem)];
      expect(bound, JSON.stringify(places)).toBeLessThanOrEqual(exact);
      if (bound === exact) same++;
    }
    expect(same).toBeGreaterThan(200);
  });
});
