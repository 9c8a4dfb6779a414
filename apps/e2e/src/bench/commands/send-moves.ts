import type { Id } from '@ddak/domain';
import type { CommandResult } from '@ddak/protocol';
import type { BoardOnServer } from '../../harness/board-on-server.ts';
import { type Program, sentCommand } from '../../harness/program.ts';
import { HttpConnection } from './http-connection.ts';

/** Somebody who moves rows of their own about, over a connection of their own. */
export interface Writer {
  readonly projectId: Id;
  readonly days: readonly Id[];
  /** On which of the days each of their rows stands. */
  readonly placed: Map<Id, number>;
  readonly connection: HttpConnection;
}

/** The writer `i` of `of`, among whom the board's rows are shared out. */
export const writer = (program: Program, { projectId, rows, days }: BoardOnServer, i = 0, of = 1): Writer => {
  const perDay = rows.length / days.length;
  const places = rows.map((row, n) => [row, Math.floor(n / perDay)] as const);
  const placed = new Map(places.filter((_, n) => n % of === i));
  const headers = { 'content-type': 'application/json', cookie: program.cookies };
  return { projectId, days, placed, connection: new HttpConnection(program.url, headers) };
};

/**
 * Moves rows to the top of the next day, each when the one before is acknowledged: the times in ms. One that is refused
 * is an error, and so is one that changes nothing.
 */
export async function sendMoves(by: Writer, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    // The row that was moved longest ago, since a map keeps the order in which its keys came.
    const [rowId, day] = by.placed.entries().next().value!;
    const next = (day + 1) % by.days.length;
    by.placed.delete(rowId);
    by.placed.set(rowId, next);
    const toTimetableId = by.days[next];
    const command = sentCommand('moveRows', { rowIds: [rowId], toTimetableId, afterRowId: null });
    const from = performance.now();
    const result = await post(by, { commands: [command] });
    times.push(performance.now() - from);
    if (result.outcome === 'refused') throw new Error(result.message);
    if (result.outcome === 'nothing') throw new Error('the move has changed nothing');
  }
  return times;
}

async function post({ projectId, connection }: Writer, batch: object): Promise<CommandResult> {
  const { status, body } = await connection.post(
    `/api/projects/${projectId}/commands`,
    JSON.stringify(batch),
  );
  if (status !== 200) throw new Error(`${status} ${body}`);
  return (JSON.parse(body) as { data: { results: CommandResult[] } }).data.results[0]!;
}
