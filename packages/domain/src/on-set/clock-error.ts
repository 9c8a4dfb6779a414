const MINUTE = 60_000;
/** What took longer says too little of the moment in which it was said. */
const SLOWEST_MS = 10_000;
const LEAST_MS = 2 * MINUTE;

/** An answer of the server's, by the clock of the device, and what the server's clock said in it. */
export interface HeardClock {
  readonly askedAt: number;
  readonly heardAt: number;
  readonly said: number;
}

/**
 * OS8: by how many milliseconds a device's clock is ahead of the server's (below 0: behind it); 0 where that is little, null
 * where the answer does not tell: it came late, or the clock was set meanwhile.
 */
export function clockError({ askedAt, heardAt, said }: HeardClock): number | null {
  const took = heardAt - askedAt;
  if (Number.isNaN(said) || took < 0 || took > SLOWEST_MS) return null;
  const error = Math.round((askedAt + heardAt) / 2) - said;
  return Math.abs(error) < LEAST_MS ? 0 : error;
}
