import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { NO_ROOM_CODES, StoreFull, TooMuch } from '../../files/file-store.ts';
import { newId } from '../../new-id.ts';

const folderIn = (dataDir: string): string => join(dataDir, 'importing');

/** IM1: does something with a ZIP that is being sent; while it does, it lies in a file of its own, and then nowhere. */
export async function withSentZip<T>(
  { dataDir, mostBytes }: { readonly dataDir: string; readonly mostBytes: number },
  bytes: Readable,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const folder = folderIn(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${newId()}.zip`);
  try {
    let left = mostBytes;
    await pipeline(
      bytes,
      async function* (source: AsyncIterable<Buffer>) {
        for await (const piece of source) {
          left -= piece.length;
          if (left < 0) throw new TooMuch();
          yield piece;
        }
      },
      createWriteStream(path, { mode: 0o600 }),
    ).catch((error: NodeJS.ErrnoException) => {
      throw NO_ROOM_CODES.has(error.code ?? '') ? new StoreFull('', { cause: error }) : error;
    });
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** What a process left that died in the middle of it. */
export const forgetSentZips = (dataDir: string): Promise<void> =>
  rm(folderIn(dataDir), { recursive: true, force: true });
