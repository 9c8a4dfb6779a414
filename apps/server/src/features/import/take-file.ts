import { Readable } from 'node:stream';
import type { Id } from '@ddak/domain';
import type { ExportedFile } from '@ddak/protocol';
import { contentsOf, HEAD_BYTES } from '../../files/contents-of.ts';
import type { ProjectFiles } from '../../files/project-files.ts';
import { HttpFailure } from '../../http/failures.ts';
import type { FormReading } from '../../screenplay-reader/form/read-form.ts';
import type { PictureReading } from '../../screenplay-reader/logo/make-own-png.ts';
import type { PackedFile } from '../../screenplay-reader/project-zip/read-project-zip.ts';
import { runTask } from '../../screenplay-reader/run-task.ts';
import { Swollen, unpackFile } from './unpack-file.ts';

/** A file that lies in the store and is nobody's yet. */
export type LaidFile = Awaited<ReturnType<ProjectFiles['lay']>> & {
  readonly contents: ExportedFile['contents'];
};

export interface Taking {
  readonly files: Pick<ProjectFiles, 'lay'>;
  readonly zipPath: string;
  readonly person: Id;
}

/** Pictures and forms that go into what is printed: small ones alone. */
const MOST_LOOKED_INTO = 10 * 1024 * 1024;

/**
 * IM4: a file of a ZIP, stored. What it is, its bytes say (FS8); a logo and a form are made or looked through anew, as if
 * they were sent by hand (CS68, CS71).
 */
export async function takeFile(
  { files, zipPath, person }: Taking,
  file: ExportedFile,
  fileId: Id,
  packed: PackedFile | null,
): Promise<LaidFile> {
  const bytes = packed ? unpackFile(zipPath, packed) : Readable.from([]);
  if (packed && file.kind === 'logo')
    return { ...(await files.lay(fileId, await ownLogo(bytes, person))), contents: 'png' };
  if (packed && file.kind === 'form') await mustBeForm(unpackFile(zipPath, packed), person);
  let head: Buffer = Buffer.alloc(0);
  const watched = async function* () {
    for await (const piece of bytes as AsyncIterable<Buffer>) {
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, piece]).subarray(0, HEAD_BYTES);
      yield piece;
    }
  };
  try {
    const laid = await files.lay(fileId, Readable.from(watched(), { objectMode: false }));
    if (packed && laid.sha256 !== packed.sha256) throw new Swollen();
    return { ...laid, contents: file.kind === 'attachment' ? contentsOf(head) : file.contents };
  } catch (error) {
    if (error instanceof Swollen) throw new HttpFailure('import_changed', { path: file.path });
    throw error;
  }
}

async function ownLogo(bytes: Readable, person: Id): Promise<Readable> {
  const answer = await runTask<PictureReading>({ task: 'logo' }, await whole(bytes), person);
  if (!answer.ok || !answer.result.ok) throw new HttpFailure('picture_damaged');
  return Readable.from([Buffer.from(answer.result.png, 'base64')]);
}

async function mustBeForm(bytes: Readable, person: Id): Promise<void> {
  const read = await runTask<FormReading>({ task: 'checkForm' }, await whole(bytes), person);
  if (!read.ok || !read.result.ok) throw new HttpFailure('form_damaged');
}

async function whole(bytes: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of bytes as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > MOST_LOOKED_INTO) throw new HttpFailure('import_bomb');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
