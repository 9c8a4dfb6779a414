import { type Id, LEFT_NAME } from '@ddak/domain';
import type { Consent, KeyKind, User } from '@ddak/protocol';
import { projectChannel } from '@ddak/protocol';
import { kindOfFailure } from '../../db/failures.ts';
import { and, desc, eq, gt, inArray, isNull, lt, max, min, sql } from '../../db/orm.ts';
import type { Orm } from '../../db/pool.ts';
import { session, user } from '../../db/schema/account.ts';
import { accessKey, usedKey } from '../../db/schema/key.ts';
import { projectMember } from '../../db/schema/project.ts';
import { pushSubscription } from '../../db/schema/push-subscription.ts';

export type StoredUser = typeof user.$inferSelect;
export type StoredSession = typeof session.$inferSelect;
export type NewSession = Omit<StoredSession, 'replacedAt' | 'firstUsedAt' | 'confirmedUntil'>;

const isTaken = (error: unknown): boolean =>
  error instanceof Error && kindOfFailure(error.cause ?? error) === 'taken';

/** What somebody has said to a consent; `withdrawn`: they took it back. */
export interface KeptConsent {
  readonly kind: Consent;
  readonly version: number;
  readonly at: number;
  readonly withdrawn?: true;
}

/** Accounts and sessions in PostgreSQL. */
export class AccountRepo {
  readonly #db: Orm;

  constructor(db: Orm) {
    this.#db = db;
  }

  /** False: somebody has this e-mail already. */
  async addUser(row: typeof user.$inferInsert): Promise<boolean> {
    try {
      await this.#db.insert(user).values(row);
      return true;
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
  }

  async findByEmail(email: string): Promise<StoredUser | undefined> {
    const rows = await this.#db
      .select()
      .from(user)
      .where(and(sql`lower(${user.email}) = lower(${email})`, isNull(user.deletedAt)));
    return rows[0];
  }

  /** The name that an account goes by; of one that is gone, what stands in its place. */
  async nameOf(userId: Id): Promise<string> {
    const rows = await this.#db.select({ name: user.name }).from(user).where(eq(user._id, userId));
    return rows[0]?.name ?? LEFT_NAME;
  }

  /** The user as the client knows it; undefined when the account is gone. */
  async readUser(userId: Id): Promise<User | undefined> {
    const rows = await this.#db
      .select({
        _id: user._id,
        email: user.email,
        name: user.name,
        phone: user.phone,
        confirmed: sql<boolean>`${user.confirmedAt} is not null`,
        hasSecondFactor: sql<boolean>`exists (select from totp t where t.user_id = "user".id)
          or exists (select from passkey p where p.user_id = "user".id)`,
      })
      .from(user)
      .where(eq(user._id, userId));
    const memberships = await this.permissions(userId);
    const pbChannels = memberships.map(({ projectId }) => projectChannel(projectId));
    const keys = await this.#keysOf(userId);
    return rows[0] && { ...rows[0], pbChannels, ...(keys.length > 0 ? { keys } : {}) };
  }

  async #keysOf(userId: Id): Promise<KeyKind[]> {
    const rows = await this.#db
      .selectDistinct({ kind: accessKey.kind })
      .from(usedKey)
      .innerJoin(accessKey, eq(accessKey._id, usedKey.keyId))
      .where(eq(usedKey.userId, userId))
      .orderBy(accessKey.kind);
    return rows.map(({ kind }) => kind as KeyKind);
  }

  /** What the user may do, project by project. */
  permissions(userId: Id) {
    return this.#db
      .select({
        projectId: projectMember.projectId,
        role: projectMember.role,
        rights: projectMember.rights,
        epoch: projectMember.accessEpoch,
      })
      .from(projectMember)
      .where(eq(projectMember.userId, userId))
      .orderBy(projectMember.projectId);
  }

  async addSession(row: NewSession): Promise<void> {
    await this.#db.insert(session).values(row);
  }

  async findByRefresh(refreshHash: string): Promise<StoredSession | undefined> {
    const rows = await this.#db.select().from(session).where(eq(session.refreshHash, refreshHash));
    return rows[0];
  }

  /** The person who holds the access credential, if it has not run out by `now`. */
  async findByAccess(accessHash: string, now: number) {
    const rows = await this.#db
      .select({ session, user: { _id: user._id, name: user.name, email: user.email } })
      .from(session)
      .innerJoin(user, eq(user._id, session.userId))
      .where(and(eq(session.accessHash, accessHash), isNull(user.deletedAt)));
    const found = rows[0];
    return found && found.session.accessExpiresAt > now ? found : undefined;
  }

  async markUsed(sessionId: Id, now: number): Promise<void> {
    await this.#db
      .update(session)
      .set({ firstUsedAt: now })
      .where(and(eq(session._id, sessionId), isNull(session.firstUsedAt)));
  }

