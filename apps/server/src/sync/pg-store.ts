import {
  completeOrganised,
  type Id,
  type KeptScreenplay,
  type OrganisedScreenplay,
  type ProjectState,
} from '@ddak/domain';
import type { CommandResult } from '@ddak/protocol';
import { escapeLiteral, type QueryResult } from 'pg';
import { kindOfFailure } from '../db/failures.ts';
import { jsonLiteral } from '../db/json-literal.ts';
import type { Pool, PoolClient } from '../db/pool.ts';
import { asAccount, type Reader, SYSTEM } from '../db/reader.ts';
import { stateOf, stateQuery } from '../db/rows/read-state.ts';
import { writeStatements } from '../db/rows/write-rows.ts';
import {
  type CommandWrite,
  IntegrityError,
  type Job,
  type LogEntry,
  NoRoom,
  type OpenAsk,
  type Opened,
  RetryLater,
  type Snapshot,
  type SyncStore,
  type SyncTransaction,
} from './sync-store.ts';

/** Puts jobs into the queue on this connection, so that they are part of its transaction. */
export type EnqueueJobs = (jobs: readonly Job[], client: PoolClient) => Promise<void>;

const LOG_COLUMNS = `seq::int, command_id as "commandId", name, version, actor_id as "actorId",
  actor_name as "actorName", at::float8, changes`;

/** All rows of a long series are 20 MB: more than an ordinary statement's time on a busy machine. */
const PATIENCE = "set local statement_timeout = '30s'";

/** Says what a failure of the database means, in the store's own errors. */
function translated(error: unknown): unknown {
  // In words of ours: the database's may quote what a row held, and the log takes ours as they are (LM4).
  const message = 'the database did not take it';
  const kind = kindOfFailure(error);
  if (kind === 'full') return new NoRoom(message, { cause: error });
  if (kind === 'retry') return new RetryLater(message, { cause: error });
  if (kind === 'taken' || kind === 'unstorable' || kind === 'integrity')
    return new IntegrityError(message, kind === 'taken', error);
  return error;
}

type How = 'read' | 'write' | 'make';

/**
 * Begins to ask for that reader, and opens the project where they take part in it (AC16): for the statements of this
 * transaction that follow, in the same message. Where they do not, these find nothing.
 */
const opening = (reader: Reader, projectId: Id, how: How): string =>
  `select ddak_open_project(${escapeLiteral(reader)}, ${escapeLiteral(projectId)}, '${how}')::int as seq`;

/** How much is sent at once: what a large command writes goes in parts, and others are served between them. */
const BATCH_LENGTH = 500_000;

/** Projects in PostgreSQL. A command is two round trips: lock and look, then write and commit; a large one has more. */
export class PgStore implements SyncStore {
  readonly #pool: Pool;
  readonly #enqueue: EnqueueJobs;

  constructor(pool: Pool, enqueue: EnqueueJobs) {
    this.#pool = pool;
    this.#enqueue = enqueue;
  }

