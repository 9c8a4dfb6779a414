import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import type { PackedFile } from '../../screenplay-reader/project-zip/read-project-zip.ts';

/** More comes out of an entry than was told. */
export class Swollen extends Error {}

/** The bytes of one entry of a ZIP, at most as many as were told. */
export function unpackFile(zipPath: string, { start, packed, isDeflated, size }: PackedFile): Readable {
  if (packed === 0) return Readable.from([]);
  const raw = createReadStream(zipPath, { start, end: start + packed - 1 });
  return Readable.from(bounded(raw, isDeflated, size), { objectMode: false });
}

async function* bounded(raw: Readable, isDeflated: boolean, most: number): AsyncGenerator<Buffer> {
  const inflate = isDeflated ? createInflateRaw() : null;
  raw.on('error', (error) => inflate?.destroy(error));
  let left = most;
  try {
    for await (const piece of (inflate ? raw.pipe(inflate) : raw) as AsyncIterable<Buffer>) {
      left -= piece.length;
      if (left < 0) throw new Swollen();
      yield piece;
    }
  } finally {
    inflate?.destroy();
    raw.destroy();
  }
}
