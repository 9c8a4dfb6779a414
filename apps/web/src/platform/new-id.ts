import { type Id, makeId } from '@ddak/domain';

const BYTES = 10;
/** Drawn for so many ids at once: a drop of many scenes makes one for each, and asking the browser is most of its cost. */
const AT_ONCE = 64;
const drawn = new Uint8Array(AT_ONCE * BYTES);
let taken = drawn.length;

/** A new `_id` for a row or a command, made on this device. */
export function newId(): Id {
  if (taken === drawn.length) {
    crypto.getRandomValues(drawn);
    taken = 0;
  }
  const bytes = drawn.subarray(taken, taken + BYTES);
  taken += BYTES;
  return makeId(Date.now(), bytes);
}
