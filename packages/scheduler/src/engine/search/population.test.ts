import { describe, expect, it } from 'vitest';
import { realisticFilm } from '../../films/realistic-film.ts';
import { seededRandom } from '../../talent/random.ts';
import { compileProblem } from '../compile-problem.ts';
import { PlanState } from '../plan-state.ts';
import { snapshotOf } from '../snapshot.ts';
import { improve } from './improve.ts';
import { drawReplicas, LEVELS, piecesOf, sizeAt } from './population.ts';

const replicas = [100, 101, 101, 104, 120].map((total, plan) => ({ plan, total }));
const late = { level: LEVELS / 2, heat: 2, colder: 1.5, size: 5 };

const copiesOf = (drawn: readonly { plan: number }[]) =>
  replicas.map((_, plan) => drawn.filter((one) => one.plan === plan).length);

describe('a population of plans', () => {
  it('SE27: a plan goes on as often as its cost has it come by at the new heat, but for less than one', () => {
    const weights = replicas.map(({ total }) => Math.exp(-(1 / 1.5 - 1 / 2) * (total - 100)));
    const all = weights.reduce((sum, one) => sum + one, 0);
    const random = seededRandom(1);
    const rounds = 2000;
    const sums = replicas.map(() => 0);
    for (let round = 0; round < rounds; round++)
      for (const [plan, copies] of copiesOf(drawReplicas(replicas, late, random)).entries()) {
        expect(Math.abs(copies - (5 * weights[plan]!) / all)).toBeLessThan(1);
        sums[plan]! += copies;
      }
    for (const [plan, sum] of sums.entries())
      expect(Math.abs(sum / rounds - (5 * weights[plan]!) / all)).toBeLessThan(0.05);
  });

  it('SE27: while it is hot every plan goes on', () => {
    const drawn = drawReplicas(replicas, { ...late, level: 0 }, seededRandom(1));
    expect(copiesOf(drawn)).toEqual([1, 1, 1, 1, 1]);
  });

  it('SE27: fewer go on from the middle, one at the end', () => {
    expect(drawReplicas(replicas, { ...late, size: 2 }, seededRandom(1))).toHaveLength(2);
    const sizes = Array.from({ length: LEVELS }, (_, level) => sizeAt(level, 20));
    expect(sizes[0]).toBe(20);
    expect(sizes.at(-1)).toBe(1);
    expect(sizes.every((size, i) => i === 0 || size <= sizes[i - 1]!)).toBe(true);
    expect(piecesOf(20)).toBe(sizes.reduce((sum, one) => sum + one, 0));
  });

  it('SE27: a search that has time for it ends with the best plan it came by, on the step, the same every time', () => {
    const steps = 16_000 * 12 * 4;
    const ends = [1, 2].map(() => {
      const state = new PlanState(
        compileProblem(realisticFilm({ scenes: 12, people: 6, days: 6 }, 1).problem),
      );
      let best = Number.POSITIVE_INFINITY;
      const limits = {
        progress: (step: number) => step / steps,
        onBetter: (_: unknown, total: number) => {
          expect(total).toBeLessThan(best);
          best = total;
        },
        enough: () => Number.NEGATIVE_INFINITY,
      };
      const search = improve(state, seededRandom(3), limits, 1.2);
      let moment = search.next();
      while (!moment.done) moment = search.next();
      expect(Math.abs(moment.value - steps)).toBeLessThanOrEqual(64);
      expect(state.recount()).toBeCloseTo(best, 3);
      return { plan: snapshotOf(state).map((day) => [...day]), best };
    });
    expect(ends[1]).toEqual(ends[0]);
  });
});
