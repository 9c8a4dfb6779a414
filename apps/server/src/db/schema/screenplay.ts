import { SCREENPLAY_FAILURES, SCREENPLAY_STATES, SCRIPT_FORMATS } from '@ddak/domain';
import { check, foreignKey, index, integer, jsonb, pgTable, sql, text, uuid } from '../orm.ts';
import { user } from './account.ts';
import { id, instant, oneOf, orderKey } from './columns.ts';
import { file } from './file.ts';
import { episode, ofProject } from './project.ts';

export const screenplay = pgTable(
  'screenplay',
  {
    _id: id(),
    projectId: ofProject(),
    episodeId: uuid('episode_id')
      .notNull()
      .references(() => episode._id),
    versionNo: integer('version_no').notNull(),
    label: text('label').notNull(),
    fileId: uuid('file_id').notNull(),
    fileName: text('file_name').notNull(),
    format: text('format'),
    state: text('state').notNull(),
    failure: text('failure'),
    failureCode: text('failure_code'),
    uploadedBy: uuid('uploaded_by')
      .notNull()
      .references(() => user._id),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    // FS1: a version's file is of its own project.
    foreignKey({
      name: 'screenplay_file_of_project_fk',
      columns: [t.projectId, t.fileId],
      foreignColumns: [file.projectId, file._id],
    }),
    index('screenplay_project_idx').on(t.projectId),
    index('screenplay_episode_idx').on(t.episodeId),
    check('screenplay_version', sql`${t.versionNo} >= 1`),
    check('screenplay_format', oneOf(t.format, SCRIPT_FORMATS)),
    check('screenplay_state', oneOf(t.state, SCREENPLAY_STATES)),
    check('screenplay_failure_code', oneOf(t.failureCode, SCREENPLAY_FAILURES)),
  ],
);

export const reviewEdit = pgTable(
  'review_edit',
  {
    _id: id(),
    projectId: ofProject(),
    screenplayId: uuid('screenplay_id')
      .notNull()
      .references(() => screenplay._id),
    orderKey: orderKey('order_key').notNull(),
    step: jsonb('step').notNull(),
    source: text('source').notNull().default('manual'),
  },
  (t) => [
    index('review_edit_project_idx').on(t.projectId),
    index('review_edit_screenplay_idx').on(t.screenplayId),
    check('review_edit_source', oneOf(t.source, ['manual', 'ai'])),
  ],
);
