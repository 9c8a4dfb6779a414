import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AllocationProblem, solveAllocation } from '../index.ts';
import { allocationCost } from './allocation-problem.ts';

const never = () => false;
const anyProblem = fc
  .record({
    scenes: fc.integer({ min: 0, max: 7 }),
    maxScenesPerDay: fc.integer({ min: 1, max: 4 }),
    people: fc.array(fc.record({ fee: fc.integer({ min: 0, max: 9 }), mask: fc.nat({ max: 127 }) }), {
      maxLength: 5,
    }),
  })
  .map(({ scenes, maxScenesPerDay, people }): AllocationProblem => {
    const list = Array.from({ length: scenes }, (_, scene) => scene);
    return {
      scenes,
      maxScenesPerDay,
      people: people.map(({ fee, mask }) => ({ fee, scenes: list.filter((scene) => (mask >> scene) & 1) })),
    };
  });

describe('scenes onto days', () => {
  it('TS6 proves what trying every way finds, on 200 small problems', () => {
    fc.assert(
      fc.property(anyProblem, (problem) => {
        const answer = solveAllocation(problem, { seed: 1, stop: never });
        expect(answer).toMatchObject({ cost: leastOf(problem), bound: leastOf(problem), proven: true });
        expect(allocationCost(problem, answer.days)).toBe(answer.cost);
      }),
      { numRuns: 200, seed: 17 },
    );
  });

  it('TS6 stopped at once, it still puts each scene on a day and bounds what that costs', () => {
    fc.assert(
      fc.property(anyProblem, fc.nat(), (problem, seed) => {
        let asked = 0;
        const large = {
          ...problem,
          people: [...problem.people, ...Array.from({ length: 21 }, () => ({ fee: 0, scenes: [] }))],
        };
        const answer = solveAllocation(large, { seed, stop: () => asked++ > 4 });
        expect(allocationCost(problem, answer.days)).toBe(answer.cost);
        expect(answer.bound).toBeLessThanOrEqual(leastOf(problem));
        expect(answer.cost).toBeGreaterThanOrEqual(leastOf(problem));
      }),
      { numRuns: 200, seed: 19 },
    );
  });
});

/** Every way: each scene onto a day that is there and has room, or onto a new one. */
function leastOf(problem: AllocationProblem): number {
  const ways = (scene: number, days: number[][]): number =>
    scene === problem.scenes
      ? allocationCost(problem, days)
      : Math.min(
          ways(scene + 1, [...days, [scene]]),
          ...days
            .filter((day) => day.length < problem.maxScenesPerDay)
            .map((chosen) =>
              ways(
                scene + 1,
                days.map((day) => (day === chosen ? [...day, scene] : day)),
              ),
            ),
        );
  return ways(0, []);
}