  async inTransaction<T>(fn: (transaction: SyncTransaction) => Promise<T>): Promise<T> {
    return this.#withClient(async (client) => {
      const transaction = new PgTransaction(client, this.#enqueue);
      const answer = await fn(transaction);
      await transaction.commit();
      return answer;
    });
  }

  async readSnapshot(projectId: Id): Promise<Snapshot | null> {
    return this.#withClient(async (client) => {
      const answers = (await client.query(
        `begin isolation level repeatable read read only; ${PATIENCE};
         ${opening(SYSTEM, projectId, 'read')};
         ${stateQuery(projectId)};
         commit`,
      )) as unknown as QueryResult[];
      const seq = answers[2]?.rows[0]?.seq as number | null;
      return seq === null ? null : { seq, state: stateOf(answers[3]?.rows[0]) };
    });
  }

  async readHead(projectId: Id, reader: Reader): Promise<number | null> {
    const { head } = await this.#read<never>(projectId, reader, 'select 1');
    return head;
  }

  async readLog(projectId: Id, after: number, limit: number): Promise<readonly LogEntry[]> {
    const { rows } = await this.#read<LogEntry>(
      projectId,
      SYSTEM,
      `select ${LOG_COLUMNS} from change_log where project_id = ${escapeLiteral(projectId)} and seq > ${after}
       order by seq limit ${limit}`,
    );
    return rows;
  }

  async knownFiles(projectId: Id, fileIds: readonly Id[], reader: Reader): Promise<ReadonlySet<Id>> {
    if (fileIds.length === 0) return new Set();
    const { rows } = await this.#read<{ id: Id }>(
      projectId,
      reader,
      `select id from file where project_id = ${escapeLiteral(projectId)}
         and id in (${fileIds.map((id) => escapeLiteral(id)).join()})`,
    );
    return new Set(rows.map(({ id }) => id));
  }

  async hasSecondFactor(userId: Id): Promise<boolean> {
    const has = `select exists (select from totp where user_id = $1)
      or exists (select from passkey where user_id = $1) as has`;
    try {
      const { rows } = await asAccount(userId, () => this.#pool.query<{ has: boolean }>(has, [userId]));
      return rows[0]!.has;
    } catch (error) {
      throw translated(error);
    }
  }

  async readScreenplayText(
    projectId: Id,
    screenplayId: Id,
    reader: Reader,
  ): Promise<OrganisedScreenplay | undefined> {
    const { rows } = await this.#read<{ organised: KeptScreenplay }>(
      projectId,
      reader,
      `select organised from screenplay_text
       where screenplay_id = ${escapeLiteral(screenplayId)} and project_id = ${escapeLiteral(projectId)}`,
    );
    return rows[0] && completeOrganised(rows[0].organised);
  }

  async readSceneTexts(projectId: Id, reader: Reader): Promise<ReadonlyMap<Id, OrganisedScreenplay>> {
    const project = escapeLiteral(projectId);
    const { rows } = await this.#read<{ screenplay_id: Id; organised: KeptScreenplay }>(
      projectId,
      reader,
      `select screenplay_id, organised from screenplay_text where project_id = ${project} and screenplay_id in
         (select screenplay_id from scene where project_id = ${project})`,
    );
    return new Map(rows.map((row) => [row.screenplay_id, completeOrganised(row.organised)]));
  }

  /** One look at a project, for one reader: one message. */
  async #read<Row>(
    projectId: Id,
    reader: Reader,
    query: string,
  ): Promise<{ readonly head: number | null; readonly rows: readonly Row[] }> {
    return this.#withClient(async (client) => {
      const answers = (await client.query(
        `begin read only; ${opening(reader, projectId, 'read')}; ${query}; commit`,
      )) as unknown as QueryResult[];
      return { head: answers[1]?.rows[0]?.seq ?? null, rows: (answers[2]?.rows ?? []) as Row[] };
    });
  }

  /** A connection that is given back clean: whatever failed on it is rolled back, or it is closed. */
  async #withClient<T>(fn: (client: PoolClient) => Promise<T>): Promise<T> {
    let client: PoolClient;
    try {
      client = await this.#pool.take();
    } catch (error) {
      throw translated(error);
    }
    try {
      const answer = await fn(client);
      client.release();
      return answer;
    } catch (error) {
      const broken = await client.query('rollback').then(
        () => false,
        () => true,
      );
      client.release(broken);
      throw translated(error);
    }
  }
}

class PgTransaction implements SyncTransaction {
  readonly #client: PoolClient;
  readonly #enqueue: EnqueueJobs;
  #projectId: Id | undefined;
  #write: CommandWrite | undefined;
  #discarded = false;

  constructor(client: PoolClient, enqueue: EnqueueJobs) {
    this.#client = client;
    this.#enqueue = enqueue;
  }

