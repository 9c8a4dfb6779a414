import { z } from 'zod';
import { idSchema } from '../../kernel/id.ts';
import { frozenSheetSchema } from './frozen-sheet.ts';

/** A call sheet as it was issued (판): numbered from 1, and not changed any more. */
export const callsheetVersionSchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  callsheet: idSchema,
  timetable: idSchema,
  number: z.int().min(1).max(9999),
  /** CS29: what a day is told by that will not be shot. */
  cancels: z.boolean(),
  /** A word of the one who issued it. */
  note: z.string().max(500),
  publishedBy: idSchema,
  /** Milliseconds since 1970. */
  publishedAt: z.int(),
  /** CS28: taken back; it stays as a line that says so. */
  withdrawnAt: z.int().nullable(),
  sheet: frozenSheetSchema,
});
export type CallsheetVersion = z.infer<typeof callsheetVersionSchema>;
