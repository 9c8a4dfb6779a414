import { type DateText, dateSchema, type Id } from '@ddak/domain';
import { z } from 'zod';
import type { FieldPlace } from './field-place.ts';

/** PR11: a whole day that hangs at somebody's pointer. */
export interface HeldDay {
  readonly dayId: Id;
  /** The date that it hangs over; null: none. */
  readonly date: DateText | null;
}

const HELD = 'heldDay';
const NONE = 'none';
const heldSchema = z.tuple([z.literal(HELD), z.union([z.literal(NONE), dateSchema])]);

/** Told as what is written into the day, as held strips are. */
export const heldDayPlace = ({ dayId, date }: HeldDay): FieldPlace => ({
  table: 'timetable',
  rowId: dayId,
  field: `${HELD}/${date ?? NONE}`,
});

/** What a place says of a held day; null: it is something else. */
export function heldDayAt({ table, rowId, field }: FieldPlace): HeldDay | null {
  const read = table === 'timetable' ? heldSchema.safeParse(field.split('/')).data : undefined;
  return read ? { dayId: rowId, date: read[1] === NONE ? null : read[1] } : null;
}
