import type { PassThrough } from 'node:stream';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  readonly name: string;
  readonly bytes: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
  /** Pictures, films and the like: packing them again takes time and saves nothing. */
  readonly isPacked?: boolean;
}

/** The entries as a ZIP of any size, each read when its turn comes, and no faster than the ZIP is taken. */
export function zipped(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const taken = zip.outputStream as PassThrough;
  const gone = new AbortController();
  taken.on('close', () => gone.abort());
  zip.on('error', (error: Error) => taken.destroy(error));
  fill(zip, entries, gone.signal).catch((error: unknown) => {
    // Nobody takes it any more: what was being read is let go.
    if (!gone.signal.aborted) taken.destroy(error as Error);
  });
  return taken;
}

async function fill(zip: ZipFile, entries: AsyncIterable<ZipEntry>, signal: AbortSignal): Promise<void> {
  for await (const { name, bytes, isPacked = false } of entries) {
    const source = Readable.from(inBytes(bytes), { objectMode: false });
    try {
      zip.addReadStream(source, name, { compress: !isPacked });
      await finished(source, { signal });
    } finally {
      source.destroy();
    }
  }
  zip.end();
}

async function* inBytes(pieces: ZipEntry['bytes']): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield typeof piece === 'string' ? Buffer.from(piece) : piece;
}
