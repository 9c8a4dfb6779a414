import { type Id, timeOfId } from '@ddak/domain';
import type { MySession, User } from '@ddak/protocol';
import type { SignedIn } from '../../http/app.ts';
import { HttpFailure } from '../../http/failures.ts';
import { newId } from '../../new-id.ts';
import { hashToken, makeToken } from '../../secrets.ts';
import { ACCESS_SECONDS, GRACE_MS, SESSION_SECONDS } from './credentials.ts';
import type { AccountRepo, NewSession } from './repo.ts';

/** The two credentials of a session, as they go into cookies. */
export interface Credentials {
  readonly access: string;
  readonly refresh: string;
}

const CACHE_MS = 10_000;
const CACHE_SIZE = 5_000;
const DEVICE_LENGTH = 300;

/** AC15: the id of a chain holds when its first link was made. */
const endOf = (familyId: Id): number => timeOfId(familyId) + SESSION_SECONDS * 1000;

/** Sessions: made at sign-in, renewed by refresh, ended by sign-out or by a stolen credential. */
export class Sessions {
  readonly #repo: AccountRepo;
  readonly #now: () => number;
  /** Who holds an access credential, kept for some seconds: every request asks. */
  readonly #known = new Map<string, { who: SignedIn; until: number }>();

  readonly #onEnded: (familyId: Id) => void;

  constructor(repo: AccountRepo, now: () => number, onEnded: (familyId: Id) => void) {
    this.#repo = repo;
    this.#now = now;
    this.#onEnded = onEnded;
  }

  /** Those of the chains that have not ended, here or in another process. */
  living(familyIds: readonly Id[]): Promise<ReadonlySet<Id>> {
    return this.#repo.livingFamilies(familyIds, this.#now());
  }

  /** @param device what the browser calls itself */
  async start(userId: Id, device = ''): Promise<Credentials> {
    const { row, credentials } = this.#make(userId, newId(this.#now()), device);
    await this.#repo.addSession(row);
    return credentials;
  }

  /** Where the user is signed in, the place used last first. */
  async listOf(who: SignedIn): Promise<MySession[]> {
    const rows = await this.#repo.sessionsOf(who._id, this.#now());
    return rows.map((row) => ({ ...row, isCurrent: row._id === who.familyId }));
  }

  /** Ends one session of the user; nothing happens when it is not theirs. */
  async endOne(userId: Id, familyId: Id): Promise<void> {
    const rows = await this.#repo.sessionsOf(userId, this.#now());
    if (rows.some((row) => row._id === familyId)) await this.#end(familyId);
  }

  /** Ends every session of the user but, where given, one. */
  async endAll(userId: Id, but?: Id): Promise<void> {
    for (const { _id } of await this.#repo.sessionsOf(userId, this.#now()))
      if (_id !== but) await this.#end(_id);
  }

  /** Who holds the access credential; null when it is unknown or has run out. */
  async find(access: string): Promise<SignedIn | null> {
    const accessHash = hashToken(access);
    const now = this.#now();
    const known = this.#known.get(accessHash);
    if (known && known.until > now) return known.who;
    const found = await this.#repo.findByAccess(accessHash, now);
    if (!found) return null;
    if (found.session.firstUsedAt === null) await this.#repo.markUsed(found.session._id, now);
    if (this.#known.size >= CACHE_SIZE) this.#known.clear();
    const until = Math.min(now + CACHE_MS, found.session.accessExpiresAt);
    const who = { ...found.user, familyId: found.session.familyId };
    this.#known.set(accessHash, { who, until });
    return who;
  }

  /**
   * Renews a session: the old refresh credential gives way to a new one. Used again within the grace time (tabs that
   * refresh at once), or while nobody has used its successor (an answer lost on the way), it is renewed once more;
   * later it must have been stolen, and the whole chain ends.
   */
  async refresh(refresh: string, device = ''): Promise<{ user: User; credentials: Credentials }> {
    const now = this.#now();
    const link = await this.#repo.findByRefresh(hashToken(refresh));
    // Links of older releases reach beyond the end of their session.
    if (!link || Math.min(link.expiresAt, endOf(link.familyId)) <= now)
      throw new HttpFailure('session_expired');
    if (link.replacedAt !== null && link.replacedAt + GRACE_MS < now) {
      if (await this.#repo.hasUsedSuccessor(link)) {
        await this.#end(link.familyId);
        throw new HttpFailure('session_expired');
      }
    }
    const user = await this.#repo.readUser(link.userId);
    if (!user) throw new HttpFailure('session_expired');
    const { row, credentials } = this.#make(link.userId, link.familyId, device);
    if (!(await this.#repo.replaceSession(link._id, now, row))) throw new HttpFailure('session_expired');
    return { user, credentials };
  }

  /** Ends the session that either credential belongs to; nothing happens when there is none. */
  async end(access: string | undefined, refresh: string | undefined): Promise<void> {
    const byRefresh = refresh ? await this.#repo.findByRefresh(hashToken(refresh)) : undefined;
    const byAccess = access ? await this.#repo.findByAccess(hashToken(access), this.#now()) : undefined;
    const families = new Set([byRefresh?.familyId, byAccess?.session.familyId]);
    for (const familyId of families) if (familyId) await this.#end(familyId);
  }

  /** A link of a chain, and the credentials that it knows by their hashes. */
  #make(userId: Id, familyId: Id, device: string): { row: NewSession; credentials: Credentials } {
    const now = this.#now();
    const credentials = { access: makeToken(), refresh: makeToken() };
    const row = {
      _id: newId(now),
      userId,
      familyId,
      accessHash: hashToken(credentials.access),
      refreshHash: hashToken(credentials.refresh),
      accessExpiresAt: Math.min(now + ACCESS_SECONDS * 1000, endOf(familyId)),
      expiresAt: endOf(familyId),
      createdAt: now,
      device: device.slice(0, DEVICE_LENGTH),
    };
    return { row, credentials };
  }

  /** The session has ended: who holds its credential is asked of the database. */
  forget(familyId: Id): void {
    for (const [hash, entry] of this.#known) if (entry.who.familyId === familyId) this.#known.delete(hash);
  }

  /** It was not heard which sessions have ended. */
  forgetAll(): void {
    this.#known.clear();
  }

  async #end(familyId: Id): Promise<void> {
    await this.#repo.endFamily(familyId);
    this.forget(familyId);
    this.#onEnded(familyId);
  }
}
