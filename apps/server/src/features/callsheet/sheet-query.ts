import { z } from 'zod';

/**
 * A version by its number; for a phone (CS20) or, by default, on A4; of pictures one page (CS21). CS76: all phones that the
 * reader may see only where they ask for them.
 */
export const sheetQuerySchema = z.object({
  version: z.coerce.number().int().min(1).optional(),
  phones: z.enum(['marked', 'all']).default('marked'),
  form: z.enum(['wide', 'phone']).default('wide'),
  page: z.coerce.number().int().min(1).default(1),
});
