import { Agent, request } from 'node:http';
import type { Id } from '@ddak/domain';
import type { CommandResult } from '@ddak/protocol';
import type { BoardOnServer } from '../../harness/board-on-server.ts';
import { type Program, sentCommand } from '../../harness/program.ts';

/** Somebody who moves rows of their own about, over a connection of their own. */
export interface Writer {
  readonly program: Program;
  readonly projectId: Id;
  readonly days: readonly Id[];
  /** On which of the days each of their rows stands. */
  readonly placed: Map<Id, number>;
  readonly agent: Agent;
}

/** The writer `i` of `of`, among whom the board's rows are shared out. */
export const writer = (program: Program, { projectId, rows, days }: BoardOnServer, i = 0, of = 1): Writer => {
  const perDay = rows.length / days.length;
  const places = rows.map((row, n) => [row, Math.floor(n / perDay)] as const);
  const placed = new Map(places.filter((_, n) => n % of === i));
  return { program, projectId, days, placed, agent: new Agent({ keepAlive: true, maxSockets: 1 }) };
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

/** `fetch` would cost more than the server does. */
function post({ program, projectId, agent }: Writer, body: object): Promise<CommandResult> {
  const url = `${program.url}/api/projects/${projectId}/commands`;
  const headers = { 'content-type': 'application/json', cookie: program.cookies };
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part) => {
        text += part;
      });
      answer.on('end', () => {
        if (answer.statusCode !== 200) reject(new Error(`${answer.statusCode} ${text}`));
        else resolve((JSON.parse(text) as { data: { results: CommandResult[] } }).data.results[0]!);
      });
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(JSON.stringify(body));
  });
}
