import { nextTurn } from './next-turn.ts';

/**
 * Does steps one after another and lets the page go on between them.
 * @param turnMs so long it is worked in one go, ms
 * @param isOver nobody wants the rest any more
 */
export async function stepInTurns(
  steps: Iterable<void>,
  turnMs: number,
  isOver: () => boolean = () => false,
): Promise<void> {
  let began = performance.now();
  for (const _ of steps) {
    if (performance.now() - began < turnMs) continue;
    await nextTurn();
    if (isOver()) return;
    began = performance.now();
  }
}
