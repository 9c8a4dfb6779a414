import { index, pgTable, text, uniqueIndex, uuid } from '../orm.ts';
import { user } from './account.ts';
import { id, instant } from './columns.ts';

/** A browser that gets notices of its person (PU4): one for each session, for as long as that session lives. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    _id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user._id),
    /** The chain of sessions that it was made in (`session.family_id`). */
    familyId: uuid('family_id').notNull(),
    /** Whoever knows it reaches the browser: an address that is a secret. */
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When a push service last took a message for it, and a hash of that message (PU7). */
    sentAt: instant('sent_at'),
    sentHash: text('sent_hash'),
  },
  (t) => [
    uniqueIndex('push_subscription_endpoint_key').on(t.endpoint),
    uniqueIndex('push_subscription_family_key').on(t.familyId),
    index('push_subscription_user_idx').on(t.userId),
  ],
);
