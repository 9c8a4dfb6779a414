import { memberOf } from '@ddak/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SYSTEM } from '../../db/reader.ts';
import type { LogEntry } from '../../sync/sync-store.ts';
import { examineGrant, examineLog, type Played, peopleOf, rowsOf } from './examine-swaps.ts';
import { KINDS, type Kind } from './kinds.ts';
import { RandomSwaps } from './random-swaps.ts';
import { type Objects, openWorld, type World } from './world.ts';

const COUNT = process.env.DDAK_LONG === '1' ? 100_000 : 20_000;
const SEED = 11;
const TIME = 30 * 60_000;

let world: World;
beforeAll(async () => {
  world = await openWorld(SEED);
}, 120_000);
afterAll(() => world?.close());

/** The project since it stood there. */
async function since(
  { projectId, fileId }: Objects,
  begun: { seq: number; before: Played['before'] },
): Promise<Played> {
  const log: LogEntry[] = [];
  for (let after = begun.seq; ; ) {
    const part = await world.test.core.store.readLog(projectId, after, 1_000);
    if (part.length === 0) return { projectId, files: [fileId], before: begun.before, log };
    log.push(...part);
    after = part.at(-1)!.seq;
  }
}

/** Leaves people with some rights of those above them: what somebody could raise. */
async function limit({ projectId, owner }: Objects): Promise<void> {
  const { test, people } = world;
  const rights = { manager: { cost: 'none', contacts: 'read' }, guest: { project: 'write' } } as const;
  for (const role of ['manager', 'guest'] as const) {
    const { _id: memberId } = memberOf(await test.state(projectId), people[role].user._id)!;
    await test.run(owner, projectId, 'changeMember', { memberId, role, rights: rights[role] });
  }
}

const begin = async ({ projectId }: Objects) => {
  const { seq, state } = (await world.test.core.states.current(projectId, SYSTEM))!;
  return { seq, before: state };
};

it(
  `AC11, AC13: ${COUNT} random swaps of ids show no foreign row, raise no right, and break nothing`,
  async () => {
    await limit(world.own);
    const [ownBegun, foreignBegun] = [await begin(world.own), await begin(world.foreign)];
    const swaps = new RandomSwaps(world, SEED);
    await swaps.play(COUNT);
    expect(swaps.faults).toEqual([]);
    const [own, foreign] = [await since(world.own, ownBegun), await since(world.foreign, foreignBegun)];
    const [ownRows, foreignRows] = [rowsOf(own), rowsOf(foreign)];
    expect([...examineLog(own, foreignRows), ...examineLog(foreign, ownRows)]).toEqual([]);
    const closedTo = (kind: Kind) =>
      [own, foreign].filter((played) => !peopleOf(played).has(world.people[kind].user?._id ?? ''));
    const leaks = KINDS.flatMap((kind) => {
      const closed = closedTo(kind).map(rowsOf);
      return [...swaps.seen.get(kind)!]
        .filter((id) => closed.some((rows) => rows.has(id)))
        .map((id) => `${kind} was told of ${id}`);
    });
    expect(leaks).toEqual([]);
    const isForeignTo = (projectId: string, id: string) =>
      (projectId === own.projectId ? foreignRows : ownRows).has(id);
    const grants = swaps.granted.flatMap((grant) => {
      const isClosed = (id: string) => closedTo(grant.kind).some(({ projectId }) => projectId === id);
      return examineGrant(grant, isClosed, isForeignTo) ?? [];
    });
    expect(grants).toEqual([]);
    // Something has been done: what is examined is no empty log.
    expect(own.log.length).toBeGreaterThan(COUNT / 100);
  },
  TIME,
);
