import { escapeLiteral } from 'pg';
import type { PoolClient } from '../db/pool.ts';
import { countPrepared, executing, forgetPrepared } from '../db/prepared-statements.ts';
import { type WriteStatement, writeStatements } from '../db/rows/write-rows.ts';
import { BATCH_LENGTH, changesOf, type EnqueueJobs, recordsOf, sendInParts } from './pg-transaction.ts';
import { type CommandWrite, Outdated } from './sync-store.ts';
import { TrustedTransaction } from './trusted-transaction.ts';

/**
 * One round trip: what it is opened with is taken to be so, and is made sure of by the message that writes and commits.
 * It needs no connection until then.
 */
export class PgTrustedTransaction extends TrustedTransaction {
  /** What is to be done for it; throws `Outdated` where there is nothing. */
  work(): TrustedWork {
    const { ask, writes } = this.trusted();
    const { projectId, knownSeq, senders } = ask;
    const users = [...new Set(senders.map(({ userId }) => userId))];
    const ids = escapeLiteral(`{${users.join()}}`);
    const making = `call ddak_carry_out_commands(${escapeLiteral(projectId)}, ${knownSeq}, ${ids}, ${recordsOf(writes)})`;
    const rows = [...writeStatements(changesOf(writes))];
    const length = rows.reduce((sum, row) => sum + row.rows.length, making.length);
    return { projectId, making, rows, length, writes };
  }
}

export interface TrustedWork {
  readonly projectId: string;
  /** Makes sure of what was taken to be so, and records the commands. */
  readonly making: string;
  readonly rows: readonly WriteStatement[];
  readonly length: number;
  readonly writes: readonly CommandWrite[];
}

const isOneMessage = ({ writes, length }: TrustedWork): boolean =>
  length < BATCH_LENGTH && writes.every(({ jobs }) => jobs.length === 0);

/** Many times what a person's gesture writes; many such together are still a message of ordinary length. */
const SMALL = 16_000;

/** CG7: whether it goes with those of other projects. */
export const mayShare = (work: TrustedWork): boolean => isOneMessage(work) && work.length < SMALL;

const statementsOf = (client: PoolClient, { making, rows }: TrustedWork): string[] => [
  making,
  ...rows.map(({ sql, rows: literal }) => executing(client, sql, literal)),
];

/**
 * One message, whose statements are a transaction. Throws `Outdated` where it is of one project and was not so: then the
 * connection is as it was before.
 */
export async function commitTogether(client: PoolClient, works: readonly TrustedWork[]): Promise<void> {
  const before = countPrepared(client);
  // Two processes lock the same projects in the same order, and whoever holds one of them is not waited for.
  const sorted = works.length === 1 ? works : works.toSorted((a, b) => (a.projectId < b.projectId ? -1 : 1));
  const statements = sorted.flatMap((work) => statementsOf(client, work));
  const send = () => client.query(statements.join(';\n'));
  if (works.length === 1) return asTaken(client, before, send);
  statements.unshift(`set local lock_timeout = '50ms'`);
  await send();
}

/** One that leaves jobs or writes very much opens with the same look, and goes in several messages. */
export async function commitByItself(
  client: PoolClient,
  work: TrustedWork,
  enqueue: EnqueueJobs,
): Promise<void> {
  if (isOneMessage(work)) return commitTogether(client, [work]);
  const before = countPrepared(client);
  const [making, ...rows] = statementsOf(client, work);
  try {
    await asTaken(client, before, () => client.query(`begin;\n${making}`));
  } catch (error) {
    if (error instanceof Outdated) await client.query('rollback');
    throw error;
  }
  const jobs = work.writes.flatMap((write) => write.jobs);
  if (jobs.length > 0) await enqueue(jobs, client);
  await sendInParts(client, [...rows, 'commit']);
}

async function asTaken(client: PoolClient, before: number, send: () => Promise<unknown>): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!isOutdated(error)) throw error;
    forgetPrepared(client, before);
    throw new Outdated('it was not as it was taken to be', { cause: error });
  }
}

const isOutdated = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'DK001';
