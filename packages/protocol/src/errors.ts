import { z } from 'zod';

/** The body of every failed call: a Korean message for a person, a code for programs. */
export const failureSchema = z.object({
  message: z.string(),
  code: z.string(),
  details: z.record(z.string(), z.unknown()).optional(),
});
export type Failure = z.infer<typeof failureSchema>;
