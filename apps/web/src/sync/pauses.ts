import type { Clock, Random } from './ports.ts';

/** SPEC.md section 9: how long a call may take, and how long a feed may wait at the server. */
export const TRANSACTION_TIMEOUT_MS = 15_000;
export const SUBSCRIBE_TIMEOUT_MS = 310_000;

const SHORTEST_MS = 500;
const LONGEST_MS = 30_000;

/** The pause before try number `failures` (from 0), in ms: doubling to half a minute, scattered so that a crowd of
 * phones that lost the same mast does not come back as one. */
export const pauseBefore = (failures: number, random: Random): number =>
  Math.min(LONGEST_MS, SHORTEST_MS * 2 ** failures) * (0.5 + random.fraction() / 2);

/** The answer, or `late` when it takes longer than `ms`. */
export function withDeadline<T>(clock: Clock, ms: number, answer: Promise<T>, late: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => resolve(late));
    answer.then(
      (value) => {
        cancel();
        resolve(value);
      },
      (error) => {
        cancel();
        reject(error);
      },
    );
  });
}
