import { escapeLiteral } from 'pg';
import type { PoolClient } from '../db/pool.ts';
import { countPrepared, forgetPrepared } from '../db/prepared-statements.ts';
import { BATCH_LENGTH, type EnqueueJobs, recordsOf, rowStatements, sendInParts } from './pg-transaction.ts';
import { type CommandWrite, Outdated } from './sync-store.ts';
import { TrustedTransaction } from './trusted-transaction.ts';

/**
 * One round trip: what it is opened with is taken to be so, and is made sure of by the message that writes and commits.
 * It needs no connection until then.
 */
export class PgTrustedTransaction extends TrustedTransaction {
  readonly #enqueue: EnqueueJobs;

  constructor(enqueue: EnqueueJobs) {
    super();
    this.#enqueue = enqueue;
  }

  /** Throws `Outdated` where it was not so: then the connection is as it was before. */
  async commit(client: PoolClient): Promise<void> {
    const { writes } = this.trusted();
    const before = countPrepared(client);
    const jobs = writes.flatMap((write) => write.jobs);
    const [first, ...rows] = [this.#making(writes), ...rowStatements(client, writes)];
    const length = rows.reduce((sum, { length }) => sum + length, first!.length);
    const isOneMessage = jobs.length === 0 && length < BATCH_LENGTH;
    try {
      // The statements of a message are a transaction.
      await client.query(isOneMessage ? [first, ...rows].join(';\n') : `begin;\n${first}`);
    } catch (error) {
      if (!isOutdated(error)) throw error;
      forgetPrepared(client, before);
      if (!isOneMessage) await client.query('rollback');
      throw new Outdated('it was not as it was taken to be', { cause: error });
    }
    if (isOneMessage) return;
    if (jobs.length > 0) await this.#enqueue(jobs, client);
    await sendInParts(client, [...rows, 'commit']);
  }

  /** Makes sure of what was taken to be so, and records the commands. */
  #making(writes: readonly CommandWrite[]): string {
    const { projectId, knownSeq, senders } = this.trusted().ask;
    const users = [...new Set(senders.map(({ userId }) => userId))];
    const commands = senders.map(({ commandId }) => commandId);
    const ids = [users, commands].map((of) => escapeLiteral(`{${of.join()}}`));
    return `select ddak_write_commands(${escapeLiteral(projectId)}, ${knownSeq}, ${ids}, ${recordsOf(writes)})`;
  }
}

const isOutdated = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'DK001';
