import { describe, expect, it } from 'vitest';
import { compileProblem } from '../engine/compile-problem.ts';
import { PlanState } from '../engine/plan-state.ts';
import { realisticFilm } from '../films/realistic-film.ts';
import type { ScheduleProblem } from '../problem/schedule-problem.ts';
import { boundMoney } from '../solve/bound.ts';
import { bestOfAll } from '../testing/best-of-all.ts';
import { randomProblem } from '../testing/random-problem.ts';
import { DayBound } from './day-bound.ts';

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

  it('SE6 is well above what adds up at once for a whole film', () => {
    const { problem } = realisticFilm({ scenes: 30, people: 10, days: 12 }, 3);
    const bound = boundOf(problem);
    expect(bound).toBeGreaterThan(boundMoney(problem) * 1.05);
  });
});
