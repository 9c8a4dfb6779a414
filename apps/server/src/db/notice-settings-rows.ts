import { type Id, type NoticeSettings, USUAL_NOTICE_SETTINGS } from '@ddak/domain';
import { and, eq, isNull, lt, or } from './orm.ts';
import type { Orm } from './pool.ts';
import { asAccount } from './reader.ts';
import { noticeSettings } from './schema/notice-settings.ts';

/** How people want to be told (NT7), in PostgreSQL. */
export class NoticeSettingsRows {
  readonly #db: Orm;

  constructor(db: Orm) {
    this.#db = db;
  }

  /** As is usual for who has chosen nothing. */
  async read(userId: Id): Promise<NoticeSettings> {
    const { choices, quiet } = noticeSettings;
    const [row] = await asAccount(userId, () =>
      this.#db.select({ choices, quiet }).from(noticeSettings).where(eq(noticeSettings.userId, userId)),
    );
    return row ?? USUAL_NOTICE_SETTINGS;
  }

  async put(userId: Id, settings: NoticeSettings): Promise<void> {
    await this.#db
      .insert(noticeSettings)
      .values({ userId, ...settings })
      .onConflictDoUpdate({ target: noticeSettings.userId, set: settings });
  }

  /** Those who had no digest since a moment (NT10), and when they had the last. */
  undigested(
    since: number,
  ): Promise<{ userId: Id; choices: NoticeSettings['choices']; last: number | null }[]> {
    const { userId, choices, digestedAt } = noticeSettings;
    return this.#db
      .select({ userId, choices, last: digestedAt })
      .from(noticeSettings)
      .where(or(isNull(digestedAt), lt(digestedAt, since)));
  }

  /** Whether it is this process that puts the digest in: false where another has, meanwhile. */
  async noteDigest(userId: Id, last: number | null, now: number): Promise<boolean> {
    const { digestedAt } = noticeSettings;
    const noted = await this.#db
      .update(noticeSettings)
      .set({ digestedAt: now })
      .where(
        and(eq(noticeSettings.userId, userId), last === null ? isNull(digestedAt) : eq(digestedAt, last)),
      )
      .returning({ userId: noticeSettings.userId });
    return noted.length > 0;
  }
}
