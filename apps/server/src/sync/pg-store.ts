import {
  completeOrganised,
  type Id,
  type KeptScreenplay,
  type KnownFile,
  type OrganisedScreenplay,
} from '@ddak/domain';
import { escapeLiteral, type QueryResult } from 'pg';
import { kindOfFailure } from '../db/failures.ts';
import type { Pool, PoolClient } from '../db/pool.ts';
import { forgetPrepared } from '../db/prepared-statements.ts';
import { asAccount, type Reader, SYSTEM } from '../db/reader.ts';
import { type RowsOfTable, stateOf, stateQuery } from '../db/rows/read-state.ts';
import { type EnqueueJobs, LOG_COLUMNS, PATIENCE, PgTransaction } from './pg-transaction.ts';
import {
  commitByItself,
  commitTogether,
  mayShare,
  PgTrustedTransaction,
  type TrustedWork,
} from './pg-trusted-transaction.ts';
import { SharedCommits } from './shared-commits.ts';
import {
  IntegrityError,
  type LogEntry,
  NoRoom,
  type Opening,
  Outdated,
  RetryLater,
  type Snapshot,
  type SyncStore,
  type SyncTransaction,
} from './sync-store.ts';

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

/**
 * Begins to ask for that reader, and opens the project where they take part in it (AC16): for the statements of this
 * transaction that follow, in the same message. Where they do not, these find nothing.
 */
const opening = (reader: Reader, projectId: Id): string =>
  `select ddak_open_project(${escapeLiteral(reader)}, ${escapeLiteral(projectId)}, 'read')::int as seq`;

/** Projects in PostgreSQL. */
export class PgStore implements SyncStore {
  readonly #pool: Pool;
  readonly #enqueue: EnqueueJobs;
  readonly #shared = new SharedCommits<TrustedWork>((together) =>
    this.#withClient((client) => commitTogether(client, together)),
  );

  constructor(pool: Pool, enqueue: EnqueueJobs) {
    this.#pool = pool;
    this.#enqueue = enqueue;
  }

  async inTransaction<T>(
    fn: (transaction: SyncTransaction) => Promise<T>,
    opening: Opening = 'asked',
  ): Promise<T> {
    if (opening === 'trusted') {
      const transaction = new PgTrustedTransaction();
      const answer = await fn(transaction);
      const work = transaction.work();
      if (mayShare(work)) await this.#shared.commit(work);
      else await this.#withClient((client) => commitByItself(client, work, this.#enqueue));
      return answer;
    }
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
         ${opening(SYSTEM, projectId)};
         ${stateQuery(projectId)};
         commit`,
      )) as unknown as QueryResult[];
      const seq = answers[2]?.rows[0]?.seq as number | null;
      return seq === null ? null : { seq, state: await stateOf(answers[3]!.rows as RowsOfTable[]) };
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

  async knownFiles(
    projectId: Id,
    fileIds: readonly Id[],
    reader: Reader,
  ): Promise<ReadonlyMap<Id, KnownFile>> {
    if (fileIds.length === 0) return new Map();
    const { rows } = await this.#read<KnownFile & { id: Id }>(
      projectId,
      reader,
      `select id, kind, name, size::float8 as size, contents,
         uploaded_by as "uploadedBy" from file where project_id = ${escapeLiteral(projectId)}
         and id in (${fileIds.map((id) => escapeLiteral(id)).join()})`,
    );
    return new Map(rows.map(({ id, ...known }) => [id, known]));
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
        `begin read only; ${opening(reader, projectId)}; ${query}; commit`,
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
      if (error instanceof Outdated) {
        client.release();
        throw error;
      }
      // Which of its statements were prepared before one failed is not known.
      forgetPrepared(client);
      const broken = await client.query('rollback; deallocate all').then(
        () => false,
        () => true,
      );
      client.release(broken);
      throw translated(error);
    }
  }
}
