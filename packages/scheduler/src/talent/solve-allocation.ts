import { type AllocationAnswer, type AllocationProblem, allocationCost } from './allocation-problem.ts';
import { isAllocationProvable, proveAllocation } from './prove-allocation.ts';
import { seededRandom } from './random.ts';

const STEPS = 200_000;

/**
 * Scenes onto days for the least fees. Small problems are proven; of larger ones the best order found by annealing is
 * cut into days, and the bound is that each person comes on as few days as their scenes fit on.
 */
export function solveAllocation(
  problem: AllocationProblem,
  options: { seed: number; stop: () => boolean },
): AllocationAnswer {
  const proof = isAllocationProvable(problem) ? proveAllocation(problem, options.stop) : null;
  const days = proof ?? annealDays(problem, options);
  const cost = allocationCost(problem, days);
  const fewest = problem.people.reduce(
    (sum, { fee, scenes }) => sum + fee * Math.ceil(new Set(scenes).size / problem.maxScenesPerDay),
    0,
  );
  const bound = proof ? cost : fewest;
  return { days, cost, bound, proven: bound >= cost };
}

/** One cooling over exchanges and moves between as many days as are needed, and a few more. */
function annealDays(
  problem: AllocationProblem,
  { seed, stop }: { seed: number; stop: () => boolean },
): number[][] {
  const random = seededRandom(seed);
  const { scenes, maxScenesPerDay, people } = problem;
  const count = Math.ceil(scenes / maxScenesPerDay) + 1;
  // Places beyond the scenes are empty: to change places with one is to move.
  const places = Array.from({ length: count * maxScenesPerDay }, (_, i) => (i < scenes ? i : -1));
  const castOf = Array.from({ length: scenes }, (_, scene) =>
    people.flatMap((person, p) => (person.scenes.includes(scene) ? [p] : [])),
  );
  const dayOf = (place: number) => Math.floor(place / maxScenesPerDay);
  const costOf = (day: number) => {
    const here = new Set(
      places.slice(day * maxScenesPerDay, (day + 1) * maxScenesPerDay).flatMap((s) => castOf[s] ?? []),
    );
    return [...here].reduce((sum, person) => sum + (people[person]?.fee ?? 0), 0);
  };
  const exchange = (a: number, b: number) => {
    const kept = places[a] as number;
    places[a] = places[b] as number;
    places[b] = kept;
  };
  let now = Array.from({ length: count }, (_, day) => costOf(day)).reduce((sum, cost) => sum + cost, 0);
  let best = now;
  let kept = [...places];
  let heat = now / 50 + 1;
  for (let step = 0; step < STEPS && !((step & 255) === 0 && stop()); step++) {
    heat *= 0.002 ** (1 / STEPS);
    const a = Math.floor(random() * places.length);
    const b = Math.floor(random() * places.length);
    if (dayOf(a) === dayOf(b)) continue;
    const before = costOf(dayOf(a)) + costOf(dayOf(b));
    exchange(a, b);
    const worse = costOf(dayOf(a)) + costOf(dayOf(b)) - before;
    if (worse > 0 && random() >= Math.exp(-worse / heat)) exchange(a, b);
    else now += worse;
    if (now >= best) continue;
    best = now;
    kept = [...places];
  }
  const days = Array.from({ length: count }, (_, day) =>
    kept.filter((s, place) => s >= 0 && dayOf(place) === day),
  );
  return days.filter((day) => day.length > 0);
}
