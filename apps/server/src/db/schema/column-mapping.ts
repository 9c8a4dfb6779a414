import { LISTED_KINDS } from '@ddak/domain';
import { check, index, jsonb, pgTable, text, unique } from '../orm.ts';
import { id, instant, oneOf } from './columns.ts';
import { ofProject } from './project.ts';

export const columnMapping = pgTable(
  'column_mapping',
  {
    _id: id(),
    projectId: ofProject(),
    kind: text('kind').notNull(),
    shape: text('shape').notNull(),
    said: jsonb('said').notNull(),
    saidAt: instant('said_at').notNull(),
  },
  (t) => [
    index('column_mapping_project_idx').on(t.projectId),
    unique('column_mapping_form').on(t.projectId, t.kind, t.shape),
    check('column_mapping_kind', oneOf(t.kind, LISTED_KINDS)),
  ],
);
