import { z } from 'zod';

/** The answer of a call that has nothing to say. */
export const nothing = z.object({ data: z.object({}) });
