import { z } from 'zod';

/** How far a model has come with a script, scene by scene. `message` is Korean, where something is to be said. */
export const refinementRunSchema = z.object({
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  done: z.int().min(0),
  total: z.int().min(0),
  message: z.string().nullable(),
});
export type RefinementRun = z.infer<typeof refinementRunSchema>;

/** Answer of `/projects/:id/screenplays/:sid/refinement`. `available`: the server has a model to ask. */
export const refinementSchema = z.object({ available: z.boolean(), run: refinementRunSchema.nullable() });
export type Refinement = z.infer<typeof refinementSchema>;
