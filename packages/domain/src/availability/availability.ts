import { z } from 'zod';
import { clockSchema } from '../kernel/clock.ts';
import { dateSchema } from '../kernel/date.ts';

/**
 * A stretch of dates, both ends in it, on which somebody or something can be had or cannot. `start` and `end` are
 * clock times of each of these dates; null: from the beginning, to the end of the day.
 */
export const availabilityEntrySchema = z
  .object({
    kind: z.enum(['available', 'unavailable']),
    from: dateSchema,
    to: dateSchema,
    start: clockSchema.nullable(),
    end: clockSchema.nullable(),
    note: z.string().max(120),
  })
  .refine((entry) => entry.from <= entry.to, { path: ['to'] })
  .refine((entry) => entry.start === null || entry.end === null || entry.start <= entry.end, {
    path: ['end'],
  });
export type AvailabilityEntry = z.infer<typeof availabilityEntrySchema>;

export const availabilitySchema = z.array(availabilityEntrySchema).max(200);
export type Availability = z.infer<typeof availabilitySchema>;
