import { z } from 'zod';
import { idSchema } from '../kernel/id.ts';
import { targetColumns } from '../target/target.ts';

/** What is said; people are named in it by `@[id]` (CM8). */
export const commentTextSchema = z.string().trim().min(1).max(4000);

/** What somebody says about a target: the beginning of a thread, or a reply in one. */
export const commentSchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  ...targetColumns,
  /** The comment that this one replies to; null where it begins a thread (CM4). */
  parent: idSchema.nullable(),
  author: idSchema,
  text: commentTextSchema,
  /** Milliseconds since 1970, as is every time here. */
  createdAt: z.int(),
  editedAt: z.int().nullable(),
  /** CM7: when a thread was settled, and who said so. */
  resolved: z.object({ at: z.int(), by: idSchema }).nullable(),
});
export type Comment = z.infer<typeof commentSchema>;
