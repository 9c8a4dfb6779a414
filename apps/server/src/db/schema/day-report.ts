import { index, integer, jsonb, pgTable, text, unique, uuid } from '../orm.ts';
import { id } from './columns.ts';
import { ofProject } from './project.ts';
import { timetable } from './timetable.ts';

/** What people write of a shooting day when it is over (RP1). */
export const dayReport = pgTable(
  'day_report',
  {
    _id: id(),
    projectId: ofProject(),
    timetable: uuid('timetable')
      .notNull()
      .references(() => timetable._id),
    gatheredAt: integer('gathered_at'),
    releasedAt: integer('released_at'),
    weather: text('weather').notNull(),
    footage: text('footage').notNull(),
    accidents: text('accidents').notNull(),
    remarks: text('remarks').notNull(),
    cuts: jsonb('cuts').notNull(),
    calls: jsonb('calls').notNull().default([]),
  },
  (t) => [unique('day_report_timetable').on(t.timetable), index('day_report_project_idx').on(t.projectId)],
);
