/** A plan of a population, and what it cost on average while it was last cooled: less a matter of chance than its cost of now. */
export interface Replica<Plan> {
  readonly plan: Plan;
  readonly total: number;
}

/** From the warmest to the coldest, each a little colder. */
export const LEVELS = 60;
/** The first of them pass before any plan is left behind: what it costs there says nothing about how it ends. */
const DRAWN_FROM = 0.2;
/** From each of these on half as many plans go on: how a plan ends is settled by then, and what is left is the same for all. */
const HALVED_FROM = [0.45, 0.55, 0.65, 0.75, 0.85];

/** How many plans there are at a level, of so many at the first. */
export const sizeAt = (level: number, size: number): number =>
  Math.max(1, Math.round(size / 2 ** HALVED_FROM.filter((from) => level >= from * LEVELS).length));

/** How often a plan is cooled by a level, in all. */
export const piecesOf = (size: number): number =>
  Array.from({ length: LEVELS }, (_, level) => sizeAt(level, size)).reduce((sum, one) => sum + one, 0);

interface Draw {
  /** The level that is over, its heat, and that of the next. */
  readonly level: number;
  readonly heat: number;
  readonly colder: number;
  /** How many go on. */
  readonly size: number;
}

/**
 * The plans that go on to the next level: each as often as its cost has it come by at the new heat against the old one
 * (population annealing: Hukushima and Iba 2003). Drawn by one number from 0 to 1 for all of them, so that plans of one cost
 * go on equally often.
 */
export function drawReplicas<Plan>(
  replicas: readonly Replica<Plan>[],
  { level, heat, colder, size }: Draw,
  random: () => number,
): Replica<Plan>[] {
  const cheapest = Math.min(...replicas.map(({ total }) => total));
  const sharpness = level < DRAWN_FROM * LEVELS ? 0 : 1 / colder - 1 / heat;
  const weights = replicas.map(({ total }) => Math.exp(-sharpness * (total - cheapest)));
  const share = weights.reduce((sum, one) => sum + one, 0) / size;
  const drawn: Replica<Plan>[] = [];
  let passed = 0;
  let next = random() * share;
  for (const [i, replica] of replicas.entries()) {
    passed += weights[i]!;
    for (; next < passed && drawn.length < size; next += share) drawn.push(replica);
  }
  // By rounding alone the last may lie beyond all of them.
  while (drawn.length < size) drawn.push(replicas.at(-1)!);
  return drawn;
}
