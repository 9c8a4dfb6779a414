import { z } from 'zod';
import { fileOrLinkSchema } from '../file/file-or-link.ts';
import { idSchema } from '../kernel/id.ts';
import { targetColumns } from '../target/target.ts';

/** A file or a link that somebody has hung on a target. */
export const attachmentSchema = z.object({
  ...fileOrLinkSchema.shape,
  projectId: idSchema,
  ...targetColumns,
  addedBy: idSchema,
  /** Milliseconds since 1970. */
  createdAt: z.int(),
});
export type Attachment = z.infer<typeof attachmentSchema>;
