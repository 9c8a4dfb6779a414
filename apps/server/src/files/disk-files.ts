import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import {
  copyFile,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Id, idSchema } from '@ddak/domain';
import { HEAD_BYTES } from './contents-of.ts';
import {
  type FileStore,
  type Mend,
  NO_ROOM_CODES,
  type Part,
  StoreFull,
  TooMuch,
  WrongPlace,
} from './file-store.ts';

/** The ending of a file that is not whole yet. */
const HALF = '.part';
/** And of what is about to take its place. */
const MENDED = '.mended';

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

function refuseFull(error: unknown): never {
  if (NO_ROOM_CODES.has(codeOf(error) ?? '')) throw new StoreFull('', { cause: error });
  throw error;
}

const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV'];

/** Files on this machine's disk. */
export class DiskFiles implements FileStore {
  readonly #folder: string;

  /** @param folder made when missing, readable by us alone */
  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(key: Id, bytes: Readable): Promise<{ size: number; sha256: string }> {
    const path = this.#pathOf(key);
    const half = path + HALF;
    const hash = createHash('sha256');
    let size = 0;
    // It may break off while nobody reads it yet; the pipeline below hears of it all the same.
    bytes.on('error', () => {});
    // Made before anything can break off: one that is still being made then would appear after it was removed.
    const handle = await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      .then(() => open(half, 'w', 0o600))
      .catch(refuseFull);
    try {
      await pipeline(
        bytes,
        async function* (source: AsyncIterable<Buffer>) {
          for await (const chunk of source) {
            hash.update(chunk);
            size += chunk.length;
            yield chunk;
          }
        },
        handle.createWriteStream({ flush: true }),
      );
      await rename(half, path);
      await syncFolder(dirname(path));
    } catch (error) {
      await handle.close();
      await rm(half, { force: true });
      return refuseFull(error);
    }
    return { size, sha256: hash.digest('hex') };
  }

  async append(key: Id, { from, most, bytes, signal }: Part): Promise<void> {
    const path = this.#pathOf(key);
    bytes.on('error', () => {});
    const handle = await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      .then(() => open(path + HALF, constants.O_RDWR | constants.O_CREAT, 0o600))
      .catch(refuseFull);
    try {
      if ((await handle.stat()).size !== from) throw new WrongPlace();
      let left = most;
      await pipeline(
        bytes,
        async function* (source: AsyncIterable<Buffer>) {
          for await (const chunk of source) {
            left -= chunk.length;
            if (left < 0) throw new TooMuch();
            yield chunk;
          }
        },
        handle.createWriteStream({ start: from, flush: true }),
        { signal },
      );
    } catch (error) {
      refuseFull(error);
    } finally {
      await handle.close().catch(closedAlready);
    }
  }

  async come(key: Id): Promise<{ bytes: number; isWhole: boolean }> {
    const path = this.#pathOf(key);
    const half = await stat(path + HALF).catch(ifMissing);
    const whole = half ? undefined : await stat(path).catch(ifMissing);
    return { bytes: half?.size ?? whole?.size ?? 0, isWhole: whole !== undefined };
  }

  async finish(key: Id, mend: Mend): Promise<{ size: number; sha256: string; head: Buffer }> {
    const path = this.#pathOf(key);
    await mendHalf(path + HALF, path, mend);
    await rename(path + HALF, path).catch(ifMissing);
    await syncFolder(dirname(path));
    const hash = createHash('sha256');
    let size = 0;
    const heads: Buffer[] = [];
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      if (size < HEAD_BYTES) heads.push(chunk);
      size += chunk.length;
    }
    return { size, sha256: hash.digest('hex'), head: Buffer.concat(heads).subarray(0, HEAD_BYTES) };
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
    const path = this.#pathOf(key);
    for (const one of [path + HALF, path + MENDED, path]) await rm(one, { force: true });
  }

  /** A stream of a file that is there, opened when it is read. */
  stream(key: Id): Readable {
    return createReadStream(this.#pathOf(key));
  }

  /** By a second name. */
  async hold(key: Id, held: string): Promise<boolean> {
    const path = this.#pathOf(key);
    try {
      await link(path, held).catch((error: unknown) => {
        // Some file systems know one name a file.
        if (!NO_LINKS.includes(codeOf(error) ?? '')) throw error;
        return copyFile(path, held);
      });
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return true;
      if (codeOf(error) === 'ENOENT') return false;
      throw error;
    }
  }

  async *list(): AsyncIterable<{ key: Id; whole: boolean; at: number }> {
    for (const folder of await namesIn(this.#folder))
      for (const name of await namesIn(join(this.#folder, folder))) {
        const whole = !name.endsWith(HALF);
        const key = idSchema.safeParse(whole ? name : name.slice(0, -HALF.length));
        // What is not ours is not looked at.
        if (!key.success || !key.data.endsWith(folder)) continue;
        const { mtimeMs } = await stat(join(this.#folder, folder, name)).catch(goneMeanwhile);
        yield { key: key.data, whole, at: mtimeMs };
      }
  }

  /** All that is whole lies where it belongs. */
  async settle(): Promise<void> {}

  /** Spread over folders by the random end of the id; its beginning is the time. */
  #pathOf(key: Id): string {
    return join(this.#folder, idSchema.parse(key).slice(-2), key);
  }
}

/** Writes what is kept of a half beside it, and puts it in its place: a process that dies in between does it again. */
async function mendHalf(half: string, path: string, mend: Mend): Promise<void> {
  const handle = await open(half).catch(ifMissing);
  if (!handle) return;
  const head = Buffer.alloc(HEAD_BYTES);
  const { bytesRead } = await handle.read(head, 0, HEAD_BYTES, 0).finally(() => handle.close());
  const mended = mend(head.subarray(0, bytesRead), (await stat(half)).size)?.(await readFile(half));
  if (!mended) return;
  const copy = `${path}${MENDED}`;
  try {
    await writeFile(copy, mended, { mode: 0o600, flush: true });
    await rename(copy, path);
  } catch (error) {
    await rm(copy, { force: true });
    refuseFull(error);
  }
  await rm(half);
}

function ifMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}

/** A stream that has ended closes its file itself. */
function closedAlready(error: unknown): void {
  if (codeOf(error) !== 'EBADF') throw error;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return [];
    throw error;
  }
}

/** A file that went while it was looked at is as young as can be. */
function goneMeanwhile(error: unknown): { mtimeMs: number } {
  if (codeOf(error) === 'ENOENT') return { mtimeMs: Number.POSITIVE_INFINITY };
  throw error;
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
