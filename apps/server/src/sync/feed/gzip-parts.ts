import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);
/** Nearly as small as the default, in half of its time. */
const LEVEL = 4;

/** A piece of a gzip stream: it ends at a whole byte and leans on nothing before it, so that it fits after any other. */
export interface GzipPart {
  readonly bytes: readonly Uint8Array[];
  /** Of what it was made from. */
  readonly crc: number;
  readonly length: number;
}

/** Compressed in a thread of the pool. */
export async function deflatedPart(bytes: Uint8Array): Promise<GzipPart> {
  const short = await deflate(bytes, { level: LEVEL, finishFlush: constants.Z_FULL_FLUSH });
  return { bytes: [short], crc: crc32(bytes), length: bytes.byteLength };
}

const MOST_STORED = 0xffff;

/** As it is, in blocks that say so (RFC 1951, 3.2.4): for a few bytes between two parts. */
export function storedPart(bytes: Uint8Array): GzipPart {
  const blocks: Uint8Array[] = [];
  for (let start = 0; start < bytes.byteLength; start += MOST_STORED) {
    const block = bytes.subarray(start, start + MOST_STORED);
    const head = Buffer.alloc(5);
    head.writeUInt16LE(block.byteLength, 1);
    head.writeUInt16LE(MOST_STORED - block.byteLength, 3);
    blocks.push(head, block);
  }
  return { bytes: blocks, crc: crc32(bytes), length: bytes.byteLength };
}

/** Parts one after another, as one. */
export function joinedParts(parts: readonly GzipPart[]): GzipPart {
  return parts.reduce(
    (before, part) => ({
      bytes: [...before.bytes, ...part.bytes],
      crc: crcOfBoth(before.crc, part.crc, part.length),
      length: before.length + part.length,
    }),
    { bytes: [], crc: 0, length: 0 },
  );
}

/** A gzip stream of these parts (RFC 1952): one member, since browsers read no second. */
export function gzipOf(parts: readonly GzipPart[]): Uint8Array[] {
  const { bytes, crc, length } = joinedParts(parts);
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(crc, 0);
  tail.writeUInt32LE(length % 2 ** 32, 4);
  return [HEAD, ...bytes, LAST_BLOCK, tail];
}

const UNIX = 3;
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, UNIX]);
/** Empty, with the bit that says it is the last. */
const LAST_BLOCK = Buffer.from([3, 0]);

/*
 * The checksum of two stretches from those of each: moving the first over the second's length is a multiplication by
 * x^(8 * length) modulo the polynomial, over bits (as zlib's crc32_combine does it).
 */
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;

function product(a: number, b: number): number {
  let sum = 0;
  let shifted = b;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (a & bit) sum ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return sum >>> 0;
}

/** x^(2^n), from x^1 on. */
const POWERS: number[] = [ONE >>> 1];
while (POWERS.length < 64) POWERS.push(product(POWERS.at(-1)!, POWERS.at(-1)!));

function crcOfBoth(first: number, second: number, length: number): number {
  let shift = ONE;
  // Eight bits a byte: three powers further.
  for (let left = length, n = 3; left > 0; left = Math.floor(left / 2), n++)
    if (left % 2 === 1) shift = product(POWERS[n]!, shift);
  return (product(shift, first) ^ second) >>> 0;
}
