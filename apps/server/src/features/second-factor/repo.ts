import type { Id } from '@ddak/domain';
import type { Passkey } from '@ddak/protocol';
import { kindOfFailure } from '../../db/failures.ts';
import { and, asc, count, eq, gt, inArray, isNull, lt, or, sql } from '../../db/orm.ts';
import type { Orm } from '../../db/pool.ts';
import { user } from '../../db/schema/account.ts';
import {
  type FACTOR_CHALLENGE_KINDS,
  factorChallenge,
  passkey,
  recoveryCode,
  totp,
} from '../../db/schema/second-factor.ts';

export type StoredTotp = typeof totp.$inferSelect;
export type StoredPasskey = typeof passkey.$inferSelect;
export type ChallengeKind = (typeof FACTOR_CHALLENGE_KINDS)[number];
export type Challenge = typeof factorChallenge.$inferSelect;

/** Of more than these, the oldest are void: who only asks fills nothing. */
const MOST_CHALLENGES = 10;

/** Second factors in PostgreSQL. Whatever may be used once is used by one statement: two servers never both take it. */
export class SecondFactorRepo {
  readonly #db: Orm;

  constructor(db: Orm) {
    this.#db = db;
  }

  async totpOf(userId: Id): Promise<StoredTotp | undefined> {
    const rows = await this.#db.select().from(totp).where(eq(totp.userId, userId));
    return rows[0];
  }

  async setTotp(row: StoredTotp): Promise<void> {
    const { userId: _, ...set } = row;
    await this.#db.insert(totp).values(row).onConflictDoUpdate({ target: totp.userId, set });
  }

  /** False: that step, or a later one, was used before. */
  async useStep(userId: Id, step: number): Promise<boolean> {
    const used = await this.#db
      .update(totp)
      .set({ lastStep: step })
      .where(and(eq(totp.userId, userId), lt(totp.lastStep, step)))
      .returning({ userId: totp.userId });
    return used.length > 0;
  }

  passkeysOf(userId: Id): Promise<StoredPasskey[]> {
    return this.#db.select().from(passkey).where(eq(passkey.userId, userId)).orderBy(asc(passkey._id));
  }

  /** False: the authenticator is somebody's already. */
  async addPasskey(row: typeof passkey.$inferInsert): Promise<boolean> {
    try {
      await this.#db.insert(passkey).values(row);
      return true;
    } catch (error) {
      if (error instanceof Error && kindOfFailure(error.cause ?? error) === 'taken') return false;
      throw error;
    }
  }

  /** False: it has been used with this count before. Authenticators that do not count say 0 for ever. */
  async usePasskey(_id: Id, counter: number, now: number): Promise<boolean> {
    const isNewer = or(lt(passkey.counter, counter), and(eq(passkey.counter, 0), sql`${counter} = 0`));
    const used = await this.#db
      .update(passkey)
      .set({ counter, lastUsedAt: now })
      .where(and(eq(passkey._id, _id), isNewer))
      .returning({ _id: passkey._id });
    return used.length > 0;
  }

  async renamePasskey(userId: Id, _id: Id, name: string): Promise<Passkey | undefined> {
    const rows = await this.#db
      .update(passkey)
      .set({ name })
      .where(and(eq(passkey.userId, userId), eq(passkey._id, _id)))
      .returning();
    return rows[0];
  }

