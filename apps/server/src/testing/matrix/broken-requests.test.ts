import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BrokenRequests } from './broken-requests.ts';
import { openWorld, type World } from './world.ts';

const LONG = process.env.DDAK_LONG === '1';
const COUNT = LONG ? 200_000 : 5_000;
/** Until then what is kept once and for all has come: measured from 1,250 on, 20 MB of it fell into the count. */
const WARMING = LONG ? 50_000 : 3_000;
const SEED = 23;
const MB = 1024 * 1024;
/** Of `npm test`, as much for each request as of twice as many. */
const MOST_GROWN = (LONG ? 24 : 12) * MB;

let world: World;
beforeAll(async () => {
  world = await openWorld(SEED);
}, 120_000);
afterAll(() => world?.close());

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
function heap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

const shown = (statuses: ReadonlyMap<number, number>): string =>
  [...statuses]
    .sort()
    .map(([status, count]) => `${count} times ${status}`)
    .join(', ');

it(
  `LM6: ${COUNT} broken requests are answered 4xx, and leave nothing in memory`,
  async () => {
    const requests = new BrokenRequests(world, SEED);
    await requests.play(WARMING);
    const before = heap();
    await requests.play(COUNT);
    const grown = heap() - before;
    process.stdout.write(
      `${COUNT} broken requests, seed ${SEED}: ${shown(requests.statuses)}; memory after ${WARMING} of them ${(before / MB).toFixed(1)} MB and ${(grown / MB).toFixed(1)} MB more\n`,
    );
    expect(requests.faults).toEqual([]);
    // Requests that all fail at the door would prove nothing.
    expect(requests.statuses.get(200) ?? 0).toBeGreaterThan(COUNT / 4);
    expect(requests.statuses.get(400) ?? 0).toBeGreaterThan(COUNT / 20);
    expect(grown).toBeLessThan(MOST_GROWN);
  },
  60 * 60_000,
);
