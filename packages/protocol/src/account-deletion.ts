import { idSchema } from '@ddak/domain';
import { z } from 'zod';
import { factorProofSchema } from './second-factor.ts';

/** Who it is, once more; the second proof where one is set. */
export const confirmSchema = z.object({ password: z.string().max(200), ...factorProofSchema.shape });
export type Confirm = z.infer<typeof confirmSchema>;

const projectNameSchema = z.object({ _id: idSchema, title: z.string() });

/** What deleting the account means for its projects. While anything stands in `blockedBy`, it is refused. */
export const deletionSchema = z.object({
  /** Nobody else takes part: erased with everything in them. */
  erased: z.array(projectNameSchema),
  /** Owned by somebody else: left, and they go on. */
  left: z.array(projectNameSchema),
  /** Owned by this person while others take part: to be handed over first, to one of its managers. */
  blockedBy: z.array(
    projectNameSchema.extend({ heirs: z.array(z.object({ memberId: idSchema, name: z.string() })) }),
  ),
});
export type Deletion = z.infer<typeof deletionSchema>;
