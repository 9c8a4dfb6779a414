import { idSchema } from '@ddak/domain';
import { z } from 'zod';

/** What is new in a version. `body` is Markdown; `publishedAt` in milliseconds. */
export const patchNoteSchema = z.object({
  _id: idSchema,
  version: z.string().trim().min(1).max(40),
  title: z.string().trim().min(1).max(120),
  body: z.string().trim().min(1).max(20_000),
  publishedAt: z.int(),
});
export type PatchNote = z.infer<typeof patchNoteSchema>;
