import { describe, expect, it } from 'vitest';
import { realisticFilm } from '../films/realistic-film.ts';
import { answerAgain, solve } from '../index.ts';
import { shareBound } from './share-bound.ts';

const { problem } = realisticFilm({ scenes: 20, people: 6, days: 8 }, 1);
const found = solve(problem, { seed: 1, budget: { steps: 6000 } });
if (!found.ok) throw new Error('refused');
const bounded = { ...found.answer, bound: found.answer.cost * 0.9, proven: false };
const plain = { ...answerAgain(problem, found.answer), bound: found.answer.cost / 2, proven: false };

describe('a bound of another search', () => {
  it('SE6 says how far from the best possible a plan is, where it is higher than its own', () => {
    const shared = shareBound(plain, bounded);
    expect(shared.bound).toBe(bounded.bound);
    expect(shared.gapPercent).toBeCloseTo(100 / 9, 6);
    expect(shareBound(bounded, plain)).toBe(bounded);
    expect(shareBound(plain, { ...bounded, bound: plain.cost })).toMatchObject({
      proven: true,
      gapPercent: 0,
    });
  });

  it('SE6 is left alone where one of the plans breaks a hard rule or leaves something over', () => {
    const broken = { ...bounded, score: { ...bounded.score, hardBreaches: 1 } };
    expect(shareBound(plain, broken)).toBe(plain);
    const leftOver = [{ scene: problem.scenes[0]!.id, nowhere: true, blockers: [] }];
    expect(shareBound({ ...plain, leftOver }, bounded).bound).toBe(plain.bound);
  });
});
