import { setImmediate } from 'node:timers/promises';
import { deflatedPart, type GzipPart, joinedParts } from './gzip-parts.ts';

/** Written out in one go; between two of them others have their turn. */
const AT_ONCE = 250;
const MOST_BYTES = 64 * 1024 * 1024;
/** What is shorter lives as long as its list does, which is bounded elsewhere. */
const WORTH_COUNTING = 16 * 1024;

/** Compressed in one go. */
const PART_BYTES = 512 * 1024;

interface Kept<T> {
  written: Promise<T> | T | null;
}

/**
 * Lists as JSON, written (and compressed) once for all who are sent the same: a list is known again by its identity, so
 * it must not change. What was used least recently is dropped beyond some megabytes, and written anew when it is asked
 * for.
 */
export class SharedBytes {
  readonly #plain = new WeakMap<readonly unknown[], Kept<Buffer>>();
  readonly #short = new WeakMap<readonly unknown[], Kept<GzipPart>>();
  /** Of what is kept, the least recently used first. */
  readonly #sizes = new Map<Kept<unknown>, number>();
  readonly #most: number;
  #total = 0;
  #written = 0;

  constructor(most = MOST_BYTES) {
    this.#most = most;
  }

  /** How many lists have been written out, compressed or not. */
  get written(): number {
    return this.#written;
  }

  /** The list as a JSON array. */
  async of(list: readonly unknown[]): Promise<Buffer> {
    const kept = keptIn(this.#plain, list);
    kept.written ??= this.#write(list);
    const bytes = await kept.written;
    this.#use(kept, bytes.byteLength);
    return bytes;
  }

  /** The same of a list that is written in one go. */
  ofFew(list: readonly unknown[]): Buffer {
    const kept = keptIn(this.#plain, list);
    if (kept.written instanceof Buffer) return kept.written;
    this.#written += 1;
    const bytes = Buffer.from(JSON.stringify(list));
    kept.written = bytes;
    this.#use(kept, bytes.byteLength);
    return bytes;
  }

  /** The list as a JSON array, compressed. */
  async compressed(list: readonly unknown[]): Promise<GzipPart> {
    const kept = keptIn(this.#short, list);
    kept.written ??= this.#compress(list);
    const part = await kept.written;
    this.#use(
      kept,
      part.bytes.reduce((sum, { byteLength }) => sum + byteLength, 0),
    );
    return part;
  }

  async #write(list: readonly unknown[]): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of this.#partsOf(list)) parts.push(part);
    return Buffer.concat(parts);
  }

  /** While the next rows are written, the pool's threads compress those before. */
  async #compress(list: readonly unknown[]): Promise<GzipPart> {
    const parts: Promise<GzipPart>[] = [];
    let waiting: Buffer[] = [];
    let bytes = 0;
    const hand = (): void => {
      parts.push(deflatedPart(Buffer.concat(waiting)));
      waiting = [];
      bytes = 0;
    };
    for await (const part of this.#partsOf(list)) {
      waiting.push(part);
      bytes += part.byteLength;
      if (bytes >= PART_BYTES) hand();
    }
    hand();
    return joinedParts(await Promise.all(parts));
  }

  async *#partsOf(list: readonly unknown[]): AsyncGenerator<Buffer, void> {
    this.#written += 1;
    // A long list has lines of its own, so that its reader can take it in by parts (SN12).
    const end = list.length > AT_ONCE ? '\n' : '';
    yield Buffer.from(`[${end}`);
    for (let start = 0; start < list.length; start += AT_ONCE) {
      if (start > 0) await setImmediate();
      const text = JSON.stringify(list.slice(start, start + AT_ONCE)).slice(1, -1);
      yield Buffer.from(`${text}${start + AT_ONCE < list.length ? ',' : ''}${end}`);
    }
    yield Buffer.from(']');
  }

  #use(kept: Kept<unknown>, bytes: number): void {
    if (kept.written === null || bytes < WORTH_COUNTING) return;
    if (!this.#sizes.delete(kept)) this.#total += bytes;
    this.#sizes.set(kept, bytes);
    for (const [oldest, size] of this.#sizes) {
      if (this.#total <= this.#most) return;
      this.#sizes.delete(oldest);
      this.#total -= size;
      oldest.written = null;
    }
  }
}

function keptIn<T>(by: WeakMap<readonly unknown[], Kept<T>>, list: readonly unknown[]): Kept<T> {
  const kept = by.get(list) ?? { written: null };
  by.set(list, kept);
  return kept;
}
