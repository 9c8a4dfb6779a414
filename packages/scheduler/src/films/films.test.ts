import { describe, expect, it } from 'vitest';
import { toPlan } from '../engine/to-plan.ts';
import { solve, verifyPlan } from '../index.ts';
import { stateOf } from '../proposals/board-plan.ts';
import { baselines, plantedShoot, realisticFilm } from './index.ts';

const SIZES = [
  { scenes: 60, people: 12, days: 20 },
  { scenes: 120, people: 30, days: 40 },
  { scenes: 200, people: 60, days: 70 },
];

describe('realistic films', () => {
  it.each(SIZES)(
    'SE14 of $scenes scenes have a plan that breaks nothing, by which they were made',
    (size) => {
      for (const seed of [1, 2]) {
        const { problem, hidden } = realisticFilm(size, seed);
        const score = verifyPlan(problem, toPlan(stateOf(problem, hidden)));
        expect([problem.scenes.length, score.hardBreaches, score.minutesLeftOver]).toEqual([
          size.scenes,
          0,
          0,
        ]);
      }
    },
  );

  it.each(SIZES)(
    'SE14 of $scenes scenes are planned without a breach, and cheaper than greedy',
    (size) => {
      const { problem } = realisticFilm(size, 4);
      const result = solve(problem, { seed: 1, budget: { steps: 25_000 } });
      if (!result.ok) throw new Error('refused');
      const { score, bound, cost } = result.answer;
      expect([score.hardBreaches, score.minutesLeftOver]).toEqual([0, 0]);
      expect(cost).toBeLessThan(baselines(problem).greedy.worth * 0.95);
      expect(bound).toBeLessThan(cost);
    },
    120_000,
  );

  it('SE15 whose best plan is known are planned as well as that, and it is proven', () => {
    const { problem, optimum } = plantedShoot({ days: 10, scenesADay: 4, people: 10 }, 1);
    const result = solve(problem, { seed: 1, budget: { steps: 400_000 } });
    if (!result.ok) throw new Error('refused');
    expect(result.answer).toMatchObject({ cost: optimum, bound: optimum, proven: true, leftOver: [] });
  }, 120_000);
});
