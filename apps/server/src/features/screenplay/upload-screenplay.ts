import type { Readable } from 'node:stream';
import { can, type Id, idSchema, memberOf } from '@ddak/domain';
import type { CommandResult } from '@ddak/protocol';
import { z } from 'zod';
import type { ProjectFiles } from '../../files/project-files.ts';
import { HttpFailure } from '../../http/failures.ts';
import type { Actor } from '../../sync/command-group.ts';
import type { ProjectStates } from '../../sync/project-states.ts';
import type { RunAs } from '../../sync/run-as.ts';

export interface UploadDeps {
  readonly files: ProjectFiles;
  readonly states: ProjectStates;
  readonly runAs: RunAs;
  readonly maxBytes: number;
}

/** The fields that come before the file. */
export const uploadFieldsSchema = z.object({
  screenplayId: idSchema,
  episodeId: idSchema,
  label: z.string().max(40).default(''),
});

export interface Upload {
  readonly fields: z.infer<typeof uploadFieldsSchema>;
  readonly fileName: string;
  readonly bytes: Readable;
  /** Whether the stream was cut off because the file is too large; known when it has been read. */
  readonly truncated: () => boolean;
}

/** Fails before a byte is stored when the sender may not add a script there. */
export async function mayUpload(states: ProjectStates, projectId: Id, userId: Id): Promise<void> {
  const view = await states.current(projectId, userId);
  const member = view ? memberOf(view.state, userId) : undefined;
  if (!member) throw new HttpFailure('project_not_found');
  if (!can(member, 'write', 'screenplay')) throw new HttpFailure('forbidden');
}

/** Stores a script and adds it as a version, which starts its reading. A refused one leaves no file behind. */
export async function uploadScreenplay(
  deps: UploadDeps,
  projectId: Id,
  actor: Actor,
  upload: Upload,
): Promise<CommandResult> {
  const fileName = upload.fileName.normalize('NFC').slice(-255);
  const fileId = await deps.files.keep({
    ...{ projectId, kind: 'script', name: fileName, uploadedBy: actor._id, bytes: upload.bytes },
    inspect: (size) => mustBeWhole(size, upload, deps.maxBytes),
  });
  if (!fileId) throw new HttpFailure('storage_full');
  try {
    const args = { ...upload.fields, fileId, fileName };
    const result = await deps.runAs(actor, projectId, 'addScreenplay', args);
    if (result.outcome !== 'refused') return result;
    throw new HttpFailure('refused', { code: result.code }, result.message);
  } catch (error) {
    // After a lost connection the version may be there: then its file stays.
    await deps.files.drop(fileId);
    throw error;
  }
}

function mustBeWhole(size: number, { truncated }: Upload, maxBytes: number): void {
  if (size === 0) throw new HttpFailure('empty_file');
  if (truncated()) throw new HttpFailure('too_large', { limit: Math.floor(maxBytes / 1024 / 1024) });
}
