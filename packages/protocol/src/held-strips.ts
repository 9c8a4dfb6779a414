import { type Id, idSchema } from '@ddak/domain';
import { z } from 'zod';
import type { FieldPlace } from './field-place.ts';

/** PR9: strips that hang at somebody's pointer. */
export interface HeldStrips {
  /** The day that they hang over; the one that they stand on while they hang over none. */
  readonly dayId: Id;
  /** The first of them: a row of a day, or a scene of the pool. */
  readonly stripId: Id;
  /** How many they are. */
  readonly count: number;
}

const HELD = 'held';
const heldSchema = z.tuple([z.literal(HELD), idSchema, z.coerce.number().int().min(1)]);

/** They are told as what is written into the day: who may write it may say so, and who may read it hears of it. */
export const heldPlace = ({ dayId, stripId, count }: HeldStrips): FieldPlace => ({
  table: 'timetable',
  rowId: dayId,
  field: `${HELD}/${stripId}/${count}`,
});

/** What a place says of held strips; null: it is a field. */
export function heldAt({ table, rowId, field }: FieldPlace): HeldStrips | null {
  const read = table === 'timetable' ? heldSchema.safeParse(field.split('/')).data : undefined;
  return read ? { dayId: rowId, stripId: read[1], count: read[2] } : null;
}
