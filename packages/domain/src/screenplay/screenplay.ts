import { z } from 'zod';
import { idSchema } from '../kernel/id.ts';
import { headingFieldsSchema, scriptFormatSchema } from './organised.ts';

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

/**
 * A small correction on the organised text, in the order of `orderKey`. Scenes are named by their heading's line
 * number, which never changes within a version.
 */
export const reviewStepSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('editHeading'),
    headingLine: z.int().min(1),
    heading: z.string().max(200),
    fields: headingFieldsSchema,
  }),
  /** The line becomes the heading of a new scene that takes the rest of the old one. */
  z.object({ kind: z.literal('split'), line: z.int().min(1) }),
  /** The scene with this heading line goes on in the scene before it. */
  z.object({ kind: z.literal('join'), headingLine: z.int().min(1) }),
]);
export type ReviewStep = z.infer<typeof reviewStepSchema>;

export const reviewEditSchema = z.object({
  _id: idSchema,
  projectId: idSchema,
  screenplayId: idSchema,
  orderKey: z.string(),
  step: reviewStepSchema,
});
export type ReviewEdit = z.infer<typeof reviewEditSchema>;
