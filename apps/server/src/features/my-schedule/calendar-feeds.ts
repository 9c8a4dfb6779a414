import { join } from 'node:path';
import type { Id } from '@ddak/domain';
import { openOrm, type Pool } from '../../db/pool.ts';
import { asAccount, asSystem } from '../../db/reader.ts';
import { newId } from '../../new-id.ts';
import { ownKeyAt } from '../../own-key.ts';
import { deriveToken, hashToken } from '../../secrets.ts';
import { CalendarFeedRepo, type StoredFeed } from './repo.ts';

/** An address as its person is told of it. */
export interface OwnFeed {
  /** `/api/calendar/….ics`; null: another key has made it, so it leads there but cannot be said again. */
  readonly path: string | null;
  readonly createdAt: number;
  readonly readAt: number | null;
}

/** When a calendar came is noted once in so long. */
const NOTED_MS = 3_600_000;

/** MS5: the secret addresses of people's schedules. Each is worked out of its row and the server's key. */
export class CalendarFeeds {
  readonly #feeds: CalendarFeedRepo;
  readonly #key: () => Buffer;
  readonly #now: () => number;

  constructor(parts: { readonly pool: Pool; readonly dataDir: string; readonly now: () => number }) {
    this.#feeds = new CalendarFeedRepo(openOrm(parts.pool));
    this.#key = ownKeyAt(join(parts.dataDir, 'calendar-feeds.key'));
    this.#now = parts.now;
  }

  async of(userId: Id): Promise<OwnFeed | null> {
    const row = await this.#feeds.of(userId);
    return row ? this.#told(row) : null;
  }

  /** A new one, which ends the one that there was. */
  async draw(userId: Id): Promise<OwnFeed> {
    const createdAt = this.#now();
    const _id = newId(createdAt);
    const row = { _id, userId, tokenHash: hashToken(this.#token(_id)), createdAt, readAt: null };
    await this.#feeds.put(row);
    return this.#told(row);
  }

  async end(userId: Id): Promise<void> {
    await this.#feeds.remove(userId);
  }

  /** Whose schedule a calendar has come for; undefined: nobody's. */
  async take(token: string): Promise<Id | undefined> {
    const row = await asSystem('sessions', () => this.#feeds.find(hashToken(token)));
    if (!row) return undefined;
    const now = this.#now();
    if ((row.readAt ?? 0) + NOTED_MS <= now)
      await asAccount(row.userId, () => this.#feeds.markRead(row._id, now));
    return row.userId;
  }

  #told({ _id, tokenHash, createdAt, readAt }: StoredFeed): OwnFeed {
    const token = this.#token(_id);
    const path = hashToken(token) === tokenHash ? `/api/calendar/${token}.ics` : null;
    return { path, createdAt, readAt };
  }

  #token(feedId: Id): string {
    return deriveToken(this.#key(), `calendar feed ${feedId}`);
  }
}
