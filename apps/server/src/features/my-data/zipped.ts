import { Readable } from 'node:stream';
import { Zip, ZipDeflate } from 'fflate';

export interface ZipEntry {
  readonly name: string;
  readonly bytes: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
}

/** The entries as a ZIP, each read when its turn comes, and no faster than the ZIP is taken. */
export const zipped = (entries: AsyncIterable<ZipEntry>): Readable => Readable.from(pieces(entries));

async function* pieces(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for await (const { name, bytes } of entries) {
    const entry = new ZipDeflate(name, { level: 6 });
    zip.add(entry);
    for await (const piece of bytes) {
      entry.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
