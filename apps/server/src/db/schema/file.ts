import { sql } from 'drizzle-orm';
import { bigint, check, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { id, instant, oneOf } from './columns.ts';
import { projectHead } from './sync.ts';

/** What a file is for, and so who may read it: a script as it came, the logo of a project's call sheets (CS67), or its own form (CS69). */
export const FILE_KINDS = ['script', 'logo', 'form'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** What was uploaded. Its bytes lie under its id in the file store; the name is only for people. */
export const file = pgTable(
  'file',
  {
    _id: id(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projectHead.projectId),
    kind: text('kind', { enum: FILE_KINDS }).notNull().default('script'),
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    uploadedBy: uuid('uploaded_by')
      .notNull()
      .references(() => user._id),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    // What refers to a file names its project too, and so cannot refer to another project's (FS1).
    uniqueIndex('file_project_id_key').on(t.projectId, t._id),
    check('file_size', sql`${t.size} >= 0`),
    check('file_kind', oneOf(t.kind, FILE_KINDS)),
  ],
);

/**
 * Bytes in the file store that no row of `file` stands for: being sent since that moment, or about to be taken away.
 * What is still here when its time is over was left by a process that died, and goes (FS3).
 */
export const looseFile = pgTable('loose_file', { _id: id(), since: instant('since').notNull() });

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
