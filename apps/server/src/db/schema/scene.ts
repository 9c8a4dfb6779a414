import {
  BREAKDOWN_STATUSES,
  BREAKDOWN_TYPES,
  CHARACTER_KINDS,
  MINOR_CLASSES,
  PERMITS,
  SCENE_STATUSES,
  SETTINGS,
  SHOOT_KINDS,
  TIMES_OF_DAY,
} from '@ddak/domain';
import {
  boolean,
  check,
  date,
  doublePrecision,
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
import { episode, ofProject } from './project.ts';
import { screenplay } from './screenplay.ts';

export const location = pgTable(
  'location',
  {
    _id: id(),
    projectId: ofProject(),
    realName: text('real_name').notNull(),
    address: text('address').notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    parking: text('parking').notNull(),
    power: text('power').notNull().default(''),
    permit: text('permit'),
    permitNote: text('permit_note').notNull().default(''),
    nearestHospital: text('nearest_hospital').notNull(),
    availability: jsonb('availability').notNull().default([]),
    strikeDate: date('strike_date', { mode: 'string' }),
    note: text('note').notNull(),
  },
  (t) => [
    index('location_project_idx').on(t.projectId),
    check('location_latitude', between(t.latitude, -90, 90)),
    check('location_longitude', between(t.longitude, -180, 180)),
    check('location_permit', oneOf(t.permit, PERMITS)),
  ],
);

/** Apart from the place, because not everyone who sees it may see how people are reached. */
export const locationContact = pgTable(
  'location_contact',
  {
    _id: id(),
    projectId: ofProject(),
    locationId: uuid('location_id')
      .notNull()
      .references(() => location._id),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
  },
  (t) => [
    index('location_contact_project_idx').on(t.projectId),
    unique('location_contact_location').on(t.locationId),
  ],
);

export const character = pgTable(
  'character',
  {
    _id: id(),
    projectId: ofProject(),
    characterNumber: integer('character_number').notNull(),
    name: text('name').notNull(),
    kind: text('kind').notNull(),
    alsoCalled: jsonb('also_called').notNull().default([]),
    actorName: text('actor_name').notNull(),
    minorClass: text('minor_class').notNull().default('none'),
    ageKnown: boolean('age_known').notNull().default(false),
    under19From: date('under19_from', { mode: 'string' }),
    adultFrom: date('adult_from', { mode: 'string' }),
    minorConsents: jsonb('minor_consents').notNull().default([]),
    availability: jsonb('availability').notNull().default([]),
    arrivalLeadMinutes: integer('arrival_lead_minutes'),
    makeupLeadMinutes: integer('makeup_lead_minutes'),
    wardrobeLeadMinutes: integer('wardrobe_lead_minutes'),
    colour: smallint('colour').notNull(),
  },
  (t) => [
    index('character_project_idx').on(t.projectId),
    check('character_number', between(t.characterNumber, 1, 999)),
    check('character_kind', oneOf(t.kind, CHARACTER_KINDS)),
    check('character_minor_class', oneOf(t.minorClass, MINOR_CLASSES)),
    check('character_arrival_lead', between(t.arrivalLeadMinutes, 0, 480)),
    check('character_makeup_lead', between(t.makeupLeadMinutes, 0, 480)),
    check('character_wardrobe_lead', between(t.wardrobeLeadMinutes, 0, 480)),
    check('character_colour', between(t.colour, 0, 9)),
  ],
);

export const scene = pgTable(
  'scene',
  {
    _id: id(),
    projectId: ofProject(),
    episodeId: uuid('episode_id')
      .notNull()
      .references(() => episode._id),
    sceneNo: integer('scene_no').notNull(),
    subSceneNo: text('sub_scene_no').notNull(),
    name: text('name').notNull(),
    setName: text('set_name').notNull(),
    location: uuid('location').references(() => location._id),
    setting: text('setting'),
    timeOfDay: text('time_of_day'),
    timeText: text('time_text').notNull(),
    shootKind: text('shoot_kind'),
    storyDay: text('story_day').notNull(),
    sequence: text('sequence').notNull().default(''),
    windowVisible: boolean('window_visible').notNull().default(false),
    flags: jsonb('flags').notNull().default([]),
    synopsis: text('synopsis').notNull(),
    pages: integer('pages').notNull(),
    screenMinutes: doublePrecision('screen_minutes'),
    cutCount: integer('cut_count'),
    plannedMinutes: integer('planned_minutes'),
    characters: jsonb('characters').notNull(),
    screenplayId: uuid('screenplay_id').references(() => screenplay._id),
    firstLine: integer('first_line'),
    lastLine: integer('last_line'),
    note: text('note').notNull(),
    status: text('status').notNull(),
  },
  (t) => [
    index('scene_project_idx').on(t.projectId),
    index('scene_episode_idx').on(t.episodeId),
    index('scene_location_idx').on(t.location),
    index('scene_screenplay_idx').on(t.screenplayId),
    check('scene_no', between(t.sceneNo, 0, 9999)),
    check('scene_sub_no', sql`${t.subSceneNo} ~ '^[A-Z]?$'`),
    check('scene_setting', oneOf(t.setting, SETTINGS)),
    check('scene_time_of_day', oneOf(t.timeOfDay, TIMES_OF_DAY)),
    check('scene_shoot_kind', oneOf(t.shootKind, SHOOT_KINDS)),
    check('scene_status', oneOf(t.status, SCENE_STATUSES)),
    check('scene_pages', between(t.pages, 0, 9999)),
    check('scene_cuts', between(t.cutCount, 0, 999)),
    check('scene_planned', between(t.plannedMinutes, 0, 1440)),
    check('scene_lines', sql`${t.firstLine} >= 1 and ${t.lastLine} >= 1`),
  ],
);

export const breakdownItem = pgTable(
  'breakdown_item',
  {
    _id: id(),
    projectId: ofProject(),
    sceneId: uuid('scene_id')
      .notNull()
      .references(() => scene._id),
    orderKey: orderKey('order_key').notNull(),
    type: text('type').notNull(),
    subtype: text('subtype').notNull(),
    name: text('name').notNull(),
    quantity: integer('quantity'),
    note: text('note').notNull(),
    status: text('status').notNull(),
    source: text('source').notNull(),
    evidence: jsonb('evidence'),
    bringer: text('bringer').notNull().default(''),
  },
  (t) => [
    index('breakdown_item_project_idx').on(t.projectId),
    index('breakdown_item_scene_idx').on(t.sceneId),
    check('breakdown_item_type', oneOf(t.type, BREAKDOWN_TYPES)),
    check('breakdown_item_quantity', between(t.quantity, 1, 9999)),
    check('breakdown_item_status', oneOf(t.status, BREAKDOWN_STATUSES)),
    check('breakdown_item_source', oneOf(t.source, ['manual', 'ai'])),
  ],
);

/** Names of which people have said that they are no people; `thing`: what one of them is instead. */
export const noPerson = pgTable(
  'no_person',
  {
    _id: id(),
    projectId: ofProject(),
    name: text('name').notNull(),
    thing: jsonb('thing'),
  },
  (t) => [index('no_person_project_idx').on(t.projectId), unique('no_person_name').on(t.projectId, t.name)],
);

export const elementPlan = pgTable(
  'element_plan',
  {
    _id: id(),
    projectId: ofProject(),
    type: text('type').notNull(),
    name: text('name').notNull(),
    availability: jsonb('availability').notNull().default([]),
    characterId: uuid('character_id').references(() => character._id),
  },
  (t) => [
    index('element_plan_project_idx').on(t.projectId),
    unique('element_plan_key').on(t.projectId, t.type, t.name),
    check('element_plan_type', oneOf(t.type, BREAKDOWN_TYPES)),
  ],
);
