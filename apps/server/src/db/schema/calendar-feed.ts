import { pgTable, text, uniqueIndex, uuid } from '../orm.ts';
import { user } from './account.ts';
import { id, instant } from './columns.ts';

/** The secret address by which a calendar gets somebody's schedule (MS5): its hash alone, one for each person. */
export const calendarFeed = pgTable(
  'calendar_feed',
  {
    _id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user._id),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When a calendar last came for it, to the hour. */
    readAt: instant('read_at'),
  },
  (t) => [
    uniqueIndex('calendar_feed_user_key').on(t.userId),
    uniqueIndex('calendar_feed_token_key').on(t.tokenHash),
  ],
);
