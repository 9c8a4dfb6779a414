import { clockError } from '@ddak/domain';
import { useSyncExternalStore } from 'react';
import { browserClock } from './browser-clock.ts';

let error = 0;
const told = new Set<() => void>();

/** OS8: compares this device's clock with what an answer of the server's was dated, asked for at `askedAt`. */
export function hearServerClock(askedAt: number, { headers }: Response): void {
  const said = Date.parse(headers.get('date') ?? '');
  const heard = clockError({ askedAt, heardAt: browserClock.now(), said });
  if (heard === null) return;
  error = heard;
  for (const tell of told) tell();
}

/** The time of now in milliseconds since 1970, by the server's clock where this device's was found to be wrong. */
export const rightNow = (): number => browserClock.now() - error;

function follow(tell: () => void): () => void {
  told.add(tell);
  return () => told.delete(tell);
}

/** By how many milliseconds this device's clock is ahead (below 0: behind); 0: it is right, or nobody knows. */
export const useClockError = (): number => useSyncExternalStore(follow, () => error);
