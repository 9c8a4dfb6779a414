import type { SeededRandom } from '@ddak/testkit';

/** How rough the world of one seed is. Probabilities are per message, per step or per gesture. */
export interface Chaos {
  readonly drop: number;
  readonly double: number;
  /** The longest ordinary delay of a message, ms. */
  readonly delay: number;
  /** A message that is held up for minutes. */
  readonly heldUp: number;
  readonly serverCrash: number;
  readonly databaseBusy: number;
  /** The longest that a step of the store takes, ms: where it is long, commands wait for each other. */
  readonly databaseStep: number;
  readonly clientCrash: number;
  readonly offline: number;
  /** One offline spell in so many lasts until the log no longer reaches back. */
  readonly weeks: number;
  readonly diskFailure: number;
  readonly sessionExpired: number;
  readonly gestures: number;
}

/** The chaos of a seed: every fourth world is calm but for crashes, so that those are not drowned in lost messages. */
export function drawChaos(random: SeededRandom): Chaos {
  const calm = random.chance(0.25);
  const upTo = (most: number): number => (calm ? 0 : random.fraction() * most);
  return {
    drop: upTo(0.2),
    double: upTo(0.2),
    delay: random.one([20, 200, 2_000]),
    heldUp: upTo(0.03),
    serverCrash: random.one([0, 0.002, 0.01]),
    databaseBusy: upTo(0.02),
    databaseStep: random.one([6, 6, 1_500]),
    clientCrash: random.one([0, 0.01, 0.03]),
    offline: upTo(0.05),
    weeks: 0.25,
    diskFailure: random.one([0, 0, 0.02]),
    sessionExpired: upTo(0.02),
    gestures: random.int(100, 300),
  };
}

/** No chaos at all: how the world is when everything has been mended. */
export const CALM: Chaos = {
  drop: 0,
  double: 0,
  delay: 20,
  heldUp: 0,
  serverCrash: 0,
  databaseBusy: 0,
  databaseStep: 6,
  clientCrash: 0,
  offline: 0,
  weeks: 0,
  diskFailure: 0,
  sessionExpired: 0,
  gestures: 0,
};