  removePasskey(userId: Id, _id: Id): Promise<boolean> {
    return this.#remove(userId, async (tx) => {
      const theirs = and(eq(passkey.userId, userId), eq(passkey._id, _id));
      return (await tx.delete(passkey).where(theirs).returning()).length > 0;
    });
  }

  removeTotp(userId: Id): Promise<boolean> {
    return this.#remove(
      userId,
      async (tx) => (await tx.delete(totp).where(eq(totp.userId, userId)).returning()).length > 0,
    );
  }

  /** Takes one away; with the last factor go the recovery codes: by themselves they are none. */
  #remove(userId: Id, take: (tx: Orm) => Promise<boolean>): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      await lockAccount(tx, userId);
      const removed = await take(tx);
      if (!(await isSet(tx, userId))) await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
      return removed;
    });
  }

  /** Whether the account has a second factor. */
  has(userId: Id): Promise<boolean> {
    return isSet(this.#db, userId);
  }

  /** Puts these in the place of all others. */
  async setRecoveryCodes(userId: Id, hashes: readonly string[], now: number): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await lockAccount(tx, userId);
      await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
      await tx.insert(recoveryCode).values(hashes.map((codeHash) => ({ userId, codeHash, createdAt: now })));
    });
  }

  async recoveryCodesLeft(userId: Id): Promise<number> {
    const rows = await this.#db
      .select({ left: count() })
      .from(recoveryCode)
      .where(eq(recoveryCode.userId, userId));
    return rows[0]?.left ?? 0;
  }

  /** Uses it up. False: there is none like that. */
  async useRecoveryCode(userId: Id, codeHash: string): Promise<boolean> {
    const used = await this.#db
      .delete(recoveryCode)
      .where(and(eq(recoveryCode.userId, userId), eq(recoveryCode.codeHash, codeHash)))
      .returning({ userId: recoveryCode.userId });
    return used.length > 0;
  }

  /** An app that is being set up takes the place of one that was. */
  async addChallenge(row: Challenge): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await lockAccount(tx, row.userId);
      const before = and(eq(factorChallenge.userId, row.userId), eq(factorChallenge.kind, row.kind));
      if (row.kind === 'totp') await tx.delete(factorChallenge).where(before);
      await tx.insert(factorChallenge).values(row);
      const theirs = tx
        .select({ _id: factorChallenge._id })
        .from(factorChallenge)
        .where(eq(factorChallenge.userId, row.userId))
        .orderBy(sql`${factorChallenge._id} desc`)
        .offset(MOST_CHALLENGES);
      await tx.delete(factorChallenge).where(inArray(factorChallenge._id, theirs));
    });
  }

  /** The newest that still waits. */
  async waitingFor(userId: Id, kind: ChallengeKind, now: number): Promise<Challenge | undefined> {
    const rows = await this.#db
      .select()
      .from(factorChallenge)
      .where(
        and(
          eq(factorChallenge.userId, userId),
          eq(factorChallenge.kind, kind),
          gt(factorChallenge.expiresAt, now),
        ),
      )
      .orderBy(sql`${factorChallenge._id} desc`)
      .limit(1);
    return rows[0];
  }

  /** Uses it up. False: nobody was given it, it was used, or its time is over. */
  async useChallenge(asked: Pick<Challenge, 'userId' | 'kind' | 'secret'>, now: number): Promise<boolean> {
    const used = await this.#db
      .delete(factorChallenge)
      .where(
        and(
          eq(factorChallenge.userId, asked.userId),
          eq(factorChallenge.kind, asked.kind),
          eq(factorChallenge.secret, asked.secret),
        ),
      )
      .returning({ expiresAt: factorChallenge.expiresAt });
    return used.some(({ expiresAt }) => expiresAt > now);
  }

  /** Takes every factor away. Null: nobody has this e-mail; else whether there was one. */
  reset(email: string): Promise<{ readonly userId: Id; readonly had: boolean } | null> {
    return this.#db.transaction(async (tx) => {
      const [found] = await tx
        .select({ _id: user._id })
        .from(user)
        .where(and(sql`lower(${user.email}) = lower(${email})`, isNull(user.deletedAt)))
        .for('no key update');
      if (!found) return null;
      const had = await isSet(tx, found._id);
      for (const table of [totp, passkey, recoveryCode, factorChallenge])
        await tx.delete(table).where(eq(table.userId, found._id));
      return { userId: found._id, had };
    });
  }
}

/** What two calls of one account change of its factors, they change one after the other. */
async function lockAccount(tx: Orm, userId: Id): Promise<void> {
  await tx.select({ _id: user._id }).from(user).where(eq(user._id, userId)).for('no key update');
}

async function isSet(db: Orm, userId: Id): Promise<boolean> {
  const apps = db.select({ userId: totp.userId }).from(totp).where(eq(totp.userId, userId));
  const keys = db.select({ userId: passkey.userId }).from(passkey).where(eq(passkey.userId, userId));
  return (await apps.unionAll(keys).limit(1)).length > 0;
}