  async open(ask: OpenAsk): Promise<Opened | null> {
    const project = escapeLiteral(ask.projectId);
    const reader = ask.asServer ? SYSTEM : ask.userId;
    // Separate statements: each sees what was committed while the one before waited for the lock.
    const answers = (await this.#client.query(
      `begin; ${opening(reader, ask.projectId, ask.create ? 'make' : 'write')};
       select result from command_outcome where project_id = ${project}
         and user_id = ${escapeLiteral(ask.userId)} and command_id = ${escapeLiteral(ask.commandId)};
       select ${LOG_COLUMNS} from change_log where project_id = ${project}
         and seq > ${ask.knownSeq ?? 'null'} order by seq;
       select 1 from "user" where id = ${escapeLiteral(ask.userId)} and deleted_at is not null`,
    )) as unknown as QueryResult[];
    const seq = answers[1]?.rows[0]?.seq as number | null;
    if (seq === null) return null;
    // A device of an account that is being erased has sent it in time, and its turn came too late.
    if (!ask.asServer && answers[4]?.rows.length) {
      this.#discarded = true;
      return null;
    }
    this.#projectId = ask.projectId;
    const outcome = (answers[2]?.rows[0]?.result as CommandResult | undefined) ?? null;
    return { seq, outcome, missed: answers[3]?.rows ?? [] };
  }

  async readState(): Promise<ProjectState> {
    const answers = (await this.#client.query(
      `${PATIENCE}; ${stateQuery(this.#opened())}`,
    )) as unknown as QueryResult[];
    return stateOf(answers[1]?.rows[0]);
  }

  async readLogFrom(commandId: Id): Promise<readonly LogEntry[]> {
    const { rows } = await this.#client.query<LogEntry>(
      `select ${LOG_COLUMNS} from change_log where project_id = $1
         and seq >= (select seq from change_log where project_id = $1 and command_id = $2 limit 1)
       order by seq limit 1000`,
      [this.#opened(), commandId],
    );
    return rows;
  }

  save(write: CommandWrite): void {
    this.#write = write;
  }

  discard(): void {
    this.#discarded = true;
  }

  async commit(): Promise<void> {
    const write = this.#write;
    if (!write || this.#discarded) {
      await this.#client.query(this.#discarded ? 'rollback' : 'commit');
      return;
    }
    if (write.jobs.length > 0) await this.#enqueue(write.jobs, this.#client);
    let batch: string[] = [];
    let length = 0;
    for (const statement of this.#statements(write)) {
      batch.push(statement);
      length += statement.length;
      if (length < BATCH_LENGTH) continue;
      await this.#client.query(batch.join(';\n'));
      [batch, length] = [[], 0];
    }
    await this.#client.query([...batch, 'commit'].join(';\n'));
  }

  *#statements(write: CommandWrite): Generator<string> {
    const { entry, result, userId, at } = write;
    const project = escapeLiteral(this.#opened());
    if (entry) {
      const actor = `${escapeLiteral(entry.actorId)}, ${escapeLiteral(entry.actorName)}`;
      yield* writeStatements(entry.changes);
      yield `insert into change_log (project_id, seq, command_id, name, version, actor_id, actor_name, at, changes)
         values (${project}, ${entry.seq}, ${escapeLiteral(entry.commandId)}, ${escapeLiteral(entry.name)},
           ${entry.version}, ${actor}, ${Math.floor(entry.at)}, ${jsonLiteral(entry.changes)})`;
      yield `update project_head set seq = ${entry.seq} where project_id = ${project}`;
    }
    yield `insert into command_outcome (project_id, user_id, command_id, result, at)
       values (${project}, ${escapeLiteral(userId)}, ${escapeLiteral(result._id)}, ${jsonLiteral(result)}, ${Math.floor(at)})`;
  }

  #opened(): Id {
    if (!this.#projectId) throw new Error('the transaction has opened no project');
    return this.#projectId;
  }
}
