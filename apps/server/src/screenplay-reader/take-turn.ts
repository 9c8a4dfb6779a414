/** Reader processes at once: each may take half a gigabyte. */
const MOST_AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs `work` when one of the two places is free, in order of asking. */
export async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // The place passes straight to the next in line; it is given back only when nobody waits.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
