import { nextTurn } from './next-turn.ts';

/** So long is worked in one go: a part of a frame, ms. */
const TURN_MS = 4;
/** So long is waited for a moment without anything to do, ms. While a finger moves, Chrome knows none. */
const MOST_WAIT_MS = 20;

/**
 * Does steps one after another in moments in which the page has nothing to do: while somebody carries something, after
 * what each frame takes. Answers what they come to; undefined: it was over.
 * @param isOver nobody wants the rest any more
 */
export async function stepWhenIdle<Answer>(
  steps: Generator<void, Answer>,
  isOver: () => boolean = () => false,
): Promise<Answer | undefined> {
  for (;;) {
    const turnMs = await idleMoment();
    if (isOver()) return undefined;
    const began = performance.now();
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() - began < turnMs);
  }
}

/** How long one can work, ms. Safari does not tell when it is idle: there a turn comes after what waits. */
async function idleMoment(): Promise<number> {
  if ('requestIdleCallback' in globalThis)
    return new Promise((resolve) => {
      requestIdleCallback(
        (moment) => resolve(moment.didTimeout ? TURN_MS : Math.min(TURN_MS, moment.timeRemaining())),
        { timeout: MOST_WAIT_MS },
      );
    });
  await nextTurn();
  return TURN_MS;
}
