import { z } from 'zod';
import { idSchema } from '../../kernel/id.ts';

/** That an item of an issued sheet's checklist was ticked, or was ticked and is so no more, and by whom (CS73). */
export const checklistTickSchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  callsheet: idSchema,
  /** The `_id` of the item on the sheet, which every version of it keeps. */
  item: idSchema,
  done: z.boolean(),
  tickedBy: idSchema,
  /** Milliseconds since 1970. */
  tickedAt: z.int(),
});
export type ChecklistTick = z.infer<typeof checklistTickSchema>;
