import type { Readable } from 'node:stream';
import { can, type Id, idSchema, memberOf } from '@ddak/domain';
import type { CommandResult } from '@ddak/protocol';
import { z } from 'zod';
import type { FileStore } from '../../files/file-store.ts';
import { HttpFailure } from '../../http/failures.ts';
import { newId } from '../../new-id.ts';
import type { Actor } from '../../sync/execute-command.ts';
import type { ProjectStates } from '../../sync/project-states.ts';
import type { RunAs } from '../../sync/run-as.ts';
import type { ScreenplayRepo, StoredFile } from './repo.ts';

export interface UploadDeps {
  readonly screenplays: ScreenplayRepo;
  /** Takes a file in; false where its sender has no room for it. */
  readonly keepFile: (row: StoredFile) => Promise<boolean>;
  readonly files: FileStore;
  readonly states: ProjectStates;
  readonly runAs: RunAs;
  readonly maxBytes: number;
  readonly now: () => number;
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
  const view = await states.current(projectId);
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
  const fileId = newId(deps.now());
  const stored = await store(deps, fileId, upload);
  const fileName = upload.fileName.normalize('NFC').slice(-255);
  const row = {
    _id: fileId,
    projectId,
    name: fileName,
    ...stored,
    uploadedBy: actor._id,
    createdAt: deps.now(),
  };
  if (!(await deps.keepFile(row))) {
    await deps.files.remove(fileId);
    throw new HttpFailure('storage_full');
  }
  const result = await deps.runAs(actor, projectId, 'addScreenplay', { ...upload.fields, fileId, fileName });
  if (result.outcome !== 'refused') return result;
  // Only what surely nobody refers to is taken away: after a lost connection the version may be there.
  await deps.screenplays.removeFile(fileId);
  await deps.files.remove(fileId);
  throw new HttpFailure('refused', { code: result.code }, result.message);
}

async function store(
  deps: UploadDeps,
  fileId: Id,
  upload: Upload,
): Promise<{ size: number; sha256: string }> {
  const stored = await deps.files.put(fileId, upload.bytes);
  if (!upload.truncated() && stored.size > 0) return stored;
  await deps.files.remove(fileId);
  if (stored.size === 0) throw new HttpFailure('empty_file');
  throw new HttpFailure('too_large', { limit: Math.floor(deps.maxBytes / 1024 / 1024) });
}
