import { type BoardOnServer, boardOnServer } from '../harness/board-on-server.ts';
import { percentiles } from '../harness/percentiles.ts';
import { Program } from '../harness/program.ts';
import { RealServer } from '../harness/real-server.ts';
import { BareCommits } from './commands/bare-commits.ts';
import { sendMoves, type Writer, writer } from './commands/send-moves.ts';

const ROUNDS = 5;
const TOGETHER = 8;
const MANY = 32;

type LoadName = 'together' | 'oneProject' | 'many';

interface Measured {
  readonly perSecond: number;
  /** From the sending of a command to its answer, which is given only after its commit is on disk. */
  readonly acknowledgedMs: { readonly p50: number; readonly p99: number; readonly max: number };
}

/** So many writers, each with so many moves a round; without the server, over boards that it does not know. */
interface Load {
  readonly writers: readonly Writer[];
  readonly bareBoards: readonly BoardOnServer[];
  readonly each: number;
}

/**
 * Moves on boards, through HTTP and the real server process, on the embedded PostgreSQL with its normal fsync: one person
 * alone (the pace that a hand feels), eight projects at once, eight people in one project, 32 projects at once. `bare`:
 * as many connections that commit the same rows, one message a commit and nothing else, in turns with ours. Of the
 * rounds that which lies in the middle counts.
 */
export async function run(): Promise<object> {
  const server = await RealServer.start();
  try {
    const loads = await prepareLoads(server);
    for (const { writers } of Object.values(loads)) await Promise.all(writers.map((by) => sendMoves(by, 30)));
    const like = loads.alone.writers[0]!.projectId;
    const bareCommits = await BareCommits.open(server.dataDir, like, MANY);
    const measured: [string, { ours: Measured; bare: Measured }][] = [];
    for (const [name, load] of Object.entries(loads)) measured.push([name, await measure(load, bareCommits)]);
    await bareCommits.close();
    const byName = <T>(pick: (of: { ours: Measured; bare: Measured }) => T): Record<string, T> =>
      Object.fromEntries(measured.map(([name, of]) => [name, pick(of)]));
    return {
      fsync: true,
      ...byName(({ ours }) => ours),
      bare: byName(({ bare }) => bare),
      ratio: byName(({ ours, bare }) => Math.round((100 * ours.perSecond) / bare.perSecond) / 100),
    };
  } finally {
    await server.close();
  }
}

async function prepareLoads(server: RealServer): Promise<Record<'alone' | LoadName, Load>> {
  const owners: Program[] = [];
  const [boards, bareBoards]: [BoardOnServer[], BoardOnServer[]] = [[], []];
  for (let i = 0; i < MANY; i++) {
    const owner = await Program.join(server.url, `조감독 ${i + 1}`);
    owners.push(owner);
    boards.push(await boardOnServer(owner, { days: 4, rows: 10 }));
    bareBoards.push(await boardOnServer(owner, { days: 4, rows: 10 }));
  }
  const writers = owners.map((owner, i) => writer(owner, boards[i]!));
  const board = await boardOnServer(owners[0]!, { days: 4, rows: 50 });
  const team: Writer[] = [];
  for (const [i, owner] of owners.slice(0, TOGETHER).entries()) {
    if (i > 0) await owner.joinProject(server, owners[0]!, board.projectId, 'editor');
    team.push(writer(owner, board, i, TOGETHER));
  }
  return {
    alone: { writers: writers.slice(0, 1), bareBoards: bareBoards.slice(0, 1), each: 300 },
    together: { writers: writers.slice(0, TOGETHER), bareBoards: bareBoards.slice(0, TOGETHER), each: 60 },
    oneProject: { writers: team, bareBoards: team.map(() => bareBoards[0]!), each: 60 },
    many: { writers, bareBoards, each: 40 },
  };
}

async function measure(
  { writers, bareBoards, each }: Load,
  bareCommits: BareCommits,
): Promise<{ ours: Measured; bare: Measured }> {
  const [ours, bare]: [Measured[], Measured[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await timed(writers.map((by) => () => sendMoves(by, each))));
    bare.push(await timed(bareBoards.map((board, i) => () => bareCommits.commit(i, board, each))));
  }
  return { ours: middle(ours), bare: middle(bare) };
}

async function timed(tasks: readonly (() => Promise<number[]>)[]): Promise<Measured> {
  const started = performance.now();
  const times = (await Promise.all(tasks.map((task) => task()))).flat();
  const seconds = (performance.now() - started) / 1000;
  return { perSecond: Math.round(times.length / seconds), acknowledgedMs: percentiles(times) };
}

const middle = (rounds: readonly Measured[]): Measured =>
  [...rounds].sort((a, b) => a.perSecond - b.perSecond)[Math.floor(rounds.length / 2)]!;
