import { z } from 'zod';
import { availabilitySchema } from '../../availability/availability.ts';
import { idSchema } from '../../kernel/id.ts';
import { breakdownItemSchema } from '../breakdown-item.ts';

/**
 * EL8, EL9: what is said of a thing beside its scenes: when it can be had, and with whom it comes. It is found by category and
 * name (EL1), and waits while no scene needs the thing.
 */
export const elementPlanSchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  type: breakdownItemSchema.shape.type,
  name: breakdownItemSchema.shape.name,
  availability: availabilitySchema,
  /** Whoever it goes with; null: nobody. */
  characterId: idSchema.nullable(),
});
export type ElementPlan = z.infer<typeof elementPlanSchema>;