  /** Puts a new link after another. False: the chain has ended meanwhile, and stays so. */
  replaceSession(sessionId: Id, now: number, next: NewSession): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      const replaced = await tx
        .update(session)
        .set({ replacedAt: sql`coalesce(${session.replacedAt}, ${now})` })
        .where(eq(session._id, sessionId))
        .returning({ _id: session._id });
      if (replaced.length > 0) await tx.insert(session).values(next);
      return replaced.length > 0;
    });
  }

  /** Whether any link made after this one has been used: then its holder has got the newer credential. */
  async hasUsedSuccessor(of: StoredSession): Promise<boolean> {
    const rows = await this.#db
      .select({ _id: session._id })
      .from(session)
      .where(
        and(
          eq(session.familyId, of.familyId),
          sql`${session.createdAt} >= ${of.replacedAt ?? of.createdAt}`,
          sql`${session._id} <> ${of._id}`,
          sql`(${session.firstUsedAt} is not null or ${session.replacedAt} is not null)`,
        ),
      )
      .limit(1);
    return rows.length > 0;
  }

  async livingFamilies(familyIds: readonly Id[], now: number): Promise<ReadonlySet<Id>> {
    if (familyIds.length === 0) return new Set();
    const rows = await this.#db
      .selectDistinct({ familyId: session.familyId })
      .from(session)
      .where(and(inArray(session.familyId, [...familyIds]), gt(session.expiresAt, now)));
    return new Set(rows.map((row) => row.familyId));
  }

  /** Where the user is signed in: each chain that can still be renewed, the one used last first. */
  async sessionsOf(userId: Id, now: number) {
    const lastSeenAt = max(session.createdAt);
    const rows = await this.#db
      .select({
        _id: session.familyId,
        device: sql<string>`(array_agg(${session.device} order by ${session.createdAt} desc))[1]`,
        startedAt: min(session.createdAt),
        lastSeenAt,
      })
      .from(session)
      .where(eq(session.userId, userId))
      .groupBy(session.familyId)
      .having(gt(max(session.expiresAt), now))
      .orderBy(desc(lastSeenAt));
    return rows.map((row) => ({
      ...row,
      startedAt: Number(row.startedAt),
      lastSeenAt: Number(row.lastSeenAt),
    }));
  }

  async readPasswordHash(userId: Id): Promise<string | null> {
    const rows = await this.#db
      .select({ passwordHash: user.passwordHash })
      .from(user)
      .where(eq(user._id, userId));
    return rows[0]?.passwordHash ?? null;
  }

  async editUser(
    userId: Id,
    patch: Partial<Pick<StoredUser, 'name' | 'phone' | 'passwordHash'>>,
  ): Promise<void> {
    if (Object.keys(patch).length > 0) await this.#db.update(user).set(patch).where(eq(user._id, userId));
  }

  /** All that was ever said to a consent, the oldest first. */
  async consentsOf(userId: Id): Promise<readonly KeptConsent[]> {
    const rows = await this.#db.select({ consents: user.consents }).from(user).where(eq(user._id, userId));
    return (rows[0]?.consents ?? []) as KeptConsent[];
  }

  async addConsent(userId: Id, said: KeptConsent): Promise<void> {
    const consents = sql`${user.consents} || ${JSON.stringify([said])}::jsonb`;
    await this.#db.update(user).set({ consents }).where(eq(user._id, userId));
  }

  /** The e-mail is theirs, if it is still the one of the account. */
  async confirmEmail(userId: Id, email: string, now: number): Promise<void> {
    await this.#db
      .update(user)
      .set({ confirmedAt: now })
      .where(and(eq(user._id, userId), eq(user.email, email), isNull(user.confirmedAt)));
  }

  async markConfirmed(familyId: Id, until: number): Promise<void> {
    await this.#db.update(session).set({ confirmedUntil: until }).where(eq(session.familyId, familyId));
  }

  async isConfirmed(familyId: Id, now: number): Promise<boolean> {
    const rows = await this.#db
      .select({ _id: session._id })
      .from(session)
      .where(and(eq(session.familyId, familyId), gt(session.confirmedUntil, now)))
      .limit(1);
    return rows.length > 0;
  }

  async endFamily(familyId: Id): Promise<void> {
    // A link that is being renewed holds its row; its successor is seen by the next statement only.
    while ((await this.#db.delete(session).where(eq(session.familyId, familyId)).returning()).length > 0);
    // PU4: the device is told nothing more.
    await this.#db.delete(pushSubscription).where(eq(pushSubscription.familyId, familyId));
  }

  /** Whoever has a session that has not ended. */
  async peopleWithSessions(): Promise<Id[]> {
    const rows = await this.#db.selectDistinct({ userId: session.userId }).from(session);
    return rows.map(({ userId }) => userId);
  }

  async forgetExpired(now: number): Promise<void> {
    await this.#db.delete(session).where(lt(session.expiresAt, now));
  }
}
