import { z } from 'zod';
import { clockSchema } from '../kernel/clock.ts';
import { idSchema } from '../kernel/id.ts';

/** RP10: when somebody came, was ready and was let go; null: nobody has said. */
export const reportCallSchema = z.object({
  /** The character, or the crew's team. May have gone since: compared, never followed. */
  _id: idSchema,
  arrivedAt: clockSchema.nullable(),
  readyAt: clockSchema.nullable(),
  wrappedAt: clockSchema.nullable(),
});

/**
 * What people write of a shooting day when it is over (제작일지). What became of a row stands in the row itself
 * (`recordRow`); what was planned, in the call sheet.
 */
export const dayReportSchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  timetable: idSchema,
  /** When people had met, and when they were let go; null: nobody has said. */
  gatheredAt: clockSchema.nullable(),
  releasedAt: clockSchema.nullable(),
  weather: z.string().max(80),
  /** What was recorded on which card. */
  footage: z.string().max(1000),
  accidents: z.string().max(1000),
  remarks: z.string().max(1000),
  /** Cuts that were shot otherwise than planned. Rows may have gone since: they are compared, never followed. */
  cuts: z.array(z.object({ rowId: idSchema, count: z.int().min(0).max(999) })).max(300),
  calls: z.array(reportCallSchema).max(300),
});
export type DayReport = z.infer<typeof dayReportSchema>;
