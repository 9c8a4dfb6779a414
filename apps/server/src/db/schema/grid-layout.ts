import type { GridLayout, GridName } from '@ddak/protocol';
import { jsonb, pgTable, primaryKey, text, uuid } from '../orm.ts';
import { user } from './account.ts';

/** How somebody has laid out the columns of a grid (GR13). Who has changed nothing has no row. */
export const gridLayout = pgTable(
  'grid_layout',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user._id),
    grid: text('grid').$type<GridName>().notNull(),
    layout: jsonb('layout').$type<GridLayout>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.grid] })],
);
