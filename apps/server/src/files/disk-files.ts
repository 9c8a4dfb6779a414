import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Id, idSchema } from '@ddak/domain';
import { type FileStore, StoreFull } from './file-store.ts';

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** Files on this machine's disk. */
export class DiskFiles implements FileStore {
  readonly #folder: string;

  /** @param folder made when missing, readable by us alone */
  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(key: Id, bytes: Readable): Promise<{ size: number; sha256: string }> {
    const path = this.#pathOf(key);
    const half = `${path}.part`;
    const hash = createHash('sha256');
    let size = 0;
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await pipeline(
        bytes,
        async function* (source: AsyncIterable<Buffer>) {
          for await (const chunk of source) {
            hash.update(chunk);
            size += chunk.length;
            yield chunk;
          }
        },
        createWriteStream(half, { mode: 0o600, flush: true }),
      );
      await rename(half, path);
      await syncFolder(dirname(path));
    } catch (error) {
      await rm(half, { force: true });
      if (codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT') throw new StoreFull('', { cause: error });
      throw error;
    }
    return { size, sha256: hash.digest('hex') };
  }

  async open(key: Id): Promise<Readable | undefined> {
    try {
      const handle = await open(this.#pathOf(key));
      return createReadStream('', { fd: handle });
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  async read(key: Id): Promise<Buffer | undefined> {
    try {
      return await readFile(this.#pathOf(key));
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  async remove(key: Id): Promise<void> {
    await rm(this.#pathOf(key), { force: true });
  }

  /** Spread over folders by the random end of the id; its beginning is the time. */
  #pathOf(key: Id): string {
    return join(this.#folder, idSchema.parse(key).slice(-2), key);
  }
}

/** A renamed file is only surely there when its folder is on the disk too. Windows cannot open folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
