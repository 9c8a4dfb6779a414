import { z } from 'zod';
import { idSchema } from '../kernel/id.ts';
import { scriptFormatSchema } from './organised.ts';
import { reviewStepSchema } from './review/review-step.ts';

export const SCREENPLAY_STATES = ['reading', 'review', 'accepted', 'failed'] as const;

/** Why a version could not be read, where a person can do something about it: the file asks for its password. */
export const SCREENPLAY_FAILURES = ['password_needed'] as const;

/** A version of a script. Its organised text is kept apart (`screenplayText`) and does not change. */
export const screenplaySchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  episodeId: idSchema,
  versionNo: z.int().min(1),
  label: z.string().max(40),
  fileId: idSchema,
  fileName: z.string().max(255),
  format: scriptFormatSchema.nullable(),
  state: z.enum(SCREENPLAY_STATES),
  failure: z.string().max(500).nullable(),
  failureCode: z.enum(SCREENPLAY_FAILURES).nullable(),
  uploadedBy: idSchema,
  createdAt: z.number(),
});
export type Screenplay = z.infer<typeof screenplaySchema>;

/** SP9: a version is read once; one whose file asked for its password is read again when somebody gives it. */
export function canBeRead({ state, failureCode }: Screenplay): boolean {
  return state === 'reading' || (state === 'failed' && failureCode === 'password_needed');
}

export const reviewEditSchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  screenplayId: idSchema,
  orderKey: z.string(),
  step: reviewStepSchema,
  /** `ai`: a model proposed it, and nobody has looked at it yet. */
  source: z.enum(['manual', 'ai']),
});
export type ReviewEdit = z.infer<typeof reviewEditSchema>;
