import { boolean, index, pgTable, unique, uuid } from '../orm.ts';
import { user } from './account.ts';
import { id, instant } from './columns.ts';
import { callsheet } from './crew.ts';
import { ofProject } from './project.ts';

/** What was ticked on an issued sheet's checklist, and by whom (CS73). */
export const checklistTick = pgTable(
  'checklist_tick',
  {
    _id: id(),
    projectId: ofProject(),
    callsheet: uuid('callsheet')
      .notNull()
      .references(() => callsheet._id),
    /** An entry of the sheet, which is no row. */
    item: uuid('item').notNull(),
    done: boolean('done').notNull(),
    tickedBy: uuid('ticked_by')
      .notNull()
      .references(() => user._id),
    tickedAt: instant('ticked_at').notNull(),
  },
  (t) => [
    unique('checklist_tick_item').on(t.callsheet, t.item),
    index('checklist_tick_project_idx').on(t.projectId),
  ],
);
