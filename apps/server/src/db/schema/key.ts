import { KEY_KINDS } from '@ddak/protocol';
import { check, integer, pgTable, primaryKey, sql, text, uniqueIndex, uuid } from '../orm.ts';
import { user } from './account.ts';
import { id, instant, oneOf } from './columns.ts';

/** A code that gives something to whoever enters it. The code itself is only known to whom it was given. */
export const accessKey = pgTable(
  'access_key',
  {
    _id: id(),
    codeHash: text('code_hash').notNull(),
    kind: text('kind').notNull(),
    usesLeft: integer('uses_left').notNull(),
    /** The room for files that a `storage` code adds, in MB; 0 for other kinds. */
    storageMb: integer('storage_mb').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('access_key_code_key').on(t.codeHash),
    check('access_key_kind', oneOf(t.kind, KEY_KINDS)),
    check('access_key_uses', sql`${t.usesLeft} >= 0`),
    check('access_key_storage', sql`${t.storageMb} >= 0`),
  ],
);

/** Who has used which code, and when. */
export const usedKey = pgTable(
  'used_key',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user._id),
    keyId: uuid('key_id')
      .notNull()
      .references(() => accessKey._id),
    usedAt: instant('used_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.keyId] })],
);
