import type { Id } from '@ddak/domain';
import { type BoardOnServer, boardOnServer } from '../harness/board-on-server.ts';
import { percentiles } from '../harness/percentiles.ts';
import { Program, sentCommand } from '../harness/program.ts';
import { RealServer } from '../harness/real-server.ts';

const ONE_AFTER_ANOTHER = 300;
const PROJECTS = 8;
const EACH = 100;

interface Measured {
  readonly commands: number;
  readonly perSecond: number;
  /** From the sending of a command to its answer, which is given only after its commit is on disk. */
  readonly acknowledgedMs: { readonly p50: number; readonly p99: number; readonly max: number };
}

/**
 * Moves on boards of 200 rows, through HTTP and the real server process, on the embedded PostgreSQL with its normal
 * fsync: one person alone (the pace that a hand feels), then eight projects at once (what the machine carries).
 */
export async function run(): Promise<object> {
  const server = await RealServer.start();
  try {
    const people: { program: Program; board: BoardOnServer }[] = [];
    for (let i = 0; i < PROJECTS; i++) {
      const program = await Program.join(server.url, `조감독 ${i + 1}`);
      people.push({ program, board: await boardOnServer(program, { days: 4, rows: i === 0 ? 50 : 10 }) });
    }
    const [first] = people;
    await move(first!.program, first!.board, 30);
    const alone = await measure([first!], ONE_AFTER_ANOTHER);
    const together = await measure(people, EACH);
    return { fsync: true, alone, together: { projects: PROJECTS, ...together } };
  } finally {
    await server.close();
  }
}

async function measure(
  people: readonly { program: Program; board: BoardOnServer }[],
  each: number,
): Promise<Measured> {
  const started = performance.now();
  const times = (await Promise.all(people.map(({ program, board }) => move(program, board, each)))).flat();
  const seconds = (performance.now() - started) / 1000;
  return {
    commands: times.length,
    perSecond: Math.round(times.length / seconds),
    acknowledgedMs: percentiles(times),
  };
}

/** Moves rows about, each when the one before is acknowledged; the times in ms. A move that is refused is an error. */
async function move(
  program: Program,
  { projectId, rows, days }: BoardOnServer,
  count: number,
): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const rowId = rows[(i * 7) % rows.length] as Id;
    const toTimetableId = days[(i * 3 + 1) % days.length] as Id;
    const sent = sentCommand('moveRows', { rowIds: [rowId], toTimetableId, afterRowId: null });
    const from = performance.now();
    const result = await program.send(projectId, sent);
    times.push(performance.now() - from);
    if (result.outcome === 'refused') throw new Error(result.message);
  }
  return times;
}
