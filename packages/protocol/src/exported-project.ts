import { exportedTablesSchema, FILE_CONTENTS, idSchema } from '@ddak/domain';
import { z } from 'zod';

/** A project as a ZIP holds it (EX1): its rows in one file, and beside it what the rows name. */
export const EXPORT_FORMAT = 'ddak-project';
export const EXPORT_VERSION = 1;

/** Where in the ZIP what is read by an import stands. */
export const EXPORT_PATHS = {
  project: 'project.json',
  manifest: 'manifest.json',
  texts: 'texts/',
  files: 'files/',
} as const;

/** What an uploaded file came as (FS5). */
export const EXPORTED_FILE_KINDS = ['script', 'logo', 'form', 'attachment'] as const;

const pathSchema = z.string().min(1).max(400);

export const exportedFileSchema = z.object({
  _id: idSchema,
  kind: z.enum(EXPORTED_FILE_KINDS),
  contents: z.enum(FILE_CONTENTS),
  name: z.string().max(255),
  size: z.int().min(0),
  createdAt: z.int().min(0),
  path: pathSchema,
});
export type ExportedFile = z.infer<typeof exportedFileSchema>;

/** The organised text of a version of a script. */
export const exportedTextSchema = z.object({ screenplayId: idSchema, path: pathSchema });
export type ExportedText = z.infer<typeof exportedTextSchema>;

/** `project.json`. */
export const exportedProjectSchema = z.object({
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(EXPORT_VERSION),
  /** In what shape its rows were written (`STATE_SHAPE`). */
  stateShape: z.string().max(40),
  /** Milliseconds since 1970. */
  exportedAt: z.int().min(0),
  tables: exportedTablesSchema,
  texts: z.array(exportedTextSchema),
  files: z.array(exportedFileSchema),
});
export type ExportedProject = z.infer<typeof exportedProjectSchema>;

/** `manifest.json`, the last of the ZIP: everything else in it, and what should have been and is not. */
export const exportManifestSchema = z.object({
  entries: z.array(
    z.object({ path: pathSchema, size: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
  left: z.array(z.object({ path: pathSchema, why: z.enum(['lost', 'unprinted']) })),
});
export type ExportManifest = z.infer<typeof exportManifestSchema>;

/** What an export would hold, said before it is begun (EX7). */
export const exportContentsSchema = z.object({
  documents: z.int().min(0),
  files: z.int().min(0),
  fileBytes: z.int().min(0),
  /** People whose phone or e-mail is in it. */
  contacts: z.int().min(0),
});
export type ExportContents = z.infer<typeof exportContentsSchema>;
