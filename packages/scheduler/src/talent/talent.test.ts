import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdCost, solveTalent, type TalentProblem } from '../index.ts';
import { boundByPeople } from './bound-by-people.ts';
import { proveOrder } from './prove-order.ts';
import { reduceProblem } from './reduce-problem.ts';

const never = () => false;
const solve = (problem: TalentProblem, seed = 1) => solveTalent(problem, { seed, stop: never });

const anyProblem = fc
  .record({
    people: fc.integer({ min: 1, max: 7 }),
    masks: fc.array(fc.nat({ max: 127 }), { minLength: 1, maxLength: 9 }),
    wages: fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 7, maxLength: 7 }),
    durations: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 9, maxLength: 9 }),
  })
  .map(({ people, masks, wages, durations }): TalentProblem => {
    const everyone = Array.from({ length: people }, (_, person) => person);
    const scenes = masks.map((mask, i) => ({
      duration: durations[i] as number,
      cast: everyone.filter((person) => (mask >> person) & 1),
    }));
    return { scenes, wages: wages.slice(0, people) };
  });

describe('the talent core', () => {
  it('TS1 finds and proves what a plain programme over all subsets finds, on 600 small films', () => {
    fc.assert(
      fc.property(anyProblem, (problem) => {
        const answer = solve(problem);
        expect(answer).toMatchObject({ hold: leastHold(problem), proven: true });
        expect(answer.bound).toBe(answer.hold);
        expect(holdCost(problem, answer.order).hold).toBe(answer.hold);
      }),
      { numRuns: 600, seed: 5 },
    );
  });

  it('TS1 finds the least without any order to begin with', () => {
    fc.assert(
      fc.property(anyProblem, (problem) => {
        const { cores } = reduceProblem(problem);
        const proofs = cores.map((core) => proveOrder(core, Number.POSITIVE_INFINITY, never));
        expect(proofs.reduce((sum, proof) => sum + proof.hold, 0)).toBe(leastHold(problem));
        for (const [i, proof] of proofs.entries())
          expect([...(proof.order ?? [])].sort((a, b) => a - b)).toEqual(
            cores[i]?.casts.map((_, scene) => scene),
          );
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  it('TS2 stopped at any moment, its bound is never above the least', () => {
    fc.assert(
      fc.property(anyProblem, fc.nat({ max: 40 }), (problem, patience) => {
        let asked = 0;
        const answer = solveTalent(problem, { seed: 3, stop: () => asked++ >= patience });
        const least = leastHold(problem);
        expect(answer.bound).toBeLessThanOrEqual(least);
        expect(answer.hold).toBeGreaterThanOrEqual(least);
        expect(holdCost(problem, answer.order).hold).toBe(answer.hold);
        if (answer.proven) expect(answer.hold).toBe(least);
      }),
      { numRuns: 300, seed: 11 },
    );
  });

  it('TS2 bounds a film by groups of its people, never above the least', () => {
    fc.assert(
      fc.property(anyProblem, fc.integer({ min: 2, max: 4 }), (problem, size) => {
        const bound = boundByPeople(problem, size, (part) => solve(part).bound);
        expect(bound).toBeLessThanOrEqual(leastHold(problem));
      }),
      { numRuns: 100, seed: 13 },
    );
  });

  it('TS3 gives the same answer for the same seed', () => {
    fc.assert(
      fc.property(anyProblem, fc.nat(), (problem, seed) => {
        expect(solve(problem, seed)).toEqual(solve(problem, seed));
      }),
      { numRuns: 50 },
    );
  });

  it('TS2 bounds a film with more people than a word has bits', () => {
    const people = Array.from({ length: 36 }, (_, person) => person);
    const scenes = people.map((i) => ({
      duration: 1 + (i % 3),
      cast: [i, (i * 7 + 3) % 36, (i * 5 + 11) % 36],
    }));
    const problem = {
      scenes: scenes.map(({ duration, cast }) => ({ duration, cast: [...new Set(cast)] })),
      wages: people.map((i) => 1 + (i % 5)),
    };
    let asked = 0;
    const answer = solveTalent(problem, { seed: 1, stop: () => asked++ > 200 });
    expect(holdCost(problem, answer.order).hold).toBe(answer.hold);
    expect(answer.bound).toBeLessThanOrEqual(answer.hold);
    expect(answer.proven).toBe(false);
  });

  it('has nothing to decide where nobody waits', () => {
    expect(solve({ scenes: [], wages: [] })).toEqual({ order: [], hold: 0, bound: 0, proven: true });
    expect(solve({ scenes: [{ duration: 2, cast: [] }], wages: [5] })).toMatchObject({ order: [0], hold: 0 });
  });

  it('TS4 prices an order by what each person waits, from the problem alone', () => {
    const scenes = [[0], [1], [0, 1]].map((cast) => ({ duration: 2, cast }));
    expect(holdCost({ scenes, wages: [3, 5] }, [0, 1, 2])).toEqual({ work: 32, hold: 6 });
    expect(() => holdCost({ scenes, wages: [3, 5] }, [0, 0, 2])).toThrow(RangeError);
  });
});

/** The least hold cost by a programme over all sets of scenes shot so far: slow, plain and separate. */
function leastHold({ scenes, wages }: TalentProblem): number {
  const all = (1 << scenes.length) - 1;
  const neededIn = (set: number, person: number) =>
    scenes.some((scene, i) => (set >> i) & 1 && scene.cast.includes(person));
  const least = new Array<number>(all + 1).fill(Number.POSITIVE_INFINITY);
  least[0] = 0;
  for (let set = 0; set < all; set++) {
    const waiting = wages.map((wage, person) =>
      neededIn(set, person) && neededIn(all & ~set, person) ? wage : 0,
    );
    for (const [i, scene] of scenes.entries()) {
      if ((set >> i) & 1) continue;
      const hold = waiting.reduce((sum, wage, person) => sum + (scene.cast.includes(person) ? 0 : wage), 0);
      const after = set | (1 << i);
      least[after] = Math.min(least[after] as number, (least[set] as number) + hold * scene.duration);
    }
  }
  return least[all] as number;
}
