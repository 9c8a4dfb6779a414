import { z } from 'zod';
import { clockSchema } from '../../kernel/clock.ts';
import { dateSchema } from '../../kernel/date.ts';
import { idSchema } from '../../kernel/id.ts';
import { DAY_KINDS, UNITS } from '../timetable.ts';

/** A day as a 촬영계획표 names it, with the project's scenes that stand on it, in their order. `calltime` null: not said. */
export const listedDaySchema = z.object({
  tableDate: dateSchema,
  /** What a device kept of an older list says none. */
  unit: z.enum(UNITS).default('A'),
  dayKind: z.enum(DAY_KINDS),
  calltime: clockSchema.nullable(),
  sceneIds: z.array(idSchema).max(500),
  /** What the list says of the day besides. */
  note: z.string().max(500).default(''),
  /** What it says of its scenes, in their order; '' of one of which it says nothing. */
  sceneNotes: z.array(z.string().max(300)).max(500).default([]),
});
export type ListedDay = z.infer<typeof listedDaySchema>;
