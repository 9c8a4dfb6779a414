import { z } from 'zod';
import { breakdownItemSchema } from '../breakdown/breakdown-item.ts';
import { idSchema } from '../kernel/id.ts';
import { USUAL_COSTS } from './usual-costs.ts';

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

/** What things cost in a production by the piece. One row for a project. */
export const costRatesSchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  /** CO17: for each meal and head. */
  mealPerHead: wonSchema,
  /** For each move of the company inside a day. */
  companyMove: wonSchema,
  /** The crew's day where its people have no pay of their own, for eight hours. */
  crewDay: wonSchema,
  /** What a shooting day costs beside its people, however long it is: equipment, vehicles. */
  shootDay: wonSchema,
  /** CO2: from so many free days on an actor is released and taken up again. */
  dropAfterDays: z.int().min(1).max(365),
});
export type CostRates = z.infer<typeof costRatesSchema>;

/** CO6: what is reckoned with until the production says otherwise; ten days release an actor. */
export const USUAL_RATES = {
  mealPerHead: USUAL_COSTS.mealHead.value,
  companyMove: USUAL_COSTS.companyMove.value,
  crewDay: USUAL_COSTS.crewDay.value,
  shootDay: USUAL_COSTS.shootDay.value,
  dropAfterDays: 10,
} as const;
