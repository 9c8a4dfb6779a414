import { NOTICE_KINDS, SECTIONS } from '@ddak/domain';
import { boolean, check, index, pgTable, sql, text, uuid } from '../orm.ts';
import { user } from './account.ts';
import { id, instant, oneOf } from './columns.ts';
import { projectHead } from './sync.ts';

/** What somebody is told in the app (NT1). Its id follows from the matter: told twice, it is one. */
export const notice = pgTable(
  'notice',
  {
    _id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user._id),
    /** null: of no project (NT13). */
    projectId: uuid('project_id').references(() => projectHead.projectId),
    kind: text('kind', { enum: NOTICE_KINDS }).notNull(),
    /** NT7: whether it stands in the app; else it is kept for a digest, or for when it is not quiet any more. */
    inApp: boolean('in_app').notNull(),
    /** What one has to be able to read in the project to be shown it. */
    section: text('section', { enum: SECTIONS }),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** Where it leads: a path of the app. */
    path: text('path').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    index('notice_user_idx').on(t.userId, t.createdAt),
    index('notice_project_idx').on(t.projectId),
    check('notice_section', oneOf(t.section, SECTIONS)),
    check('notice_of_project', sql`(${t.projectId} is null) = (${t.section} is null)`),
    check('notice_kind', oneOf(t.kind, NOTICE_KINDS)),
  ],
);
