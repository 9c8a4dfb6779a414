import { check, customType, pgTable, sql, uniqueIndex, uuid } from '../orm.ts';
import { user } from './account.ts';
import { instant } from './columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * The picture of somebody, of our own making (PI1). It is no file of a project, and small: it stands here itself, and
 * goes with its row. The wall shows it to its owner and to who shares a project with them (PI3).
 */
export const avatar = pgTable(
  'avatar',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => user._id),
    /** Another one with each picture: what lies under it never changes. */
    pictureId: uuid('picture_id').notNull(),
    png: bytes('png').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('avatar_picture_key').on(t.pictureId),
    // 256 × 256 of four bytes, and what a PNG adds to them.
    check('avatar_size', sql`octet_length(${t.png}) between 1 and 300000`),
  ],
);
