import { bigint, check, index, jsonb, pgTable, primaryKey, sql, text, uniqueIndex, uuid } from '../orm.ts';
import { user } from './account.ts';
import { id, instant, oneOf } from './columns.ts';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => user._id);

/** The authenticator app of an account. `lastStep`: the newest of its codes that was used; that one and older ones are void. */
export const totp = pgTable('totp', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => user._id),
  /** Sealed: the database alone makes no codes of it. */
  secret: text('secret').notNull(),
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  setAt: instant('set_at').notNull(),
});

/** A passkey: only its public half is here. */
export const passkey = pgTable(
  'passkey',
  {
    _id: id(),
    userId: userId(),
    /** How the authenticator calls it, base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Rises with each use where the authenticator counts; it never falls back. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<readonly string[]>().notNull().default([]),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    uniqueIndex('passkey_credential_key').on(t.credentialId),
    index('passkey_user_idx').on(t.userId),
    check('passkey_counter', sql`${t.counter} >= 0`),
  ],
);

/** Codes that were written down, as keyed hashes; a used one is gone. */
export const recoveryCode = pgTable(
  'recovery_code',
  { userId: userId(), codeHash: text('code_hash').notNull(), createdAt: instant('created_at').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/** What is waited for: `totp` a first code, the others the answer of a passkey. */
export const FACTOR_CHALLENGE_KINDS = ['totp', 'register', 'signIn', 'confirm'] as const;

/** Something that was handed out, and may come back once before its time is over. */
export const factorChallenge = pgTable(
  'factor_challenge',
  {
    _id: id(),
    userId: userId(),
    kind: text('kind', { enum: FACTOR_CHALLENGE_KINDS }).notNull(),
    /** The challenge of a passkey; the sealed secret of an app. */
    secret: text('secret').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('factor_challenge_user_idx').on(t.userId),
    check('factor_challenge_kind', oneOf(t.kind, FACTOR_CHALLENGE_KINDS)),
  ],
);
