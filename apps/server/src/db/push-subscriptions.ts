import type { Id } from '@ddak/domain';
import { kindOfFailure } from './failures.ts';
import { and, desc, eq, gt, notInArray, or, sql } from './orm.ts';
import { asSystemWithin, type Orm } from './pool.ts';
import { session, user } from './schema/account.ts';
import { pushSubscription } from './schema/push-subscription.ts';

export type StoredSubscription = typeof pushSubscription.$inferSelect;
export type NewSubscription = Omit<StoredSubscription, 'sentAt' | 'sentHash'>;

/** PU4: so many browsers of one person get notices; one more takes the place of the oldest. */
export const MOST_SUBSCRIPTIONS = 20;

/** The browsers that get notices of their persons. */
export class PushSubscriptions {
  readonly #db: Orm;

  constructor(db: Orm) {
    this.#db = db;
  }

  /**
   * PU4: the browser of a session. One that somebody else was told at before is handed on: its keys prove that it is
   * the same. False: the endpoint is another browser's.
   */
  async put(row: NewSubscription): Promise<boolean> {
    try {
      await this.#db.transaction(async (tx) => {
        await tx.select({ _id: user._id }).from(user).where(eq(user._id, row.userId)).for('no key update');
        const same = [
          eq(pushSubscription.endpoint, row.endpoint),
          eq(pushSubscription.p256dh, row.p256dh),
          eq(pushSubscription.auth, row.auth),
        ];
        await asSystemWithin(tx, 'devices', async () => {
          await tx.delete(pushSubscription).where(and(...same));
        });
        const theirs = eq(pushSubscription.userId, row.userId);
        const ofSession = eq(pushSubscription.familyId, row.familyId);
        await tx.delete(pushSubscription).where(and(theirs, ofSession));
        const newest = tx
          .select({ _id: pushSubscription._id })
          .from(pushSubscription)
          .where(theirs)
          .orderBy(desc(pushSubscription.createdAt), desc(pushSubscription._id))
          .limit(MOST_SUBSCRIPTIONS - 1);
        await tx.delete(pushSubscription).where(and(theirs, notInArray(pushSubscription._id, newest)));
        await tx.insert(pushSubscription).values(row);
      });
      return true;
    } catch (error) {
      if (error instanceof Error && kindOfFailure(error.cause ?? error) === 'taken') return false;
      throw error;
    }
  }

  /** Those of a person whose sessions live. */
  async livingOf(userId: Id, now: number): Promise<StoredSubscription[]> {
    const living = this.#db
      .select({ one: sql`1` })
      .from(session)
      .where(and(eq(session.familyId, pushSubscription.familyId), gt(session.expiresAt, now)));
    return this.#db
      .select()
      .from(pushSubscription)
      .where(and(eq(pushSubscription.userId, userId), sql`exists ${living}`))
      .orderBy(pushSubscription._id);
  }

  /** Where a session gets its notices. */
  async endpointOf(familyId: Id): Promise<string | null> {
    const rows = await this.#db
      .select({ endpoint: pushSubscription.endpoint })
      .from(pushSubscription)
      .where(eq(pushSubscription.familyId, familyId));
    return rows[0]?.endpoint ?? null;
  }

  async markSent(_id: Id, sentHash: string, sentAt: number): Promise<void> {
    await this.#db.update(pushSubscription).set({ sentHash, sentAt }).where(eq(pushSubscription._id, _id));
  }

  /** Of that id, or of that session. */
  async remove(id: Id): Promise<void> {
    const which = or(eq(pushSubscription._id, id), eq(pushSubscription.familyId, id));
    await this.#db.delete(pushSubscription).where(which);
  }
}
