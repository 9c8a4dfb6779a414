import { z } from 'zod';
import { idSchema } from '../../kernel/id.ts';

/** SC19: who is asked about a place, apart from it because not everyone may see how people are reached. */
export const locationContactSchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  locationId: idSchema,
  name: z.string().trim().max(60),
  phone: z.string().trim().max(30),
});
export type LocationContact = z.infer<typeof locationContactSchema>;
