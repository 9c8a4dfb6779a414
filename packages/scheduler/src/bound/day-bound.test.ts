import { describe, expect, it } from 'vitest';
import { compileProblem } from '../engine/compile-problem.ts';
import { PlanState } from '../engine/plan-state.ts';
import { realisticFilm } from '../films/realistic-film.ts';
import { type ScheduleProblem, scheduleProblemSchema } from '../problem/schedule-problem.ts';
import { boundMoney } from '../solve/bound.ts';
import { seededRandom } from '../talent/random.ts';
import { bestOfAll } from '../testing/best-of-all.ts';
import { isDay } from '../testing/is-day.ts';
import { randomProblem } from '../testing/random-problem.ts';
import { DayBound } from './day-bound.ts';
import { DayPricer } from './day-pricer.ts';
import { relaxDays } from './day-relaxation.ts';

const never = () => false;

function boundOf(problem: ScheduleProblem): number {
  const bound = new DayBound(new PlanState(compileProblem(problem)));
  while (!bound.isDone) bound.run(10_000, never);
  return bound.value;
}

describe('the bound by days', () => {
  it('SE6 is never above the cheapest of all plans, on over 300 small problems with rules on', () => {
    let compared = 0;
    let close = 0;
    const above: string[] = [];
    for (let seed = 1; seed <= 700; seed++) {
      const problem = randomProblem(seed, { scenes: 2 + (seed % 3), days: 1 + (seed % 2) });
      const best = bestOfAll(problem);
      if (best.hardBreaches > 0 || best.minutesLeftOver > 0) continue;
      const bound = boundOf(problem);
      compared++;
      const money = best.money - best.moneyParts.bought - best.moneyParts.meals;
      if (bound > money * 0.8) close++;
      if (bound > money + 1e-6) above.push(`seed ${seed}: ${bound} for ${money}`);
    }
    expect(above).toEqual([]);
    expect(compared).toBeGreaterThan(300);
    expect(close).toBeGreaterThan(compared / 4);
  }, 120_000);

  it('SE23: is never above the cheapest way to shoot everything on whole days, and reaches it twice as often as without limits (18)', () => {
    const above: string[] = [];
    let reached = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const { problem } = realisticFilm({ scenes: 12, people: 6, days: 8 }, seed);
      const least = cheapestDays(problem);
      const bound = boundOf(problem);
      if (bound > least + 1) above.push(`film ${seed}: ${bound} for ${least}`);
      if (bound > least * 0.999) reached++;
    }
    expect(above).toEqual([]);
    expect(reached).toBeGreaterThan(40);
  });

  it('SE25: with waiting is never above the cheapest days in the cheapest order, and often above those in none', () => {
    const above: string[] = [];
    let raised = 0;
    for (let seed = 1; seed <= 300; seed++) {
      const problem = filmOfWaiting(seed);
      const bound = boundOf(problem);
      const least = cheapestDays(problem, true);
      if (bound > least + 1) above.push(`film ${seed}: ${bound} for ${least}`);
      if (bound > cheapestDays(problem) + 1) raised++;
    }
    expect(above).toEqual([]);
    expect(raised).toBeGreaterThan(20);
  });

  it('SE6 is well above what adds up at once for a whole film', () => {
    const { problem } = realisticFilm({ scenes: 30, people: 10, days: 12 }, 3);
    const bound = boundOf(problem);
    expect(bound).toBeGreaterThan(boundMoney(problem) * 1.05);
  });
});

/** Nine long scenes of four people whose waiting is as dear as their work, in all the pairs that chance brings together. */
function filmOfWaiting(seed: number): ScheduleProblem {
  const random = seededRandom(seed);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const people = ['a', 'b', 'c', 'd'].map((id) => {
    const rate = 100_000 * (5 + upTo(10));
    return { id, dayRate: rate, holdRate: rate };
  });
  return scheduleProblemSchema.parse({
    format: 'ddak.schedule/1',
    scenes: Array.from({ length: 9 }, (_, i) => ({
      id: `s${i}`,
      minutes: 100 + 20 * upTo(8),
      cast: people.map(({ id }) => id).filter(() => random() < 0.45),
    })),
    days: Array.from({ length: 9 }, (_, i) => ({
      id: `d${i}`,
      date: `2026-12-0${i + 1}`,
      maxMinutes: 400,
      crewCost: 1_000_000,
    })),
    people,
    rules: [{ rule: 'dayLength' }],
  });
}

/**
 * ₩ of the cheapest days that together have every scene, by dynamic programming over all sets of scenes; in no order, or in the
 * cheapest one, with what those are paid who have begun, have not ended and are not there.
 */
function cheapestDays(problem: ScheduleProblem, isOrdered = false): number {
  const { problem: compiled, windows } = new PlanState(compileProblem(problem));
  const model = relaxDays(compiled, windows);
  const pricer = new DayPricer(model);
  const sets = 1 << model.ids.length;
  const scenesOf = (bits: number) => [...model.ids.keys()].filter((scene) => bits & (1 << scene));
  const days = Array.from({ length: sets }, (_, bits) => {
    const set = scenesOf(bits);
    return bits > 0 && isDay(model, set) ? pricer.costOf(set) : Number.POSITIVE_INFINITY;
  });
  const people = Array.from({ length: compiled.people }, (_, person) => ({
    rate: compiled.holdRate[person]!,
    scenes: [...model.ids.keys()].reduce(
      (bits, scene) => (model.needs[scene]!.includes(person) ? bits | (1 << scene) : bits),
      0,
    ),
  }));
  const waiting = (before: number, day: number) =>
    people.reduce((sum, { rate, scenes }) => {
      const waits = scenes & before && scenes & ~before & ~day && !(scenes & day);
      return waits ? sum + rate : sum;
    }, 0);
  const least = new Float64Array(sets).fill(Number.POSITIVE_INFINITY);
  least[0] = 0;
  for (let all = 1; all < sets; all++) {
    const first = all & -all;
    for (let day = all; day > 0; day = (day - 1) & all) {
      // In no order, a day is that of the first scene, and whatever else is on it.
      if (days[day] === Number.POSITIVE_INFINITY || (!isOrdered && !(day & first))) continue;
      const before = all ^ day;
      least[all] = Math.min(
        least[all]!,
        least[before]! + days[day]! + (isOrdered ? waiting(before, day) : 0),
      );
    }
  }
  return model.fixed + least[sets - 1]!;
}
