import { setImmediate } from 'node:timers/promises';

/** Written out in one go; between two of them others have their turn. */
const AT_ONCE = 250;
const MOST_BYTES = 64 * 1024 * 1024;
/** What is shorter lives as long as its list does, which is bounded elsewhere. */
const WORTH_COUNTING = 16 * 1024;

interface Kept {
  bytes: Promise<Buffer> | Buffer | null;
}

/**
 * Lists as JSON, written once for all who are sent the same: a list is known again by its identity, so it must not
 * change. What was used least recently is dropped beyond some megabytes, and written anew when it is asked for.
 */
export class SharedBytes {
  readonly #kept = new WeakMap<readonly unknown[], Kept>();
  /** Of what is kept, the least recently used first. */
  readonly #sizes = new Map<Kept, number>();
  readonly #most: number;
  #total = 0;
  #written = 0;

  constructor(most = MOST_BYTES) {
    this.#most = most;
  }

  /** How many lists have been written out. */
  get written(): number {
    return this.#written;
  }

  /** The list as a JSON array. */
  async of(list: readonly unknown[]): Promise<Buffer> {
    const kept = this.#kept.get(list) ?? { bytes: null };
    this.#kept.set(list, kept);
    kept.bytes ??= this.#write(list);
    const bytes = await kept.bytes;
    this.#use(kept, bytes.byteLength);
    return bytes;
  }

  /** The same of a list that is written in one go. */
  ofFew(list: readonly unknown[]): Buffer {
    const kept = this.#kept.get(list) ?? { bytes: null };
    this.#kept.set(list, kept);
    if (kept.bytes instanceof Buffer) return kept.bytes;
    this.#written += 1;
    const bytes = Buffer.from(JSON.stringify(list));
    kept.bytes = bytes;
    this.#use(kept, bytes.byteLength);
    return bytes;
  }

  async #write(list: readonly unknown[]): Promise<Buffer> {
    this.#written += 1;
    const parts: Buffer[] = [];
    for (let start = 0; start < list.length; start += AT_ONCE) {
      if (start > 0) await setImmediate();
      const text = JSON.stringify(list.slice(start, start + AT_ONCE));
      parts.push(Buffer.from(`${start === 0 ? '' : ','}${text.slice(1, -1)}`));
    }
    return Buffer.concat([OPEN, ...parts, CLOSE]);
  }

  #use(kept: Kept, bytes: number): void {
    if (kept.bytes === null || bytes < WORTH_COUNTING) return;
    if (!this.#sizes.delete(kept)) this.#total += bytes;
    this.#sizes.set(kept, bytes);
    for (const [oldest, size] of this.#sizes) {
      if (this.#total <= this.#most) return;
      this.#sizes.delete(oldest);
      this.#total -= size;
      oldest.bytes = null;
    }
  }
}

const OPEN = Buffer.from('[');
const CLOSE = Buffer.from(']');
