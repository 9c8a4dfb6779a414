import { memberOf } from '@ddak/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { examineLog, rowsOf } from './examine-swaps.ts';
import { playSwaps } from './play-swaps.ts';
import { type Objects, openWorld, type World } from './world.ts';

/** All of them in `npm run test:long`, a twentieth in `npm test`. */
const COUNT = process.env.DDAK_LONG === '1' ? 100_000 : 5_000;
const SEED = 11;
const TIME = 30 * 60_000;

let world: World;
beforeAll(async () => {
  world = await openWorld(SEED);
}, 120_000);
afterAll(() => world?.close());

/** Leaves people with some rights of those above them: what somebody could raise. */
async function limit({ projectId, owner }: Objects): Promise<void> {
  const { test, people } = world;
  const rights = { manager: { cost: 'none', contacts: 'read' }, guest: { project: 'write' } } as const;
  for (const role of ['manager', 'guest'] as const) {
    const { _id: memberId } = memberOf(await test.state(projectId), people[role].user._id)!;
    await test.run(owner, projectId, 'changeMember', { memberId, role, rights: rights[role] });
  }
}

it(
  `AC11, AC13: ${COUNT} random swaps of ids show no foreign row, raise no right, and break nothing`,
  async () => {
    await limit(world.own);
    const { own, foreign, faults, leaks, grants } = await playSwaps(world, SEED, COUNT);
    expect(faults).toEqual([]);
    expect([...examineLog(own, rowsOf(foreign)), ...examineLog(foreign, rowsOf(own))]).toEqual([]);
    expect(leaks).toEqual([]);
    expect(grants).toEqual([]);
    // Something has been done: what is examined is no empty log.
    expect(own.log.length).toBeGreaterThan(COUNT / 100);
  },
  TIME,
);
