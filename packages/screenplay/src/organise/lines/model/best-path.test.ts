import { describe, expect, it } from 'vitest';
import { findBestPath, type LineScores } from './best-path.ts';

/** The score of every path, by trying them all. */
function tryAll({ states, steps }: LineScores, labels: number): { path: number[]; score: number }[] {
  let paths: { path: number[]; score: number }[] = [{ path: [], score: 0 }];
  states.forEach((state, at) => {
    paths = paths.flatMap(({ path, score }) =>
      Array.from({ length: labels }, (_, label) => {
        const from = path.at(-1);
        const step = from === undefined ? 0 : (steps[at]?.[from * labels + label] ?? 0);
        return { path: [...path, label], score: score + (state[label] ?? 0) + step };
      }),
    );
  });
  return paths;
}

function scores(seed: number, count: number, labels: number): LineScores {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state % 41) - 20;
  };
  return {
    states: Array.from({ length: count }, () => Int32Array.from({ length: labels }, next)),
    steps: Array.from({ length: count }, () => Int32Array.from({ length: labels ** 2 }, next)),
  };
}

describe('the best path through the labels', () => {
  it('OG40: scores as much as the best of all paths, tried one by one', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const given = scores(seed, 5, 3);
      const all = tryAll(given, 3);
      const best = Math.max(...all.map(({ score }) => score));
      const { path } = findBestPath(given, 3);
      expect(all.find((one) => one.path.join() === path.join())?.score, `seed ${seed}`).toBe(best);
    }
  });

  it('OG40: votes for a label what the best path through it scores', () => {
    const given = scores(7, 5, 3);
    const all = tryAll(given, 3);
    findBestPath(given, 3).votes.forEach((vote, at) => {
      vote.forEach((score, label) => {
        const through = all.filter(({ path }) => path[at] === label).map((one) => one.score);
        expect(score).toBe(Math.max(...through));
      });
    });
  });

  it('reads nothing out of nothing', () => {
    expect(findBestPath({ states: [], steps: [] }, 3)).toEqual({ path: [], votes: [] });
  });
});
