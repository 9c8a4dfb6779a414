import { z } from 'zod';

/**
 * An entity's `_id`: a UUIDv7 in lower-case text, made by the client or the server. AC12: capitals are refused, not
 * folded: the database would take them for the same id, memory and log for another.
 */
export const idSchema = z.uuidv7().lowercase();
export type Id = z.infer<typeof idSchema>;

const hex = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0');
  return text;
};

/**
 * Builds a UUIDv7 (RFC 9562) from a time and randomness, both given from outside because this package is pure.
 * @param now milliseconds since 1970, less than 2^48
 * @param random at least 10 random bytes
 */
export function makeId(now: number, random: Uint8Array): Id {
  const bytes = new Uint8Array(16);
  let rest = Math.floor(now);
  for (let i = 5; i >= 0; i--) {
    bytes[i] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  bytes.set(random.subarray(0, 10), 6);
  bytes[6] = 0x70 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  const text = hex(bytes);
  return `${text.slice(0, 8)}-${text.slice(8, 12)}-${text.slice(12, 16)}-${text.slice(16, 20)}-${text.slice(20)}`;
}

/** When an id was made, in milliseconds since 1970, by the clock of its maker. */
export const timeOfId = (id: Id): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

/**
 * The n-th id that belongs to a command which makes a number of rows unknown to its sender (accepting a script).
 * The same on both sides, so no list of ids has to travel. Keeps the time part of `seed`, mixes the rest
 * (a 4-lane FNV-1a over seed and index: spread, not secrecy, is what is needed).
 */
export function deriveId(seed: Id, purpose: string, index: number): Id {
  const now = timeOfId(seed);
  const random = new Uint8Array(10);
  const text = `${seed}/${purpose}/${index}`;
  for (let lane = 0; lane < 3; lane++) {
    let hash = 0x811c9dc5 ^ (lane * 0x9e3779b1);
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    hash ^= hash >>> 15;
    hash = Math.imul(hash, 0x2c1b3c6d);
    hash ^= hash >>> 13;
    for (let i = 0; i < 4 && lane * 4 + i < 10; i++) random[lane * 4 + i] = (hash >>> (i * 8)) & 0xff;
  }
  return makeId(now, random);
}
