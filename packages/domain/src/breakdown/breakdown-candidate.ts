import { z } from 'zod';
import { breakdownTypeSchema, MOST_ITEM_NAME } from './breakdown-item.ts';

/**
 * Something that a scene may need, read out of its text: a proposal, a person decides. `line` is the `n` of the
 * line, `words` stand in it letter by letter. `confidence` is from 0 to 1.
 */
export const breakdownCandidateSchema = z.object({
  type: breakdownTypeSchema,
  subtype: z.string().max(20),
  name: z.string().min(1).max(MOST_ITEM_NAME),
  quantity: z.int().min(1).max(9999).nullable(),
  line: z.int().min(1),
  words: z.string().max(200),
  confidence: z.number().min(0).max(1),
});
export type BreakdownCandidate = z.infer<typeof breakdownCandidateSchema>;
