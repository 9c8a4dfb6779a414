import { z } from 'zod';
import { breakdownItemSchema } from '../breakdown/breakdown-item.ts';
import { idSchema } from '../kernel/id.ts';
import { COST_KINDS } from './cost-parts.ts';

/** Won, whole. */
export const wonSchema = z.int().min(0).max(10_000_000_000);

/**
 * What an actor or a person of the crew is paid: for a working day, and for a day on which they are held. Apart from
 * the person, because not everyone may see it; `userId` owns the row. Exactly one of the two ids is set. Null: nobody has
 * said so, and what is reckoned with is usual (CO6).
 */
export const personPaySchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  crewId: idSchema.nullable(),
  characterId: idSchema.nullable(),
  userId: idSchema.nullable(),
  dayRate: wonSchema.nullable(),
  holdRate: wonSchema.nullable(),
});
export type PersonPay = z.infer<typeof personPaySchema>;

/** What a real place costs: for a day, and for dressing it anew when one comes back to it. Null: nobody has said so. */
export const locationCostSchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  locationId: idSchema,
  dayFee: wonSchema.nullable(),
  redressFee: wonSchema.nullable(),
});
export type LocationCost = z.infer<typeof locationCostSchema>;

/**
 * CO13: what a thing of the breakdown costs: once for the production, and for each date on which it is needed. It is found
 * by category and name, as what else is said of the thing (EL8).
 */
export const itemCostSchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  type: breakdownItemSchema.shape.type,
  name: breakdownItemSchema.shape.name,
  fee: wonSchema,
  dayFee: wonSchema,
});
export type ItemCost = z.infer<typeof itemCostSchema>;

/** What things cost in a production by the piece; null: nobody has said so, and what is reckoned with is usual (CO6). One row for a project. */
export const costRatesSchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  /** CO17: for each meal and head. */
  mealPerHead: wonSchema.nullable(),
  /** For each move of the company inside a day. */
  companyMove: wonSchema.nullable(),
  /** The day of the whole crew where its people have no pay of their own, for eight hours. */
  crewDay: wonSchema.nullable(),
  /** What a shooting day costs beside its people, however long it is: equipment, vehicles. */
  shootDay: wonSchema.nullable(),
  /** CO21: the same of a day of the second unit; null: as much as of the first. */
  secondShootDay: wonSchema.nullable(),
  /** CO2: from so many free days on an actor is released and taken up again. */
  dropAfterDays: z.int().min(1).max(365),
  /** CO22: what there is to be spent of each kind of cost; of what is not in it nobody has said. */
  budget: z.partialRecord(z.enum(COST_KINDS), wonSchema),
});
export type CostRates = z.infer<typeof costRatesSchema>;

/** What a production has said of its rates before anybody says something; ten days release an actor. */
export const NO_RATES = {
  mealPerHead: null,
  companyMove: null,
  crewDay: null,
  shootDay: null,
  secondShootDay: null,
  dropAfterDays: 10,
  budget: {},
} as const satisfies Omit<CostRates, '_id' | 'projectId'>;
