import { RECEIPT_WAYS } from '@ddak/domain';
import { boolean, check, index, integer, jsonb, pgTable, sql, text, unique, uuid } from '../orm.ts';
import { user } from './account.ts';
import { id, instant, oneOf } from './columns.ts';
import { callsheet } from './crew.ts';
import { ofProject } from './project.ts';
import { timetable } from './timetable.ts';

/** A call sheet as it was issued (CS24). */
export const callsheetVersion = pgTable(
  'callsheet_version',
  {
    _id: id(),
    projectId: ofProject(),
    callsheet: uuid('callsheet')
      .notNull()
      .references(() => callsheet._id),
    timetable: uuid('timetable')
      .notNull()
      .references(() => timetable._id),
    number: integer('number').notNull(),
    cancels: boolean('cancels').notNull(),
    note: text('note').notNull(),
    publishedBy: uuid('published_by')
      .notNull()
      .references(() => user._id),
    publishedAt: instant('published_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
    sheet: jsonb('sheet').notNull(),
  },
  (t) => [
    unique('callsheet_version_number').on(t.callsheet, t.number),
    index('callsheet_version_project_idx').on(t.projectId),
    check('callsheet_version_number_check', sql`${t.number} >= 1`),
  ],
);

/** That somebody has opened a version, and says that they have it (CS32). */
export const callsheetReceipt = pgTable(
  'callsheet_receipt',
  {
    _id: id(),
    projectId: ofProject(),
    version: uuid('version')
      .notNull()
      .references(() => callsheetVersion._id),
    /** `crew:…`, `actor:…`, `member:…`: who they are is found in the crew and the cast, if they are there still. */
    recipient: text('recipient').notNull(),
    userId: uuid('user_id').references(() => user._id),
    way: text('way', { enum: RECEIPT_WAYS }).notNull(),
    openedAt: instant('opened_at').notNull(),
    confirmedAt: instant('confirmed_at'),
  },
  (t) => [
    unique('callsheet_receipt_recipient').on(t.version, t.recipient),
    index('callsheet_receipt_project_idx').on(t.projectId),
    check('callsheet_receipt_way', oneOf(t.way, RECEIPT_WAYS)),
  ],
);
