import { describe, expect, it } from 'vitest';
import { compileProblem } from '../engine/compile-problem.ts';
import { PlanState } from '../engine/plan-state.ts';
import { type PlannedFilm, realisticFilm } from '../films/realistic-film.ts';
import { seededRandom } from '../talent/random.ts';
import { isDay } from '../testing/is-day.ts';
import { randomProblem } from '../testing/random-problem.ts';
import { DayPricer } from './day-pricer.ts';
import type { LimitPrices } from './day-prices.ts';
import { type DayRelaxation, relaxDays } from './day-relaxation.ts';

const SCENES = 9;
const NONE = new Float64Array(0);
const NO_LIMITS: LimitPrices = { of: [], prices: NONE };

describe('the search for a day at given prices', () => {
  it('SE6, SE23: never says less than the best of all sets of scenes gets, limits or none, and finds it but for scenes without a length', () => {
    const low: string[] = [];
    const found = [0, 0, 0];
    for (let seed = 1; seed <= 400; seed++) {
      const { problem, windows } = new PlanState(
        compileProblem(randomProblem(seed, { scenes: SCENES, days: 3 })),
      );
      const model = relaxDays(problem, windows);
      const pricer = new DayPricer(model);
      const random = seededRandom(seed);
      // What it learns at some prices must not lead it astray at others.
      for (let turn = 0; turn < 3; turn++) {
        const prices = Float64Array.from(
          model.minutes,
          (_, scene) => pricer.costOf([scene]) * (0.2 + random()) * 0.7,
        );
        // None at first, then some.
        const limits = turn === 0 ? NO_LIMITS : randomLimits(model, prices, random);
        const gainOf = (set: readonly number[]) => gainAt(pricer, prices, limits, set);
        const least = bestOfSets(model, gainOf);
        const looks = [...pricer.places, -1].map((_, first) =>
          pricer.price(first, { scenes: prices, days: NONE, limits }, 1e-6, {
            branches: 1e6,
            stop: () => false,
          }),
        );
        const most = Math.max(...looks.map((look) => look.atMost));
        if (most < least - 1e-6) low.push(`seed ${seed}, turn ${turn}: ${most} for ${least}`);
        if (least > 1e-6 && Math.abs(most - least) < 1e-6) found[turn]!++;
        for (const set of looks.flatMap((look) => look.found)) expect(gainOf([...set])).toBeGreaterThan(0);
      }
    }
    expect(low).toEqual([]);
    expect(Math.min(...found)).toBeGreaterThan(300);
  });
});

it('SE21 looks at half as many branches as with what is paid spread evenly (4,100), at prices like a plan’s', () => {
  let branches = 0;
  for (const seed of [1, 2, 3]) {
    const { problem, hidden } = realisticFilm({ scenes: 120, people: 30, days: 40 }, seed);
    const { problem: compiled, windows } = new PlanState(compileProblem(problem));
    const model = relaxDays(compiled, windows);
    const pricer = new DayPricer(model);
    const prices = pricesOfPlan(model, pricer, hidden);
    for (const first of [...pricer.places, -1].keys()) {
      const effort = { branches: 20_000, stop: () => false };
      const look = pricer.price(first, { scenes: prices, days: NONE, limits: NO_LIMITS }, 10_000, effort);
      expect(look.isCut).toBe(false);
      branches += look.branches;
    }
  }
  expect(branches).toBeLessThan(2700);
});

/** By scene, its minutes' part of 80 % of what its day of a plan costs. */
function pricesOfPlan(model: DayRelaxation, pricer: DayPricer, days: PlannedFilm['hidden']): Float64Array {
  const at = new Map(model.ids.map((id, i) => [id, i]));
  const prices = new Float64Array(model.ids.length);
  for (const { scenes } of days) {
    const set = scenes.map((id) => at.get(id)!);
    const minutes = set.reduce((sum, scene) => sum + model.minutes[scene]!, 0);
    for (const scene of set) prices[scene] = (0.8 * pricer.costOf(set) * model.minutes[scene]!) / minutes;
  }
  return prices;
}

/** Some triples of scenes, each with up to the price of one of them. */
function randomLimits({ ids }: DayRelaxation, prices: Float64Array, random: () => number): LimitPrices {
  const of: number[][] = ids.map(() => []);
  const won: number[] = [];
  for (let limit = 0; limit < 8 && ids.length >= 3; limit++) {
    const order = [...ids.keys()].sort(() => random() - 0.5);
    for (const scene of order.slice(0, 3)) of[scene]!.push(limit);
    won.push(random() * prices[order[0]!]!);
  }
  return { of, prices: Float64Array.from(won) };
}

function gainAt(
  pricer: DayPricer,
  prices: Float64Array,
  limits: LimitPrices,
  set: readonly number[],
): number {
  const paid = limits.prices.map((price, limit) =>
    set.filter((scene) => limits.of[scene]!.includes(limit)).length > 1 ? price : 0,
  );
  return (
    set.reduce((sum, scene) => sum + prices[scene]!, 0) -
    pricer.costOf(set) -
    paid.reduce((sum, price) => sum + price, 0)
  );
}

function bestOfSets(model: DayRelaxation, gainOf: (set: readonly number[]) => number): number {
  let best = 0;
  for (let bits = 1; bits < 1 << model.minutes.length; bits++) {
    const set = [...model.minutes.keys()].filter((scene) => bits & (1 << scene));
    if (isDay(model, set)) best = Math.max(best, gainOf(set));
  }
  return best;
}
