import type { Id } from '@ddak/domain';
import { inTransaction } from '../../db/in-transaction.ts';
import { and, eq, isNotNull, isNull, or } from '../../db/orm.ts';
import { type Orm, openOrm, type Pool } from '../../db/pool.ts';
import { callDelivery } from '../../db/schema/call-delivery.ts';
import type { EnqueueJobs } from '../../sync/pg-transaction.ts';
import type { Job } from '../../sync/sync-store.ts';

export type CallDelivery = typeof callDelivery.$inferSelect;
export type DeliveryStatus = CallDelivery['status'];
export type NewDelivery = Omit<CallDelivery, 'status' | 'triedAt' | 'settledAt'>;

/** Messages about issued call sheets in PostgreSQL. */
export class CallDeliveryRepo {
  readonly #pool: Pool;
  readonly #db: Orm;
  readonly #enqueue: EnqueueJobs;

  constructor(pool: Pool, enqueue: EnqueueJobs) {
    this.#pool = pool;
    this.#db = openOrm(pool);
    this.#enqueue = enqueue;
  }

  /** Puts messages in, each once, with the job that sends it: both or neither. How many were new. */
  async add(list: readonly NewDelivery[], jobOf: (delivery: NewDelivery) => Job): Promise<number> {
    if (list.length === 0) return 0;
    return inTransaction(this.#pool, async (client) => {
      const added = await openOrm(client)
        .insert(callDelivery)
        .values(list.map((one) => ({ ...one, status: 'waiting' as const })))
        .onConflictDoNothing()
        .returning({ _id: callDelivery._id });
      const ids = new Set(added.map(({ _id }) => _id));
      await this.#enqueue(list.filter(({ _id }) => ids.has(_id)).map(jobOf), client);
      return ids.size;
    });
  }

  /** Puts a message off: the job that sends it comes again after so many seconds. */
  putOff(job: Job, afterSeconds: number): Promise<void> {
    return inTransaction(this.#pool, (client) => this.#enqueue([{ ...job, afterSeconds }], client));
  }

  async find(deliveryId: Id): Promise<CallDelivery | undefined> {
    const rows = await this.#db.select().from(callDelivery).where(eq(callDelivery._id, deliveryId));
    return rows[0];
  }

  /** All messages about a version, in the order in which they were made. */
  ofVersion(projectId: Id, version: Id): Promise<CallDelivery[]> {
    return this.#db
      .select()
      .from(callDelivery)
      .where(and(eq(callDelivery.projectId, projectId), eq(callDelivery.version, version)))
      .orderBy(callDelivery.createdAt, callDelivery._id);
  }

  /** Whom a version has reached, or may have. */
  reachedBy(version: Id): Promise<Pick<CallDelivery, 'recipient' | 'userId' | 'channel' | 'kind'>[]> {
    const { recipient, userId, channel, kind } = callDelivery;
    return this.#db
      .selectDistinctOn([recipient, channel], { recipient, userId, channel, kind })
      .from(callDelivery)
      .where(
        and(
          eq(callDelivery.version, version),
          or(isNotNull(callDelivery.triedAt), eq(callDelivery.status, 'sent')),
        ),
      );
  }

  /** Notes that a message is handed over now; the first time stays. */
  async noteTry(deliveryId: Id, now: number): Promise<void> {
    await this.#db
      .update(callDelivery)
      .set({ triedAt: now })
      .where(and(eq(callDelivery._id, deliveryId), isNull(callDelivery.triedAt)));
  }

  async settle(deliveryId: Id, status: DeliveryStatus, now: number): Promise<void> {
    await this.#db
      .update(callDelivery)
      .set({ status, settledAt: now })
      .where(and(eq(callDelivery._id, deliveryId), eq(callDelivery.status, 'waiting')));
  }
}
