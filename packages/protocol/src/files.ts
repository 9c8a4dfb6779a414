import { FILE_CONTENTS, idSchema } from '@ddak/domain';
import { z } from 'zod';

/** What a file that was sent is called from now on. Until a command names it, nobody sees it. */
export const keptFileSchema = z.object({ fileId: idSchema });
export type KeptFile = z.infer<typeof keptFileSchema>;

/** A file that is about to be sent in parts (FS6); its id is the sender's to make, so that saying it twice is once. */
export const uploadStartSchema = z.object({
  uploadId: idSchema,
  name: z.string().max(1000),
  size: z.int().min(0),
  /** FS11: what stands beside a picture stays: where and when it was taken. */
  keepsMetadata: z.boolean().default(false),
});

/** How much of it has come; once all has, what it is called from now on, and what it is by its bytes (FS8). */
export const uploadStateSchema = z.object({
  offset: z.int().min(0),
  file: z
    .object({ fileId: idSchema, name: z.string(), size: z.int().min(0), contents: z.enum(FILE_CONTENTS) })
    .nullable(),
});
export type UploadState = z.infer<typeof uploadStateSchema>;
