import type { PlanState } from '../plan-state.ts';

/** All orders of so many scenes are tried: 24 of them. */
const WINDOW = 4;
const HAIR = 1e-9;

/**
 * Tries every order of a few scenes that follow one another on some day and keeps the cheapest. Small moves find their way
 * to it slowly, since light, moves and meals make what lies between dear.
 */
export function reorderWindow(state: PlanState, free: Int32Array, random: () => number): void {
  const day = state.day[free[Math.floor(random() * free.length)]!]!;
  if (day < 0) return;
  const { scenes, count } = state.records[day]!;
  if (count < 3) return;
  const size = Math.min(WINDOW, count);
  const from = Math.floor(random() * (count - size + 1));
  const order = scenes.slice(0, count);
  const window = Array.from(order.subarray(from, from + size));
  let best: number[] | null = null;
  let least = -HAIR * Math.abs(state.total);
  for (const trial of permutations(window)) {
    order.set(trial, from);
    state.order(day, order, count);
    const change = state.change();
    state.undo();
    if (change >= least) continue;
    least = change;
    best = trial;
  }
  if (!best) return;
  order.set(best, from);
  state.order(day, order, count);
  state.change();
  state.keep();
}

function permutations(list: readonly number[]): number[][] {
  if (list.length <= 1) return [[...list]];
  return list.flatMap((one, i) => permutations(list.toSpliced(i, 1)).map((rest) => [one, ...rest]));
}
