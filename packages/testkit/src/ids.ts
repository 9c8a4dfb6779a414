import { type Id, makeId } from '@ddak/domain';

/** A source of ids that gives the same ones for the same seed: a counter in the random part, time standing still. */
export function idSource(seed = 1): () => Id {
  let count = 0;
  return () => {
    count += 1;
    const random = new Uint8Array(10);
    new DataView(random.buffer).setUint32(2, seed);
    new DataView(random.buffer).setUint32(6, count);
    return makeId(1_764_547_200_000, random);
  };
}
