import { DAY_KINDS, ROW_STATES, UNITS } from '@ddak/domain';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  sql,
  text,
  unique,
  uuid,
} from '../orm.ts';
import { between, id, oneOf, orderKey } from './columns.ts';
import { ofProject } from './project.ts';
import { scene } from './scene.ts';

export const board = pgTable(
  'board',
  {
    _id: id(),
    projectId: ofProject(),
    orderKey: orderKey('order_key').notNull(),
    name: text('name').notNull(),
    isCurrent: boolean('is_current').notNull(),
    lastProposal: jsonb('last_proposal'),
  },
  (t) => [index('board_project_idx').on(t.projectId)],
);

export const timetable = pgTable(
  'timetable',
  {
    _id: id(),
    projectId: ofProject(),
    boardId: uuid('board_id')
      .notNull()
      .references(() => board._id),
    tableDate: date('table_date', { mode: 'string' }).notNull(),
    unit: text('unit').notNull(),
    dayKind: text('day_kind').notNull(),
    calltime: integer('calltime').notNull(),
    name: text('name').notNull(),
    note: text('note').notNull(),
    locked: boolean('locked').notNull(),
  },
  (t) => [
    // TT1: one day for each board, date and unit.
    unique('timetable_day_key').on(t.boardId, t.tableDate, t.unit),
    index('timetable_project_idx').on(t.projectId),
    check('timetable_unit', oneOf(t.unit, UNITS)),
    check('timetable_day_kind', oneOf(t.dayKind, DAY_KINDS)),
    check('timetable_calltime', between(t.calltime, 0, 2879)),
  ],
);

export const timetableRow = pgTable(
  'timetable_row',
  {
    _id: id(),
    projectId: ofProject(),
    timetableId: uuid('timetable_id')
      .notNull()
      .references(() => timetable._id),
    orderKey: orderKey('order_key').notNull(),
    rowType: text('row_type').notNull(),
    phaseData: jsonb('phase_data'),
    sceneData: uuid('scene_data').references(() => scene._id),
    minutes: integer('minutes'),
    part: smallint('part'),
    joinedWith: uuid('joined_with').references((): AnyPgColumn => timetableRow._id),
    fixedStart: integer('fixed_start'),
    pinned: boolean('pinned').notNull(),
    note: text('note').notNull(),
    actualStart: integer('actual_start'),
    actualEnd: integer('actual_end'),
    state: text('state').notNull(),
  },
  (t) => [
    index('timetable_row_project_idx').on(t.projectId),
    index('timetable_row_timetable_idx').on(t.timetableId),
    index('timetable_row_scene_idx').on(t.sceneData),
    index('timetable_row_joined_idx').on(t.joinedWith),
    check(
      'timetable_row_type',
      sql`(${t.rowType} = 'phase' and ${t.phaseData} is not null and ${t.sceneData} is null)
        or (${t.rowType} = 'scene' and ${t.phaseData} is null and ${t.sceneData} is not null)`,
    ),
    check('timetable_row_state', oneOf(t.state, ROW_STATES)),
    check('timetable_row_minutes', between(t.minutes, 0, 1440)),
    check('timetable_row_part', between(t.part, 1, 99)),
    check('timetable_row_fixed', between(t.fixedStart, 0, 2879)),
    check('timetable_row_started', between(t.actualStart, 0, 2879)),
    check('timetable_row_ended', between(t.actualEnd, 0, 2879)),
  ],
);
