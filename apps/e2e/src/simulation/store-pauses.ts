import { AsyncLocalStorage } from 'node:async_hooks';
import { type PausePoint, RetryLater } from '@ddak/server';
import { Died, type Life } from './life.ts';
import type { SimWorld } from './sim-world.ts';

/** On whose behalf the store is being used now; nobody's: the examiner's, for whom no time passes. */
const lives = new AsyncLocalStorage<Life>();

/** Runs `task` as part of a server's life: at each step of the store it takes time, and may fail or die there. */
export const runInLife = <T>(life: Life, task: () => Promise<T>): Promise<T> => lives.run(life, task);

/**
 * The pauses of a store in a world: before the lock, between the reads, before the commit (the transaction is lost)
 * and after it (committed, but nobody is told).
 */
export const storePauses = (world: () => SimWorld) => async (point: PausePoint) => {
  const life = lives.getStore();
  if (!life) return;
  const { time, random, chaos, trace } = world();
  await sleepInLife(life, time.after, random.int(0, chaos.databaseStep));
  if (random.chance(chaos.serverCrash)) {
    trace.say('server', () => `dies at ${point}`);
    life.end();
    throw new Died();
  }
  if (random.chance(chaos.databaseBusy)) {
    trace.say('database', () => `is busy at ${point}`);
    throw new RetryLater('busy');
  }
};

/** Sleeps; rejects at once when the life ends. */
function sleepInLife(
  life: Life,
  after: (ms: number, call: () => void) => unknown,
  ms: number,
): Promise<void> {
  life.check();
  return new Promise((resolve, reject) => {
    const forget = life.atEnd(() => reject(new Died()));
    after(ms, () => {
      forget();
      resolve();
    });
  });
}
