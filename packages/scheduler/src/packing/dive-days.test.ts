import { describe, expect, it } from 'vitest';
import { fewestShootingDays, type ScheduleProblem, solve } from '../index.ts';
import { seededRandom } from '../talent/random.ts';
import { exactDays, randomProduction, smallProduction } from '../testing/small-production.ts';
import { DayKnapsack } from './day-knapsack.ts';
import { type Dive, diveDays } from './dive-days.ts';
import { type PackingModel, packingModel } from './packing-model.ts';

function dive(problem: ScheduleProblem, stop = false): Dive {
  const search = diveDays(packingModel(problem), () => stop);
  for (;;) {
    const moment = search.next();
    if (moment.done) return moment.value;
  }
}

/** Minutes of a day with a move to each place but the first. */
function lengthOf({ scenes }: ScheduleProblem, day: readonly number[]): number {
  const places = new Set(day.map((scene) => scenes[scene]!.place));
  return day.reduce((sum, scene) => sum + scenes[scene]!.minutes, 0) + 10 * (places.size - 1);
}

/** What is paid for scenes by their kind, and for going to places. */
function worthOf(
  model: PackingModel,
  day: readonly number[],
  pay: { readonly prices: readonly number[]; readonly visits: readonly number[] },
): number {
  const kinds = day.map((scene) => model.kinds.findIndex(({ scenes }) => scenes.includes(scene)));
  const places = new Set(kinds.map((kind) => model.kinds[kind]!.place));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return sum(kinds.map((kind) => pay.prices[kind]!)) + sum([...places].map((place) => pay.visits[place]!));
}

describe('the day that is worth most', () => {
  it('SE19 is the best of all sets of scenes that fit', () => {
    const random = seededRandom(3);
    for (let i = 0; i < 100; i++) {
      const problem = randomProduction(random);
      const model = packingModel(problem);
      const prices = model.kinds.map(() => Math.round(100 * random()) / 10);
      // To be paid, as a move is.
      const visits = Array.from({ length: model.places }, () => -Math.round(20 * random()) / 10);
      const sets = Array.from({ length: 2 ** problem.scenes.length }, (_, set) =>
        [...problem.scenes.keys()].filter((scene) => (set >> scene) % 2 === 1),
      ).filter((day) => lengthOf(problem, day) <= 100);
      const best = Math.max(...sets.map((day) => worthOf(model, day, { prices, visits })));
      const counts = model.kinds.map(({ scenes }) => scenes.length);
      expect(new DayKnapsack(model).best(prices, visits, counts).worth).toBeCloseTo(best, 6);
    }
  });
});

describe('the linear programme of days', () => {
  it('SE19 bounds days from below, and its days hold every scene, on 300 small productions', () => {
    const random = seededRandom(14);
    const met = { bound: 0, days: 0 };
    for (let i = 0; i < 300; i++) {
      const problem = randomProduction(random);
      const exact = exactDays(problem);
      const { days, fewestDays } = dive(problem);
      const told = JSON.stringify(problem.scenes);
      expect(fewestDays, told).toBeLessThanOrEqual(exact);
      expect(days.length, told).toBeGreaterThanOrEqual(exact);
      expect(days.flat().sort((a, b) => a - b)).toEqual([...problem.scenes.keys()]);
      for (const day of days) expect(lengthOf(problem, day), told).toBeLessThanOrEqual(100);
      if (fewestDays === exact) met.bound++;
      if (days.length === exact) met.days++;
    }
    expect(met.bound).toBeGreaterThan(280);
    expect(met.days).toBeGreaterThan(280);
  });

  it('SE19 has days for every scene when it is stopped at once', () => {
    const problem = smallProduction({ home: [60, 60, 60], street: [40, 40], park: [30, 20] });
    const { days, fewestDays } = dive(problem, true);
    expect(days.flat().sort((a, b) => a - b)).toEqual([...problem.scenes.keys()]);
    for (const day of days) expect(lengthOf(problem, day)).toBeLessThanOrEqual(100);
    expect(fewestDays).toBe(0);
  });

  it('SE19 deals no day more scenes of one light than it has hours of it, which the bound does not ask for', () => {
    const problem = smallProduction({ home: [30, 30, 30], street: [40, 30] });
    const dawn = (scene: number) =>
      scene < 3 ? { name: 'dawn', minutes: 40, spans: [[300, 340] as const] } : null;
    const search = diveDays(packingModel(problem, dawn), () => false);
    let moment = search.next();
    while (!moment.done) moment = search.next();
    for (const day of moment.value.days) expect(day.filter((scene) => scene < 3).length).toBeLessThan(2);
    expect(moment.value.days.flat().length).toBe(5);
    expect(moment.value.days.length).toBe(3);
    expect(moment.value.fewestDays).toBeLessThanOrEqual(2);
  });

  it('SE19 deals no day two lights between which the day is too long', () => {
    const problem = smallProduction({ home: [30, 30], street: [30, 30] });
    const lightOf = (scene: number) =>
      scene < 2
        ? { name: 'day', minutes: 60, spans: [[0, 60] as const] }
        : { name: 'night', minutes: 60, spans: [[200, 260] as const] };
    const days = (stretch: number) => {
      const search = diveDays(packingModel(problem, lightOf, stretch), () => false);
      let moment = search.next();
      while (!moment.done) moment = search.next();
      return moment.value.days.map((day) => day.toSorted((a, b) => a - b)).toSorted((a, b) => a[0]! - b[0]!);
    };
    // Between them 140 minutes that are neither: with 60 more, a day of 200 holds two scenes of 30, one of 199 none.
    expect(days(199)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(days(1000).some((day) => day.some((scene) => scene < 2) && day.some((scene) => scene > 1))).toBe(
      true,
    );
  });

  it('SE19 sees what neither minutes nor long scenes tell', () => {
    // No two of the longer ones share a day with a third, as each of them needs a move.
    const problem = smallProduction({ a: [35, 35, 35], b: [56, 56], c: [34, 34, 34, 34] });
    expect(dive(problem).fewestDays).toBeGreaterThan(fewestShootingDays(problem));
    expect(dive(problem).fewestDays).toBe(exactDays(problem));
  });

  it('SE19 tells at once that there are too few days, and how many it takes', () => {
    const problem = smallProduction({ home: [60, 60, 60], street: [40, 40] });
    const result = solve(problem, { seed: 1, budget: { steps: 1_000_000 }, untilPlaced: true });
    if (!result.ok) throw new Error(JSON.stringify(result.contradictions));
    expect(result.answer.fewestDays).toBe(exactDays(problem));
    expect(result.answer.steps).toBe(0);
  });
});
