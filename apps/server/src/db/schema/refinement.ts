import { check, integer, pgTable, sql, text, uuid } from '../orm.ts';
import { instant, oneOf } from './columns.ts';
import { projectHead } from './sync.ts';

export const REFINEMENT_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

/** How far the latest refining of a script by a model is; one for each version. It outlives the version's row. */
export const refinement = pgTable(
  'refinement',
  {
    screenplayId: uuid('screenplay_id').primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projectHead.projectId),
    runId: uuid('run_id').notNull(),
    state: text('state').notNull(),
    done: integer('done').notNull(),
    total: integer('total').notNull(),
    skipped: integer('skipped').notNull(),
    calls: integer('calls').notNull(),
    tokens: integer('tokens').notNull(),
    message: text('message'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    check('refinement_state', oneOf(t.state, REFINEMENT_STATES)),
    check('refinement_counts', sql`${t.done} >= 0 and ${t.calls} >= 0 and ${t.tokens} >= 0`),
  ],
);
