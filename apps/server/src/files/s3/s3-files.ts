import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Id, idSchema } from '@ddak/domain';
import { HEAD_BYTES } from '../contents-of.ts';
import type { DiskFiles } from '../disk-files.ts';
import type { FileStore, Mend, Part } from '../file-store.ts';
import type { Bucket } from './bucket.ts';

type Stored = { readonly size: number; readonly sha256: string };

/**
 * Files in a bucket (FS12). They come together on the disk, part by part, and go over once they are whole. A whole file
 * that still lies on the disk is read there: of a restore, of the time before the bucket, of a process that died.
 */
export class S3Files implements FileStore {
  readonly #bucket: Bucket;
  readonly #disk: DiskFiles;

  constructor(bucket: Bucket, disk: DiskFiles) {
    this.#bucket = bucket;
    this.#disk = disk;
  }

  async put(key: Id, bytes: Readable): Promise<Stored> {
    const stored = await this.#disk.put(key, bytes);
    try {
      await this.#goOver(key, stored);
    } catch (error) {
      await this.#disk.remove(key);
      throw error;
    }
    return stored;
  }

  append(key: Id, part: Part): Promise<void> {
    return this.#disk.append(key, part);
  }

  async come(key: Id): Promise<{ bytes: number; isWhole: boolean }> {
    const here = await this.#disk.come(key);
    if (here.isWhole || here.bytes > 0) return here;
    const size = await this.#bucket.sizeOf(nameOf(key));
    return { bytes: size ?? 0, isWhole: size !== undefined };
  }

  async finish(key: Id, mend: Mend): Promise<Stored & { head: Buffer }> {
    const here = await this.#disk.come(key);
    if (!here.isWhole && here.bytes === 0) {
      const there = await this.#bucket.get(nameOf(key));
      if (there) return weigh(there);
    }
    const finished = await this.#disk.finish(key, mend);
    await this.#goOver(key, finished);
    return finished;
  }

  async open(key: Id): Promise<Readable | undefined> {
    return (await this.#disk.open(key)) ?? this.#bucket.get(nameOf(key));
  }

  async read(key: Id): Promise<Buffer | undefined> {
    return (await this.#disk.read(key)) ?? this.#bucket.read(nameOf(key));
  }

  async remove(key: Id): Promise<void> {
    await this.#disk.remove(key);
    await this.#bucket.remove(nameOf(key));
  }

  async hold(key: Id, held: string): Promise<boolean> {
    if (await this.#disk.hold(key, held)) return true;
    const there = await this.#bucket.get(nameOf(key));
    if (!there) return false;
    try {
      await pipeline(there, createWriteStream(held, { mode: 0o600 }));
    } catch (error) {
      await rm(held, { force: true });
      throw error;
    }
    return true;
  }

  async *list(): AsyncIterable<{ key: Id; whole: boolean; at: number }> {
    yield* this.#disk.list();
    for await (const { name, at } of this.#bucket.list()) {
      const key = idSchema.safeParse(name);
      // What is not ours is not looked at.
      if (key.success) yield { key: key.data, whole: true, at };
    }
  }

  async settle(): Promise<void> {
    const waiting: Id[] = [];
    for await (const { key, whole } of this.#disk.list()) if (whole) waiting.push(key);
    for (const key of waiting) {
      const here = await this.#disk.open(key);
      if (here) await this.#goOver(key, await weigh(here));
    }
  }

  /** Sends a whole file over; only what has come there whole leaves the disk. */
  async #goOver(key: Id, { size, sha256 }: Stored): Promise<void> {
    await this.#bucket.put(nameOf(key), { size, sha256, open: () => this.#disk.stream(key) });
    await this.#disk.remove(key);
  }
}

const nameOf = (key: Id): string => idSchema.parse(key);

async function weigh(bytes: Readable): Promise<Stored & { head: Buffer }> {
  const hash = createHash('sha256');
  let size = 0;
  const heads: Buffer[] = [];
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    hash.update(chunk);
    if (size < HEAD_BYTES) heads.push(chunk);
    size += chunk.length;
  }
  return { size, sha256: hash.digest('hex'), head: Buffer.concat(heads).subarray(0, HEAD_BYTES) };
}
