import { randomBytes } from 'node:crypto';
import { type ExportedTables, type Id, outsiderOf } from '@ddak/domain';
import type { ExportedProject } from '@ddak/protocol';
import type { RowsBeside } from '../../db/rows/write-beside.ts';
import type { Storage } from '../../db/storage.ts';
import type { ProjectFiles } from '../../files/project-files.ts';
import { HttpFailure } from '../../http/failures.ts';
import { newId } from '../../new-id.ts';
import type { PackedFile, ProjectZip } from '../../screenplay-reader/project-zip/read-project-zip.ts';
import type { Actor } from '../../sync/command-group.ts';
import type { RunAs } from '../../sync/run-as.ts';
import { openProjectZip } from './open-project-zip.ts';
import { parseExported } from './parse-exported.ts';
import { fileRow, outsiderRow, textRows } from './rows-beside.ts';
import { takeFile } from './take-file.ts';
import { newIds, withNewIds } from './with-new-ids.ts';

export interface ImportParts {
  readonly files: Pick<ProjectFiles, 'lay' | 'removeBytes'>;
  readonly storage: Pick<Storage, 'room'>;
  readonly runAs: RunAs;
  readonly maxFileBytes: number;
  readonly now: () => number;
}

const MiB = 1024 * 1024;

/** IM1: a project of the ZIP at that path, owned by whoever brings it; its id. Fails in words, and leaves nothing. */
export async function importProject(parts: ImportParts, actor: Actor, zipPath: string): Promise<Id> {
  const { usedBytes, limitBytes } = await parts.storage.room(actor._id);
  const room = Math.max(0, limitBytes - usedBytes);
  const zip = await openProjectZip(zipPath, limitBytes, actor._id);
  const exported = parseExported(zip.project);
  const packed = packedFiles(exported, zip, parts.maxFileBytes);
  if ([...packed.values()].reduce((sum, one) => sum + (one?.size ?? 0), 0) > room)
    throw new HttpFailure('storage_full');
  const idOf = newIds(() => randomBytes(10));
  const tables = withNewIds(exported.tables as ExportedTables, idOf);
  const projectId = tables.project[0]?._id;
  if (!projectId) throw new HttpFailure('import_invalid', { where: 'tables.project' });
  const now = parts.now();
  const commandId = newId(now);
  const texts = textRows(exported, zip, { projectId, createdAt: now, idOf });
  const files: RowsBeside['files'][number][] = [];
  const leave = () => Promise.all(exported.files.map(({ _id }) => parts.files.removeBytes(idOf(_id))));
  try {
    for (const file of exported.files) {
      const taking = { files: parts.files, zipPath, person: actor._id };
      const laid = await takeFile(taking, file, idOf(file._id), packed.get(file._id) ?? null);
      files.push(fileRow(file, laid, { projectId, uploadedBy: actor._id, now }));
    }
  } catch (error) {
    await leave();
    throw error;
  }
  const beside = { outsider: outsiderRow(outsiderOf(commandId), now), files, texts };
  // Where it throws nobody knows whether it was done; what is nobody's then goes with the next sweep (FS3).
  const done = await parts.runAs(
    actor,
    projectId,
    'importProject',
    { tables },
    { asServer: true, commandId, beside },
  );
  if (done.outcome !== 'refused') return projectId;
  await leave();
  throw new HttpFailure('import_invalid', { where: String(done.details?.where ?? '').slice(0, 200) });
}

/** IM3: where each file's bytes lie; null: the export itself had lost them. */
function packedFiles(
  { files, tables }: ExportedProject,
  zip: ProjectZip,
  most: number,
): Map<Id, PackedFile | null> {
  mustBeListed(tables, new Set(files.map(({ _id }) => _id)));
  const there = new Map(zip.files.map((file) => [file.path, file]));
  const lost = new Set(zip.lost);
  return new Map(
    files.map(({ _id, path }) => {
      const packed = there.get(path) ?? null;
      if (!packed && !lost.has(path)) throw new HttpFailure('import_missing', { path });
      if (packed && packed.size > most) throw new HttpFailure('too_large', { limit: Math.floor(most / MiB) });
      return [_id, packed];
    }),
  );
}

/** FS1: what its rows name are files of its own. */
function mustBeListed(
  { project, screenplay, attachment }: ExportedProject['tables'],
  listed: ReadonlySet<Id>,
): void {
  const named = [...screenplay, ...attachment].map(({ fileId }) => fileId);
  for (const { callsheetLogo, callsheetForm } of project) named.push(callsheetLogo, callsheetForm);
  for (const fileId of named)
    if (fileId !== null && !listed.has(fileId)) throw new HttpFailure('import_missing', { path: fileId });
}
