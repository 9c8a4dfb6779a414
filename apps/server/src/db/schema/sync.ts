import { bigint, check, index, integer, jsonb, pgTable, primaryKey, sql, text, uuid } from '../orm.ts';
import { instant } from './columns.ts';

const seqColumn = () => bigint('seq', { mode: 'number' }).notNull();

/** The row that the write path locks: how far the project's log has come. */
export const projectHead = pgTable(
  'project_head',
  {
    projectId: uuid('project_id').primaryKey(),
    seq: seqColumn(),
    /** When phones and e-mails last went from it, its days in the archive being over (PD6). */
    contactsErasedAt: instant('contacts_erased_at'),
  },
  (t) => [check('project_head_seq', sql`${t.seq} >= 0`)],
);

/** Every accepted command, in order: live update, catch-up, audit trail and source of undo. */
export const changeLog = pgTable(
  'change_log',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projectHead.projectId),
    seq: seqColumn(),
    commandId: uuid('command_id').notNull(),
    name: text('name').notNull(),
    version: integer('version').notNull(),
    actorId: uuid('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    at: instant('at').notNull(),
    changes: jsonb('changes').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.seq] }),
    index('change_log_command_idx').on(t.projectId, t.commandId),
    check('change_log_seq', sql`${t.seq} >= 1`),
    check('change_log_version', sql`${t.version} >= 1`),
  ],
);

/** What became of each command, acceptances and refusals alike: the same id gets the same answer again. */
export const commandOutcome = pgTable(
  'command_outcome',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projectHead.projectId),
    userId: uuid('user_id').notNull(),
    commandId: uuid('command_id').notNull(),
    result: jsonb('result').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.userId, t.commandId] }),
    index('command_outcome_at_idx').on(t.at),
  ],
);
