import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { id, instant } from './columns.ts';
import { projectHead } from './sync.ts';

/** What was uploaded. Its bytes lie under its id in the file store; the name is only for people. */
export const file = pgTable(
  'file',
  {
    _id: id(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projectHead.projectId),
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    uploadedBy: uuid('uploaded_by')
      .notNull()
      .references(() => user._id),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('file_project_idx').on(t.projectId), check('file_size', sql`${t.size} >= 0`)],
);

/**
 * The organised text of a screenplay version: large, never changed, fetched by the screenplay's id. It outlives the
 * screenplay's row, so that undoing a deletion finds it.
 */
export const screenplayText = pgTable('screenplay_text', {
  screenplayId: uuid('screenplay_id').primaryKey(),
  projectId: uuid('project_id')
    .notNull()
    .references(() => projectHead.projectId),
  organised: jsonb('organised').notNull(),
  createdAt: instant('created_at').notNull(),
});
