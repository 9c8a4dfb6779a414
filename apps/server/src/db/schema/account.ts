import { check, index, jsonb, pgTable, sql, text, uniqueIndex, uuid } from '../orm.ts';
import { id, instant, oneOf } from './columns.ts';

/** A person with an account. `passwordHash` never leaves the server; `email` is kept as typed, unique without case. */
export const user = pgTable(
  'user',
  {
    _id: id(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull().default(''),
    passwordHash: text('password_hash').notNull(),
    /** `[{ kind, version, at }]`: which text was agreed to, and when. */
    consents: jsonb('consents').notNull().default([]),
    createdAt: instant('created_at').notNull(),
    /** When the e-mail was shown to be theirs, by the link that was mailed. Until then they cannot invite. */
    confirmedAt: instant('confirmed_at'),
    /** Since when the account is closed: nobody signs in to it, and nothing is taken from it. */
    deletedAt: instant('deleted_at'),
    /** Set once nothing personal is left of it: a row without a person, for what others' rows point at (PD1). */
    erasedAt: instant('erased_at'),
  },
  (t) => [uniqueIndex('user_email_key').on(sql`lower(${t.email})`)],
);

/**
 * One link in a chain of refresh credentials: each refresh makes the next one of its `family`. Only hashes are kept.
 * `replacedAt`: since when a newer link exists; used again long after that, it was stolen, and the family ends.
 */
export const session = pgTable(
  'session',
  {
    _id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user._id, { onDelete: 'cascade' }),
    familyId: uuid('family_id').notNull(),
    refreshHash: text('refresh_hash').notNull(),
    accessHash: text('access_hash').notNull(),
    accessExpiresAt: instant('access_expires_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    replacedAt: instant('replaced_at'),
    /** When its access credential first came back: its holder has it. */
    firstUsedAt: instant('first_used_at'),
    createdAt: instant('created_at').notNull(),
    /** What the browser called itself when this link was made. */
    device: text('device').notNull().default(''),
    /** Until when the session counts as confirmed by the password. */
    confirmedUntil: instant('confirmed_until'),
  },
  (t) => [
    uniqueIndex('session_refresh_key').on(t.refreshHash),
    uniqueIndex('session_access_key').on(t.accessHash),
    index('session_user_idx').on(t.userId),
    index('session_family_idx').on(t.familyId),
    check('session_expiry', sql`${t.expiresAt} > ${t.createdAt}`),
  ],
);

/** What a mailed link proves. */
export const MAIL_TOKEN_KINDS = ['confirmEmail', 'resetPassword'] as const;

/** A link that was mailed to somebody, as its hash; used once, until its time is over. */
export const mailToken = pgTable(
  'mail_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind', { enum: MAIL_TOKEN_KINDS }).notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user._id),
    /** The address it was sent to: when the account has another one by now, it proves nothing. */
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('mail_token_user_idx').on(t.userId),
    check('mail_token_kind', oneOf(t.kind, MAIL_TOKEN_KINDS)),
  ],
);
