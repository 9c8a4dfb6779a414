import { SYSTEM } from '../../db/reader.ts';
import type { LogEntry } from '../../sync/sync-store.ts';
import { examineGrant, type Played, peopleOf, rowsOf } from './examine-swaps.ts';
import { KINDS, type Kind } from './kinds.ts';
import { RandomSwaps } from './random-swaps.ts';
import type { Objects, World } from './world.ts';

/** What came of asking for what is not theirs, so often. */
export interface SwapsPlayed {
  readonly own: Played;
  readonly foreign: Played;
  /** What was answered by a fault of ours. */
  readonly faults: readonly string[];
  /** What somebody was told of a project in which they have taken no part at any moment. */
  readonly leaks: readonly string[];
  /** What a route let somebody into, or gave of another project. */
  readonly grants: readonly string[];
}

const begin = async (world: World, { projectId }: Objects) => {
  const { seq, state } = (await world.test.core.states.current(projectId, SYSTEM))!;
  return { seq, before: state };
};

/** The project since it stood there. */
async function since(
  world: World,
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

/** Lets everybody ask `count` times by random ids, and looks at what came of it. */
export async function playSwaps(world: World, seed: number, count: number): Promise<SwapsPlayed> {
  const [ownBegun, foreignBegun] = [await begin(world, world.own), await begin(world, world.foreign)];
  const swaps = new RandomSwaps(world, seed);
  await swaps.play(count);
  const own = await since(world, world.own, ownBegun);
  const foreign = await since(world, world.foreign, foreignBegun);
  const [ownRows, foreignRows] = [rowsOf(own), rowsOf(foreign)];
  const closedTo = (kind: Kind) =>
    [own, foreign].filter((played) => !peopleOf(played).has(world.people[kind].user?._id ?? ''));
  const leaks = KINDS.flatMap((kind) => {
    const closed = closedTo(kind).map(rowsOf);
    return [...swaps.seen.get(kind)!]
      .filter((id) => closed.some((rows) => rows.has(id)))
      .map((id) => `${kind} was told of ${id}`);
  });
  const isForeignTo = (projectId: string, id: string) =>
    (projectId === own.projectId ? foreignRows : ownRows).has(id);
  const grants = swaps.granted.flatMap((grant) => {
    const isClosed = (id: string) => closedTo(grant.kind).some(({ projectId }) => projectId === id);
    return examineGrant(grant, isClosed, isForeignTo) ?? [];
  });
  return { own, foreign, faults: swaps.faults, leaks, grants };
}
