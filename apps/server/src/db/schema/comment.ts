import { TARGET_KINDS } from '@ddak/domain';
import { type AnyPgColumn, check, index, jsonb, pgTable, text, uuid } from '../orm.ts';
import { user } from './account.ts';
import { id, instant, oneOf } from './columns.ts';
import { ofProject } from './project.ts';

/** What is said about a target (CM2). The target may be of any of eight tables, so no foreign key holds it. */
export const comment = pgTable(
  'comment',
  {
    _id: id(),
    projectId: ofProject(),
    targetKind: text('target_kind').notNull(),
    targetId: uuid('target_id').notNull(),
    parent: uuid('parent').references((): AnyPgColumn => comment._id),
    author: uuid('author')
      .notNull()
      .references(() => user._id),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    resolved: jsonb('resolved'),
  },
  (t) => [
    index('comment_project_idx').on(t.projectId),
    index('comment_parent_idx').on(t.parent),
    check('comment_target_kind', oneOf(t.targetKind, TARGET_KINDS)),
  ],
);
