import { cleanFileName, type Id, LEFT_NAME, organisedScreenplaySchema } from '@ddak/domain';
import type { ExportedFile, ExportedProject } from '@ddak/protocol';
import type { RowsBeside } from '../../db/rows/write-beside.ts';
import { HttpFailure } from '../../http/failures.ts';
import { isStorable } from '../../http/json-body.ts';
import type { ProjectZip } from '../../screenplay-reader/project-zip/read-project-zip.ts';
import type { LaidFile } from './take-file.ts';

/** IM5: nobody's account, closed and emptied from the first: no address leads to it, no password opens it. */
export const outsiderRow = (_id: Id, now: number): RowsBeside['outsider'] => ({
  _id,
  email: `${_id}@imported.invalid`,
  name: LEFT_NAME,
  phone: '',
  passwordHash: '',
  consents: [],
  createdAt: now,
  confirmedAt: null,
  deletedAt: now,
  erasedAt: now,
});

/** A file as the importer's own: it counts to their room. */
export const fileRow = (
  { kind, name, createdAt }: ExportedFile,
  laid: LaidFile,
  to: { readonly projectId: Id; readonly uploadedBy: Id; readonly now: number },
): RowsBeside['files'][number] => ({
  ...{ _id: laid._id, size: laid.size, sha256: laid.sha256, contents: laid.contents },
  ...{ kind, name: cleanFileName(name), projectId: to.projectId, uploadedBy: to.uploadedBy },
  createdAt: Math.min(createdAt, to.now),
});

/** The organised texts, each as its schema knows it. */
export function textRows(
  { texts, tables }: ExportedProject,
  zip: ProjectZip,
  { idOf, ...to }: { readonly projectId: Id; readonly createdAt: number; readonly idOf: (old: Id) => Id },
): RowsBeside['texts'] {
  const said = new Map(zip.texts.map(({ path, text }) => [path, text]));
  const versions = new Set(tables.screenplay.map(({ _id }) => _id));
  return texts.map(({ screenplayId, path }) => {
    const organised = organisedScreenplaySchema.safeParse(said.get(path));
    if (!organised.success || !versions.delete(screenplayId) || !isStorable(organised.data))
      throw new HttpFailure('import_invalid', { where: path });
    return { screenplayId: idOf(screenplayId), organised: organised.data, ...to };
  });
}
