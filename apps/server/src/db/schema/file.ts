import { FILE_CONTENTS } from '@ddak/domain';
import { bigint, boolean, check, index, jsonb, pgTable, sql, text, uniqueIndex, uuid } from '../orm.ts';
import { user } from './account.ts';
import { id, instant, oneOf } from './columns.ts';
import { projectHead } from './sync.ts';

/**
 * What a file is for, and so who may read it: a script as it came, the logo of a project's call sheets (CS67), its own
 * form (CS69), or what a team hangs on something (CS80).
 */
export const FILE_KINDS = ['script', 'logo', 'form', 'attachment'] as const;
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
    /** What it is by its bytes (FS8); of what is read anyway nobody asks. */
    contents: text('contents', { enum: FILE_CONTENTS }).notNull().default('unknown'),
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
    check('file_contents', oneOf(t.contents, FILE_CONTENTS)),
  ],
);

/** A file that is being sent in parts: room is kept for all of it from the first (FS6). Its id is the file's to be. */
export const upload = pgTable(
  'upload',
  {
    _id: id(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projectHead.projectId),
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    uploadedBy: uuid('uploaded_by')
      .notNull()
      .references(() => user._id),
    /** When its last part has begun to come. */
    since: instant('since').notNull(),
    /** FS11: its sender wants what stands beside a picture to stay. */
    keepsMetadata: boolean('keeps_metadata').notNull().default(false),
  },
  (t) => [index('upload_uploaded_by_idx').on(t.uploadedBy), check('upload_size', sql`${t.size} > 0`)],
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
