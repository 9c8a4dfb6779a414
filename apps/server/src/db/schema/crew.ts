import { type BreakdownType, CALLSHEET_STATUSES, CREW_REQUEST_STATUSES, ROLES, UNITS } from '@ddak/domain';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from '../orm.ts';
import { user } from './account.ts';
import { between, id, instant, oneOf, orderKey } from './columns.ts';
import { ofProject } from './project.ts';
import { character } from './scene.ts';
import { timetable } from './timetable.ts';

export const crewTeam = pgTable(
  'crew_team',
  {
    _id: id(),
    projectId: ofProject(),
    orderKey: orderKey('order_key').notNull(),
    name: text('name').notNull(),
    colour: smallint('colour').notNull(),
    calltimeOffset: integer('calltime_offset').notNull(),
    categories: jsonb('categories').$type<BreakdownType[]>(),
    unit: text('unit'),
  },
  (t) => [
    index('crew_team_project_idx').on(t.projectId),
    check('crew_team_colour', between(t.colour, 0, 9)),
    check('crew_team_offset', between(t.calltimeOffset, -720, 720)),
    check('crew_team_unit', oneOf(t.unit, UNITS)),
  ],
);

export const crew = pgTable(
  'crew',
  {
    _id: id(),
    projectId: ofProject(),
    crewTeamId: uuid('crew_team_id')
      .notNull()
      .references(() => crewTeam._id),
    orderKey: orderKey('order_key').notNull(),
    userId: uuid('user_id').references(() => user._id),
    name: text('name').notNull(),
    roleTitle: text('role_title').notNull(),
    consentAt: instant('consent_at'),
    guardian: text('guardian').notNull().default(''),
  },
  (t) => [index('crew_project_idx').on(t.projectId), index('crew_team_idx').on(t.crewTeamId)],
);

/** Apart from crew and character, because not everyone who sees them may see this. */
export const personContact = pgTable(
  'person_contact',
  {
    _id: id(),
    projectId: ofProject(),
    crewId: uuid('crew_id').references(() => crew._id),
    characterId: uuid('character_id').references(() => character._id),
    userId: uuid('user_id').references(() => user._id),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    phoneShown: boolean('phone_shown').notNull().default(false),
    birthDate: date('birth_date', { mode: 'string' }),
    guardianName: text('guardian_name').notNull().default(''),
    guardianPhone: text('guardian_phone').notNull().default(''),
  },
  (t) => [
    index('person_contact_project_idx').on(t.projectId),
    index('person_contact_crew_idx').on(t.crewId),
    index('person_contact_character_idx').on(t.characterId),
  ],
);

/** Somebody with an account who asks to take part. */
export const crewRequest = pgTable(
  'crew_request',
  {
    _id: id(),
    projectId: ofProject(),
    user: uuid('user')
      .notNull()
      .references(() => user._id),
    name: text('name').notNull(),
    email: text('email').notNull(),
    role: text('role').notNull(),
    status: text('status').notNull(),
    userRequest: jsonb('user_request').notNull(),
    version: integer('version').notNull(),
    versionManager: jsonb('version_manager'),
    requestedAt: instant('requested_at').notNull(),
  },
  (t) => [
    unique('crew_request_user_key').on(t.projectId, t.user),
    index('crew_request_user_idx').on(t.user),
    check('crew_request_role', oneOf(t.role, ROLES)),
    check('crew_request_status', oneOf(t.status, CREW_REQUEST_STATUSES)),
  ],
);

export const callsheet = pgTable(
  'callsheet',
  {
    _id: id(),
    projectId: ofProject(),
    timetable: uuid('timetable')
      .notNull()
      .references(() => timetable._id),
    name: text('name').notNull(),
    primaryCallLocation: text('primary_call_location').notNull(),
    status: text('status').notNull(),
    weather: text('weather').notNull(),
    precipitation: text('precipitation').notNull(),
    notices: jsonb('notices').notNull(),
    meals: text('meals').notNull(),
    vehicles: text('vehicles').notNull(),
    contacts: jsonb('contacts').notNull(),
    checklist: jsonb('checklist').notNull(),
    files: jsonb('files').notNull(),
    locations: jsonb('locations').notNull(),
    teamCalls: jsonb('team_calls').notNull(),
    castCalls: jsonb('cast_calls').notNull(),
    extrasCalls: jsonb('extras_calls').notNull().default([]),
    vehicleCalls: jsonb('vehicle_calls').notNull().default([]),
    mealCount: integer('meal_count'),
  },
  (t) => [
    index('callsheet_project_idx').on(t.projectId),
    index('callsheet_timetable_idx').on(t.timetable),
    check('callsheet_meal_count', between(t.mealCount, 0, 9999)),
    check('callsheet_status', oneOf(t.status, CALLSHEET_STATUSES)),
  ],
);
