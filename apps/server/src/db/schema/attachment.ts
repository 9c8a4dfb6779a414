import { FILE_CONTENTS, TARGET_KINDS } from '@ddak/domain';
import { bigint, check, foreignKey, index, pgTable, text, uuid } from '../orm.ts';
import { user } from './account.ts';
import { id, instant, oneOf } from './columns.ts';
import { file } from './file.ts';
import { ofProject } from './project.ts';

/** What hangs on a target (AT1). The target may be of any of eight tables, so no foreign key holds it. */
export const attachment = pgTable(
  'attachment',
  {
    _id: id(),
    projectId: ofProject(),
    targetKind: text('target_kind').notNull(),
    targetId: uuid('target_id').notNull(),
    name: text('name').notNull(),
    fileId: uuid('file_id'),
    link: text('link'),
    size: bigint('size', { mode: 'number' }),
    contents: text('contents'),
    addedBy: uuid('added_by')
      .notNull()
      .references(() => user._id),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    // FS1: a file is of its own project.
    foreignKey({
      name: 'attachment_file_of_project_fk',
      columns: [t.projectId, t.fileId],
      foreignColumns: [file.projectId, file._id],
    }),
    index('attachment_project_idx').on(t.projectId, t.fileId),
    check('attachment_target_kind', oneOf(t.targetKind, TARGET_KINDS)),
    check('attachment_contents', oneOf(t.contents, FILE_CONTENTS)),
  ],
);
