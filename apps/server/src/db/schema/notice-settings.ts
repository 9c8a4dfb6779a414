import type { NoticeSettings } from '@ddak/domain';
import { bigint, check, jsonb, pgTable, sql, uuid } from '../orm.ts';
import { user } from './account.ts';
import { instant } from './columns.ts';
import { projectHead } from './sync.ts';

/** How somebody wants to be told (NT7, NT8). Who has chosen nothing has no row. */
export const noticeSettings = pgTable('notice_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => user._id),
  choices: jsonb('choices').$type<NoticeSettings['choices']>().notNull(),
  quiet: jsonb('quiet').$type<NoticeSettings['quiet']>(),
  /** When a digest was put in last (NT10). */
  digestedAt: instant('digested_at'),
});

/** Up to which entry people were told what became of a project's plan (NT9). */
export const planTold = pgTable(
  'plan_told',
  {
    projectId: uuid('project_id')
      .primaryKey()
      .references(() => projectHead.projectId),
    seq: bigint('seq', { mode: 'number' }).notNull(),
  },
  (t) => [check('plan_told_seq', sql`${t.seq} >= 0`)],
);
