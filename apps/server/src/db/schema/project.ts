import { EPISODE_WORDS, PROJECT_TYPES, ROLES, USUAL_DAY_ROWS } from '@ddak/domain';
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
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
import { user } from './account.ts';
import { between, id, instant, oneOf, orderKey } from './columns.ts';
import { file } from './file.ts';

export const project = pgTable(
  'project',
  {
    _id: id(),
    title: text('title').notNull(),
    projectType: text('project_type').notNull(),
    episodeWord: text('episode_word').notNull(),
    productionCompany: text('production_company').notNull(),
    director: text('director').notNull(),
    producer: text('producer').notNull(),
    assistantDirector: text('assistant_director').notNull(),
    colour: smallint('colour').notNull(),
    startDate: date('start_date', { mode: 'string' }),
    endDate: date('end_date', { mode: 'string' }),
    defaultCalltime: integer('default_calltime').notNull(),
    minutesPerEighth: integer('minutes_per_eighth').notNull(),
    minutesPerCut: integer('minutes_per_cut').notNull(),
    showEighths: boolean('show_eighths').notNull(),
    screenMinutesPerPage: doublePrecision('screen_minutes_per_page'),
    dayRowSets: jsonb('day_row_sets').notNull().default([USUAL_DAY_ROWS]),
    arrivalLeadMinutes: integer('arrival_lead_minutes').notNull().default(60),
    makeupLeadMinutes: integer('makeup_lead_minutes').notNull().default(60),
    wardrobeLeadMinutes: integer('wardrobe_lead_minutes'),
    unknownMoveMinutes: integer('unknown_move_minutes').notNull().default(60),
    /** CS61: `{ columns, hiddenBlocks }`, empty as it usually is. */
    callsheetLayout: jsonb('callsheet_layout').notNull().default({ columns: [], hiddenBlocks: [] }),
    callsheetLogo: uuid('callsheet_logo'),
    callsheetForm: uuid('callsheet_form'),
    callsheetFormName: text('callsheet_form_name').notNull().default(''),
    labourRules: jsonb('labour_rules').notNull().default({}),
    archivedAt: instant('archived_at'),
    needsSecondFactor: boolean('needs_second_factor').notNull().default(false),
    isSample: boolean('is_sample').notNull().default(false),
  },
  (t) => [
    // FS1: what stands at the head of its sheets, and what they are filled into, are files of its own.
    foreignKey({
      name: 'project_form_of_project_fk',
      columns: [t._id, t.callsheetForm],
      foreignColumns: [file.projectId, file._id],
    }),
    foreignKey({
      name: 'project_logo_of_project_fk',
      columns: [t._id, t.callsheetLogo],
      foreignColumns: [file.projectId, file._id],
    }),
    check('project_title', sql`length(${t.title}) between 1 and 120`),
    check('project_type', oneOf(t.projectType, PROJECT_TYPES)),
    check('project_episode_word', oneOf(t.episodeWord, EPISODE_WORDS)),
    check('project_colour', between(t.colour, 0, 9)),
    check('project_calltime', between(t.defaultCalltime, 0, 2879)),
    check('project_lead_minutes', between(t.arrivalLeadMinutes, 0, 480)),
    check('project_makeup_lead_minutes', between(t.makeupLeadMinutes, 0, 480)),
    check('project_wardrobe_lead_minutes', between(t.wardrobeLeadMinutes, 0, 480)),
    check('project_unknown_move_minutes', between(t.unknownMoveMinutes, 0, 480)),
    check('project_screen_minutes', between(t.screenMinutesPerPage, 0.25, 10)),
    check('project_minutes_per_eighth', between(t.minutesPerEighth, 1, 120)),
    check('project_minutes_per_cut', between(t.minutesPerCut, 1, 120)),
  ],
);

/** The project that a row belongs to. */
export const ofProject = () =>
  uuid('project_id')
    .notNull()
    .references(() => project._id);

export const projectMember = pgTable(
  'project_member',
  {
    _id: id(),
    projectId: ofProject(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user._id),
    name: text('name').notNull(),
    role: text('role').notNull(),
    rights: jsonb('rights').notNull(),
    accessEpoch: integer('access_epoch').notNull(),
  },
  (t) => [
    unique('project_member_user_key').on(t.projectId, t.userId),
    index('project_member_user_idx').on(t.userId),
    check('project_member_role', oneOf(t.role, ROLES)),
    check('project_member_epoch', sql`${t.accessEpoch} >= 1`),
  ],
);

export const episode = pgTable(
  'episode',
  {
    _id: id(),
    projectId: ofProject(),
    orderKey: orderKey('order_key').notNull(),
    title: text('title').notNull(),
  },
  (t) => [index('episode_project_idx').on(t.projectId)],
);
