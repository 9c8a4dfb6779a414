import type { Change, Id, ProjectState } from '@ddak/domain';
import type { CommandResult } from '@ddak/protocol';
import { escapeLiteral, type QueryResult } from 'pg';
import { jsonLiteral } from '../db/json-literal.ts';
import type { PoolClient } from '../db/pool.ts';
import { executing } from '../db/prepared-statements.ts';
import { type Reader, SYSTEM } from '../db/reader.ts';
import { type RowsOfTable, stateOf, stateQuery } from '../db/rows/read-state.ts';
import { besideStatements } from '../db/rows/write-beside.ts';
import { writeStatements } from '../db/rows/write-rows.ts';
import type {
  CommandWrite,
  Job,
  LogEntry,
  OpenAsk,
  Opened,
  OpenedCommand,
  SyncTransaction,
} from './sync-store.ts';

/** Puts jobs into the queue on this connection, so that they are part of its transaction. */
export type EnqueueJobs = (jobs: readonly Job[], client: PoolClient) => Promise<void>;

export const LOG_COLUMNS = `seq::int, command_id as "commandId", name, version, actor_id as "actorId",
  actor_name as "actorName", at::float8, changes`;

/** All rows of a long series are 20 MB: more than an ordinary statement's time on a busy machine. */
export const PATIENCE = "set local statement_timeout = '30s'";

/** How much is sent at once: what a large command writes goes in parts, and others are served between them. */
export const BATCH_LENGTH = 500_000;

/** What ddak_open_commands answers. */
interface OpenedRow {
  readonly seq: number | null;
  readonly outcomes: Readonly<Record<Id, CommandResult>> | null;
  readonly is_closed: boolean | null;
  readonly missed: readonly LogEntry[] | null;
}

/** Two round trips: lock and look, then write and commit; what a large command writes takes more. */
export class PgTransaction implements SyncTransaction {
  readonly #client: PoolClient;
  readonly #enqueue: EnqueueJobs;
  readonly #writes: CommandWrite[] = [];
  #projectId: Id | undefined;
  #discarded = false;

  constructor(client: PoolClient, enqueue: EnqueueJobs) {
    this.#client = client;
    this.#enqueue = enqueue;
  }

  async open(ask: OpenAsk): Promise<Opened | null> {
    const byUser = Map.groupBy(ask.senders, ({ userId }) => userId);
    const looks = [...byUser].map(([userId, commands]) => {
      const ids = commands.map(({ commandId }) => commandId);
      return openCommands(ask, ask.asServer ? SYSTEM : userId, userId, ids);
    });
    const [, ...answers] = (await this.#client.query(
      ['begin', ...looks].join(';\n'),
    )) as unknown as QueryResult<OpenedRow>[];
    const rows = new Map([...byUser.keys()].map((userId, i) => [userId, answers[i]!.rows[0]!]));
    const shown = [...rows].filter(([, row]) => row.seq !== null);
    const [first] = shown;
    if (!first) return null;
    const [reader, { seq, missed }] = first;
    // What follows is done in the name of the last who was asked for: they must be shown the project.
    if (rows.size > 1 && !shown.some(([userId]) => userId === [...rows.keys()].at(-1)))
      await this.#client.query(openCommands(ask, reader, reader, []));
    this.#projectId = ask.projectId;
    const commands = ask.senders.map(({ userId, commandId }) =>
      commandOf(rows.get(userId)!, commandId, ask.asServer ?? false),
    );
    // A device of an account that is being erased has sent it in time, and its turn came too late.
    if (commands.every((command) => command === null)) return null;
    return { seq: seq!, missed: missed ?? [], commands };
  }

  async readState(): Promise<ProjectState> {
    const answers = (await this.#client.query(
      `${PATIENCE}; ${stateQuery(this.#opened())}`,
    )) as unknown as QueryResult[];
    return stateOf(answers[1]!.rows as RowsOfTable[]);
  }

  async readLogFrom(commandId: Id, limit: number): Promise<readonly LogEntry[]> {
    const { rows } = await this.#client.query<LogEntry>(
      `select ${LOG_COLUMNS} from change_log where project_id = $1
         and seq >= (select seq from change_log where project_id = $1 and command_id = $2 limit 1)
       order by seq limit $3`,
      [this.#opened(), commandId, limit],
    );
    return rows;
  }

  save(write: CommandWrite): void {
    this.#writes.push(write);
  }

  discard(): void {
    this.#discarded = true;
  }

  async commit(): Promise<void> {
    const writes = this.#writes;
    if (writes.length === 0 || this.#discarded) {
      await this.#client.query('rollback');
      return;
    }
    const jobs = writes.flatMap((write) => write.jobs);
    if (jobs.length > 0) await this.#enqueue(jobs, this.#client);
    const project = escapeLiteral(this.#opened());
    const records = `select ddak_record_commands(${project}, ${recordsOf(writes)})`;
    const beside = writes.flatMap((write) =>
      write.entry && write.beside ? besideStatements(write.beside) : [],
    );
    await sendInParts(this.#client, [...beside, ...rowStatements(this.#client, writes), records, 'commit']);
  }

  #opened(): Id {
    if (!this.#projectId) throw new Error('the transaction has opened no project');
    return this.#projectId;
  }
}

function openCommands(
  { projectId, create, knownSeq }: OpenAsk,
  reader: Reader,
  userId: Id,
  commandIds: readonly Id[],
): string {
  const [asked, project, user, ids] = [reader, projectId, userId, `{${commandIds.join()}}`].map((text) =>
    escapeLiteral(text),
  );
  return `select seq::int, outcomes, is_closed, missed from ddak_open_commands(
    ${asked}, ${project}, '${create ? 'make' : 'write'}', ${user}, ${ids}, ${knownSeq ?? 'null'})`;
}

/** Null: the sender is shown nothing of the project, or their account is closed. */
function commandOf(
  { seq, outcomes, is_closed }: OpenedRow,
  commandId: Id,
  asServer: boolean,
): OpenedCommand | null {
  if (seq === null || (is_closed && !asServer)) return null;
  return { outcome: outcomes?.[commandId] ?? null };
}

/** What writes the rows of all changes, on this connection. */
export const rowStatements = (client: PoolClient, writes: readonly CommandWrite[]): string[] =>
  [...writeStatements(changesOf(writes))].map(({ sql, rows }) => executing(client, sql, rows));

/** The entries of the log and the outcomes, as the functions of the database take them. */
export function recordsOf(writes: readonly CommandWrite[]): string {
  const entries = writes.flatMap(({ entry }) => (entry ? { ...entry, at: Math.floor(entry.at) } : []));
  const outcomes = writes.map(({ userId, result, at }) => ({
    ...{ userId, commandId: result._id, result, at: Math.floor(at) },
  }));
  return `${jsonLiteral(entries)}, ${jsonLiteral(outcomes)}`;
}

/** In messages that are not too long. */
export async function sendInParts(client: PoolClient, statements: readonly string[]): Promise<void> {
  let batch: string[] = [];
  let length = 0;
  for (const [i, statement] of statements.entries()) {
    batch.push(statement);
    length += statement.length;
    if (length < BATCH_LENGTH && i < statements.length - 1) continue;
    await client.query(batch.join(';\n'));
    [batch, length] = [[], 0];
  }
}

export function* changesOf(writes: readonly CommandWrite[]): Generator<Change> {
  for (const { entry } of writes) if (entry) yield* entry.changes;
}
