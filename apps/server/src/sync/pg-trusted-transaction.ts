import type { Id, ProjectState } from '@ddak/domain';
import { escapeLiteral } from 'pg';
import type { PoolClient } from '../db/pool.ts';
import { countPrepared, forgetPrepared } from '../db/prepared-statements.ts';
import { BATCH_LENGTH, type EnqueueJobs, recordsOf, rowStatements, sendInParts } from './pg-transaction.ts';
import {
  type CommandWrite,
  type LogEntry,
  type OpenAsk,
  type Opened,
  Outdated,
  type SyncTransaction,
} from './sync-store.ts';

/**
 * One round trip: what it is opened with is taken to be so, and is made sure of by the message that writes and commits.
 * It needs no connection until then.
 */
export class PgTrustedTransaction implements SyncTransaction {
  readonly #enqueue: EnqueueJobs;
  readonly #writes: CommandWrite[] = [];
  #ask: OpenAsk | undefined;

  constructor(enqueue: EnqueueJobs) {
    this.#enqueue = enqueue;
  }

  async open(ask: OpenAsk): Promise<Opened> {
    if (ask.knownSeq === null) throw new Outdated('nothing is known of the project');
    this.#ask = ask;
    return { seq: ask.knownSeq, missed: [], commands: ask.senders.map(() => ({ outcome: null })) };
  }

  readState(): Promise<ProjectState> {
    throw new Outdated('the state is not known');
  }

  readLogFrom(_: Id): Promise<readonly LogEntry[]> {
    throw new Outdated('the log is not known');
  }

  save(write: CommandWrite): void {
    this.#writes.push(write);
  }

  discard(): void {
    this.#writes.length = 0;
  }

  /** Throws `Outdated` where it was not so: then the connection is as it was before. */
  async commit(client: PoolClient): Promise<void> {
    const writes = this.#writes;
    // Nothing would make sure of what was answered.
    if (writes.length === 0) throw new Outdated('there is nothing to write');
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
    const { projectId, knownSeq, senders } = this.#ask!;
    const users = [...new Set(senders.map(({ userId }) => userId))];
    const commands = senders.map(({ commandId }) => commandId);
    const ids = [users, commands].map((of) => escapeLiteral(`{${of.join()}}`));
    return `select ddak_write_commands(${escapeLiteral(projectId)}, ${knownSeq}, ${ids}, ${recordsOf(writes)})`;
  }
}

const isOutdated = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'DK001';
