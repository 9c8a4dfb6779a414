import type { CompiledProblem } from './compile-problem.ts';

/** The shortest way between two places and the cheapest, whether or not they are one. */
export function shortestMove({ places, moveMinutes, moveCost }: CompiledProblem): {
  minutes: number;
  cost: number;
} {
  if (places < 2) return { minutes: 0, cost: 0 };
  const isWay = (_: number, i: number) => Math.floor(i / places) !== i % places;
  return {
    minutes: Math.min(...moveMinutes.filter(isWay)),
    cost: Math.min(...moveCost.filter(isWay)),
  };
}
