import { z } from 'zod';
import { breakdownItemSchema } from '../../breakdown/breakdown-item.ts';
import { idSchema } from '../../kernel/id.ts';
import { characterSchema } from '../scene.ts';

/** SC21: a name of which people have said that it is no person; `thing`: what it is instead, null where nobody needs that. */
export const noPersonSchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  name: characterSchema.shape.name,
  thing: breakdownItemSchema.pick({ type: true, name: true }).nullable(),
});
export type NoPerson = z.infer<typeof noPersonSchema>;
