import { z } from 'zod';
import { idSchema } from '../../kernel/id.ts';

/** Where one day ends and the next begins: at a row by hand, or after so much of what is shot. */
export const dayBreakSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hand'), beforeRowId: idSchema }),
  z.object({ kind: z.literal('minutes'), most: z.int().min(30).max(1440) }),
  /** Eighths of a page. */
  z.object({ kind: z.literal('eighths'), most: z.int().min(1).max(400) }),
]);
export type DayBreak = z.infer<typeof dayBreakSchema>;
