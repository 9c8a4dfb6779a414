import { describe, expect, it } from 'vitest';
import { readMovieShoot, sequenceAsProblem, solve } from '../index.ts';
import { seededRandom } from '../talent/random.ts';
import { SequencePricer } from './sequence-cost.ts';
import type { SequenceProblem } from './sequence-problem.ts';
import { solveSequence } from './solve-sequence.ts';

describe('scenes one after another, with places and pairs in order', () => {
  it('SE3 finds and proves what a plain programme over all subsets finds, on 500 small films', () => {
    for (let seed = 1; seed <= 500; seed++) {
      const problem = randomSequence(seed);
      const answer = solveSequence(problem, { seed, share: () => 0 });
      expect(answer).toMatchObject({ cost: least(problem), bound: answer.cost, proven: true });
      expect(new SequencePricer(problem).cost(Int32Array.from(answer.order))).toBeCloseTo(answer.cost, 6);
      for (const [before, after] of problem.precedences)
        expect(answer.order.indexOf(before)).toBeLessThan(answer.order.indexOf(after));
    }
  }, 120_000);

  it('SE3 has a bound that is never above the least, also when it was stopped early', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const problem = randomSequence(seed);
      let asked = 0;
      const answer = solveSequence(problem, { seed, share: () => asked++ / (seed % 7) });
      expect(answer.bound).toBeLessThanOrEqual(least(problem));
      expect(answer.cost).toBeGreaterThanOrEqual(least(problem));
    }
  });

  it('SE4 is solved by its exact part when it comes as the whole problem, and costs the same', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const problem = randomSequence(seed);
      const result = solve(sequenceAsProblem(problem), { seed, budget: { share: () => 0 } });
      if (!result.ok) throw new Error('refused');
      const { answer } = result;
      expect(answer.by === 'search').toBe(false);
      expect(answer.score.moneyParts.castHold + answer.score.moneyParts.redress).toBeCloseTo(
        least(problem),
        6,
      );
      expect(answer.proven).toBe(true);
    }
  });

  it('SE5 reads the movie-shoot format, with or without names, counting from 0 or 1', () => {
    const from0 = '2 3 2 1\n10 20\n5 7\n1 2 1\n0 1 0\n1 0 1\n0 1 1\n2 0\n';
    const from1 =
      'nbActors = 2\nnbScenes = 3\nnbLocations = 2\nnbPrecedences = 1\nactorCost: [10, 20]\nlocationCost: [5,7]\nduration 1 2 1 sceneLocation 1 2 1 [[1 0 1],[0 1 1]] precedence 3 1 # a pair\n';
    const reading = readMovieShoot(from0);
    expect(reading).toEqual(readMovieShoot(from1));
    expect(reading).toEqual({
      ok: true,
      problem: {
        wages: [10, 20],
        returnFees: [5, 7],
        scenes: [
          { duration: 1, cast: [0], place: 0 },
          { duration: 2, cast: [1], place: 1 },
          { duration: 1, cast: [0, 1], place: 0 },
        ],
        precedences: [[2, 0]],
      },
    });
  });

  it('SE5 counts pairs from 1 where the places do, and the other way round', () => {
    const pairs = (text: string) => {
      const reading = readMovieShoot(text);
      if (!reading.ok) throw new Error(reading.code);
      return [reading.problem.precedences, reading.problem.scenes.map((scene) => scene.place)];
    };
    expect(pairs('1 3 2 1 1 5 7 1 1 1 1 2 1 1 1 1 1 2')).toEqual([[[0, 1]], [0, 1, 0]]);
    expect(pairs('1 3 3 1 1 5 7 9 1 1 1 1 2 1 1 1 1 2 3')).toEqual([[[1, 2]], [0, 1, 0]]);
    expect(pairs('1 3 2 1 1 5 7 1 1 1 0 1 0 1 1 1 1 2')).toEqual([[[1, 2]], [0, 1, 0]]);
    expect(pairs('1 3 2 1 1 5 7 1 1 1 1 2 1 1 1 1 0 2')).toEqual([[[0, 2]], [0, 1, 0]]);
  });

  it.each([
    ['2 3 2 1 1 2', { code: 'wrongCount', details: { expected: 22, found: 6 } }],
    ['1 1 1 0 5 5 -1 0 1', { code: 'notNumbers', details: { word: '-1' } }],
    ['1 1 1 0 5 5 1 0 2', { code: 'notZeroOrOne' }],
    ['1 1 1 0 5 5 1e1000 0 1', { code: 'notNumbers', details: { word: '1e1000' } }],
    ['1 1 1 0 5 5 1 7 1', { code: 'outOfRange', details: { name: 'sceneLocation' } }],
  ])('SE5 says what is wrong with %s', (text, refusal) => {
    expect(readMovieShoot(text)).toEqual({ ok: false, ...refusal });
  });
});

function randomSequence(seed: number): SequenceProblem {
  const random = seededRandom(seed);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const count = 1 + upTo(7);
  const places = upTo(3);
  const wages = Array.from({ length: 1 + upTo(4) }, () => upTo(20));
  return {
    wages,
    returnFees: Array.from({ length: places }, () => upTo(40)),
    scenes: Array.from({ length: count }, () => ({
      duration: upTo(5),
      cast: wages.flatMap((_, person) => (random() < 0.5 ? [person] : [])),
      place: places === 0 || random() < 0.1 ? -1 : upTo(places - 1),
    })),
    precedences: Array.from({ length: count - 1 }, (_, i) => i).flatMap((i) =>
      random() < 0.2 ? [[i, i + 1 + upTo(count - i - 2)] as const] : [],
    ),
  };
}

/** The least by trying every set of scenes and the last place: slow, plain and separate. */
function least({ scenes, wages, returnFees, precedences }: SequenceProblem): number {
  const all = (1 << scenes.length) - 1;
  const has = (set: number, test: (scene: number) => boolean) =>
    scenes.some((_, i) => (set >> i) & 1 && test(i));
  const costs = new Map<string, number>([['0 -1', 0]]);
  for (let set = 0; set < all; set++)
    for (let here = -1; here < returnFees.length; here++) {
      const cost = costs.get(`${set} ${here}`);
      if (cost === undefined) continue;
      for (const [i, scene] of scenes.entries()) {
        if ((set >> i) & 1 || precedences.some(([a, b]) => b === i && !((set >> a) & 1))) continue;
        const holding = wages.map((wage, p) => {
          const own = (one: number) => scenes[one]!.cast.includes(p);
          return !scene.cast.includes(p) && has(set, own) && has(all & ~set, own) ? wage * scene.duration : 0;
        });
        const isReturn =
          scene.place >= 0 && scene.place !== here && has(set, (one) => scenes[one]!.place === scene.place);
        const total = cost + holding.reduce((a, b) => a + b, 0) + (isReturn ? returnFees[scene.place]! : 0);
        const key = `${set | (1 << i)} ${scene.place < 0 ? here : scene.place}`;
        costs.set(key, Math.min(costs.get(key) ?? Number.POSITIVE_INFINITY, total));
      }
    }
  return Math.min(...[...costs].flatMap(([key, cost]) => (key.startsWith(`${all} `) ? [cost] : [])));
}
