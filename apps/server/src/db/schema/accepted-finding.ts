import { check, date, doublePrecision, index, jsonb, pgTable, sql, text, unique, uuid } from '../orm.ts';
import { user } from './account.ts';
import { id, oneOf } from './columns.ts';
import { ofProject } from './project.ts';
import { timetable } from './timetable.ts';

/** What a team lives with, and why (PC9). */
export const acceptedFinding = pgTable(
  'accepted_finding',
  {
    _id: id(),
    projectId: ofProject(),
    timetableId: uuid('timetable_id')
      .notNull()
      .references(() => timetable._id),
    ruleId: text('rule_id').notNull(),
    subject: text('subject').notNull(),
    tableDate: date('table_date', { mode: 'string' }).notNull(),
    severity: text('severity').notNull(),
    rowIds: jsonb('row_ids').notNull(),
    excess: doublePrecision('excess').notNull(),
    reason: text('reason').notNull(),
    acceptedBy: uuid('accepted_by')
      .notNull()
      .references(() => user._id),
  },
  (t) => [
    unique('accepted_finding_key').on(t.timetableId, t.ruleId, t.subject),
    index('accepted_finding_project_idx').on(t.projectId),
    check('accepted_finding_severity', oneOf(t.severity, ['hard', 'soft'])),
    check('accepted_finding_excess', sql`${t.excess} >= 0`),
  ],
);
