import { BREAKDOWN_TYPES } from '@ddak/domain';
import { bigint, check, index, integer, jsonb, pgTable, sql, text, unique, uuid } from '../orm.ts';
import { user } from './account.ts';
import { between, id, oneOf } from './columns.ts';
import { crew } from './crew.ts';
import { ofProject } from './project.ts';
import { character, location } from './scene.ts';

/** Whole won. */
const wonOrNone = (name: string) => bigint(name, { mode: 'number' });
const won = (name: string) => wonOrNone(name).notNull();

/** Apart from crew and character, because not everyone who sees them may see this. */
export const personPay = pgTable(
  'person_pay',
  {
    _id: id(),
    projectId: ofProject(),
    crewId: uuid('crew_id').references(() => crew._id),
    characterId: uuid('character_id').references(() => character._id),
    userId: uuid('user_id').references(() => user._id),
    dayRate: wonOrNone('day_rate'),
    holdRate: wonOrNone('hold_rate'),
  },
  (t) => [
    index('person_pay_project_idx').on(t.projectId),
    index('person_pay_crew_idx').on(t.crewId),
    index('person_pay_character_idx').on(t.characterId),
    check('person_pay_person', sql`num_nonnulls(${t.crewId}, ${t.characterId}) = 1`),
    check('person_pay_rates', sql`${t.dayRate} >= 0 and ${t.holdRate} >= 0`),
  ],
);

export const locationCost = pgTable(
  'location_cost',
  {
    _id: id(),
    projectId: ofProject(),
    locationId: uuid('location_id')
      .notNull()
      .references(() => location._id),
    dayFee: wonOrNone('day_fee'),
    redressFee: wonOrNone('redress_fee'),
  },
  (t) => [
    index('location_cost_project_idx').on(t.projectId),
    unique('location_cost_location').on(t.locationId),
    check('location_cost_fees', sql`${t.dayFee} >= 0 and ${t.redressFee} >= 0`),
  ],
);

/** Found by category and name, as what else is said of a thing. */
export const itemCost = pgTable(
  'item_cost',
  {
    _id: id(),
    projectId: ofProject(),
    type: text('type').notNull(),
    name: text('name').notNull(),
    fee: won('fee'),
    dayFee: won('day_fee'),
  },
  (t) => [
    index('item_cost_project_idx').on(t.projectId),
    unique('item_cost_key').on(t.projectId, t.type, t.name),
    check('item_cost_type', oneOf(t.type, BREAKDOWN_TYPES)),
    check('item_cost_fees', sql`${t.fee} >= 0 and ${t.dayFee} >= 0`),
  ],
);

export const costRates = pgTable(
  'cost_rates',
  {
    _id: id(),
    projectId: ofProject(),
    mealPerHead: wonOrNone('meal_per_head'),
    companyMove: wonOrNone('company_move'),
    crewDay: wonOrNone('crew_day'),
    shootDay: wonOrNone('shoot_day'),
    secondShootDay: wonOrNone('second_shoot_day'),
    dropAfterDays: integer('drop_after_days').notNull(),
    budget: jsonb('budget').notNull().default({}),
  },
  (t) => [
    unique('cost_rates_project').on(t.projectId),
    check('cost_rates_drop', between(t.dropAfterDays, 1, 365)),
  ],
);
