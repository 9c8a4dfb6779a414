import type { Clock, Random, TabMessage, Tabs } from '../ports.ts';

/** A clock that stands still until it is told to go on; timers fire in order of their time. */
export function fakeClock(start = 1_800_000_000_000): Clock & { advance(ms: number): Promise<void> } {
  let now = start;
  let timers: { at: number; call: () => void }[] = [];
  return {
    now: () => now,
    after(ms, call) {
      const timer = { at: now + ms, call };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    async advance(ms) {
      const end = now + ms;
      await settled();
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers = timers.filter((one) => one !== next);
        now = next.at;
        next.call();
        await settled();
      }
      now = end;
      await settled();
    },
  };
}

/** Lets everything that waits for nothing but its turn run. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** The same numbers in every run. */
export function fakeRandom(seed = 1): Random {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    fraction: next,
    bytes: (count) => Uint8Array.from({ length: count }, () => Math.floor(next() * 256)),
  };
}

/** Tabs of one browser: the oldest leads, what one tells the others hear. */
export function fakeBrowser(): () => Tabs {
  const ears: ((message: TabMessage) => void)[] = [];
  const waiting: (() => void)[] = [];
  return () => {
    let mine: ((message: TabMessage) => void) | null = null;
    return {
      lead(onHeld) {
        waiting.push(onHeld);
        if (waiting[0] === onHeld) onHeld();
        return () => {
          const held = waiting[0] === onHeld;
          waiting.splice(waiting.indexOf(onHeld), 1);
          if (held) waiting[0]?.();
        };
      },
      tell(message) {
        for (const ear of ears) if (ear !== mine) ear(message);
      },
      listen(heard) {
        mine = heard;
        ears.push(heard);
        return () => ears.splice(ears.indexOf(heard), 1);
      },
    };
  };
}
