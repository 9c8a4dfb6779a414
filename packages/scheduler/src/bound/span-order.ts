/** By how many people are between their first and their last day, who (bits); undefined: not decided. */
type Way = readonly (number | undefined)[];

/**
 * What is decided of the order in which people have their first and their last day. Any two of them share a scene, so on some
 * date all are between the two (Helly): up to it they come one by one, after it they go one by one.
 */
export interface SpanOrder {
  readonly many: number;
  readonly there: Way;
  readonly back: Way;
}

export const anyOrder = (many: number): SpanOrder => ({ many, there: [], back: [] });

/** Who can be between their first and last day on one date, as bits: each set that an order of these passes. */
export const setsOf = ({ many, there, back }: SpanOrder): number[] =>
  allSets(many).filter((set) => isOn(there, set) || isOn(back, set));

/** How many can be between them without its being decided who. */
export const openSizes = ({ many, there }: SpanOrder): number[] =>
  Array.from({ length: many - 1 }, (_, i) => i + 1).filter((size) => there[size] === undefined);

/**
 * Tells orders apart by who is there when so many are. Nobody waits less where these are the same on both ways: on one way
 * others could be there as well, which only allows more.
 */
export function ordersBy(order: SpanOrder, size: number): SpanOrder[] {
  const { there, back } = order;
  const sets = allSets(order.many).filter((set) => sizeOf(set) === size);
  // Turned round, an order costs the same.
  const isMirrored = there.length === 0;
  return sets
    .filter((set) => isOn(there, set))
    .flatMap((one) =>
      sets
        .filter((other) => isOn(back, other) && other !== one && (!isMirrored || one < other))
        .map((other) => ({ ...order, there: withAt(there, size, one), back: withAt(back, size, other) })),
    );
}

/** ₩ of waiting on a day with these people at the least. Every order passes the set of all, so there is one that holds them. */
export function leastWaiting(sets: readonly number[], rate: readonly number[], here: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const set of sets) if (isWithin(here, set)) least = Math.min(least, rateOf(set & ~here, rate));
  return least;
}

/** ₩ of all people of a set. */
export const rateOf = (set: number, rate: readonly number[]): number =>
  rate.reduce((sum, own, i) => sum + (set & (1 << i) ? own : 0), 0);

const allSets = (many: number): number[] => [...Array(1 << many).keys()];

const sizeOf = (set: number): number => (set === 0 ? 0 : 1 + sizeOf(set & (set - 1)));

/** Whether the way can pass the set: all that is decided of it lies within it, or around it. */
const isOn = (way: Way, set: number): boolean =>
  way.every((other) => other === undefined || isWithin(other, set) || isWithin(set, other));

const isWithin = (set: number, other: number): boolean => (set & other) === set;

function withAt(way: Way, size: number, set: number): Way {
  const next = [...way];
  next[size] = set;
  return next;
}
