import type { Id } from '@ddak/domain';
import { eq } from '../../db/orm.ts';
import type { Orm } from '../../db/pool.ts';
import { calendarFeed } from '../../db/schema/calendar-feed.ts';

export type StoredFeed = typeof calendarFeed.$inferSelect;

/** The addresses by which calendars get schedules, in PostgreSQL. */
export class CalendarFeedRepo {
  readonly #db: Orm;

  constructor(db: Orm) {
    this.#db = db;
  }

  async of(userId: Id): Promise<StoredFeed | undefined> {
    const rows = await this.#db.select().from(calendarFeed).where(eq(calendarFeed.userId, userId));
    return rows[0];
  }

  async find(tokenHash: string): Promise<StoredFeed | undefined> {
    const rows = await this.#db.select().from(calendarFeed).where(eq(calendarFeed.tokenHash, tokenHash));
    return rows[0];
  }

  /** Takes the place of the one that there was. */
  async put(row: StoredFeed): Promise<void> {
    await this.#db
      .insert(calendarFeed)
      .values(row)
      .onConflictDoUpdate({ target: calendarFeed.userId, set: row });
  }

  async markRead(_id: Id, readAt: number): Promise<void> {
    await this.#db.update(calendarFeed).set({ readAt }).where(eq(calendarFeed._id, _id));
  }

  async remove(userId: Id): Promise<void> {
    await this.#db.delete(calendarFeed).where(eq(calendarFeed.userId, userId));
  }
}
