import { z } from 'zod';
import { type Change, insert, remove, update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { groupBy } from '../kernel/group-by.ts';
import { type Id, idSchema } from '../kernel/id.ts';
import type { ProjectState } from '../state.ts';
import { locationCostSchema, personPaySchema } from './pay.ts';

/** So many people, and so many places, have their prices set in one step. */
export const MOST_PRICES = 2000;

const payPatchSchema = personPaySchema.pick({ dayRate: true, holdRate: true }).partial();
const feePatchSchema = locationCostSchema.pick({ dayFee: true, redressFee: true }).partial();

const personPriceSchema = z
  .object({
    payId: idSchema,
    crewId: idSchema.nullable(),
    characterId: idSchema.nullable(),
    patch: payPatchSchema,
  })
  .refine((args) => (args.crewId === null) !== (args.characterId === null));
export type PersonPrice = z.infer<typeof personPriceSchema>;

const placePriceSchema = z.object({ costId: idSchema, locationId: idSchema, patch: feePatchSchema });
export type PlacePrice = z.infer<typeof placePriceSchema>;

/**
 * CO10: sets what people are paid and what places cost, each in its own way, in one step. Of each price what is given
 * changes and the rest stays; null takes it away, and then the usual one is reckoned with again (CO6). Who and what is gone
 * is left out.
 */
export const setPrices = defineCommand({
  name: 'setPrices',
  args: z
    .object({
      people: z.array(personPriceSchema).max(MOST_PRICES),
      places: z.array(placePriceSchema).max(MOST_PRICES),
    })
    .refine(({ people, places }) => people.length + places.length > 0),
  needs: { section: 'cost', right: 'write' },
  plan(state, { people, places }, { projectId }) {
    const pays = new Map<Id, PersonPrice>();
    for (const price of people) {
      const [table, id] = price.crewId
        ? [state.crew, price.crewId]
        : [state.character, price.characterId ?? ''];
      if (table.has(id)) pays.set(id, onTopOf(pays.get(id), price));
    }
    const fees = new Map<Id, PlacePrice>();
    for (const price of places) {
      const id = price.locationId;
      if (state.location.has(id)) fees.set(id, onTopOf(fees.get(id), price));
    }
    if (pays.size + fees.size === 0) return refuse('not_found', { what: '단가를 정할 사람과 장소' });
    const isGone = people.some(
      ({ crewId, characterId }) => !state.crew.has(crewId ?? '') && !state.character.has(characterId ?? ''),
    );
    return changes(
      [
        ...[...pays.values()].map((price) => payChange(state, projectId, price)),
        ...[...fees.values()].map((price) => feeChange(state, projectId, price)),
      ],
      { adjusted: isGone || places.some(({ locationId }) => !state.location.has(locationId)) },
    );
  },
});

/** The same person or place twice: what is said later stands. */
const onTopOf = <P extends { readonly patch: object }>(first: P | undefined, price: P): P => ({
  ...price,
  patch: { ...first?.patch, ...price.patch },
});

function payChange(state: ProjectState, projectId: string, price: PersonPrice): Change | null {
  const { payId, crewId, characterId, patch } = price;
  const present = crewId
    ? groupBy(state.personPay, 'crewId').get(crewId)?.[0]
    : groupBy(state.personPay, 'characterId').get(characterId ?? '')?.[0];
  const { dayRate = null, holdRate = null } = { ...present, ...patch };
  const isNone = dayRate === null && holdRate === null;
  if (isNone) return present ? remove('personPay', present) : null;
  const userId = (crewId ? state.crew.get(crewId)?.userId : null) ?? null;
  if (present) return update('personPay', present, { ...patch, userId });
  return insert('personPay', { _id: payId, projectId, crewId, characterId, userId, dayRate, holdRate });
}

function feeChange(state: ProjectState, projectId: string, price: PlacePrice): Change | null {
  const { costId, locationId, patch } = price;
  const present = groupBy(state.locationCost, 'locationId').get(locationId)?.[0];
  const { dayFee = null, redressFee = null } = { ...present, ...patch };
  const isNone = dayFee === null && redressFee === null;
  if (isNone) return present ? remove('locationCost', present) : null;
  if (present) return update('locationCost', present, patch);
  return insert('locationCost', { _id: costId, projectId, locationId, dayFee, redressFee });
}
