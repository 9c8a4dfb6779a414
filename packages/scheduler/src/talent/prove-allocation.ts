import type { AllocationProblem } from './allocation-problem.ts';

/** A programme over all sets of scenes: a second or two of time and a few megabytes at the most. */
const MOST_SCENES = 20;
const MOST_PEOPLE = 20;

/** Whether a problem is small enough for proveAllocation. */
export function isAllocationProvable({ scenes, people }: AllocationProblem): boolean {
  return scenes <= MOST_SCENES && people.length <= MOST_PEOPLE;
}

/**
 * The least over all ways to put the scenes onto days, by a programme over sets: the day of the first scene that is
 * left, with any others. Null when told to stop before the end.
 */
export function proveAllocation(problem: AllocationProblem, stop: () => boolean): number[][] | null {
  const { scenes, people, maxScenesPerDay } = problem;
  const casts = Array.from({ length: scenes }, (_, scene) =>
    people.reduce((mask, person, p) => (person.scenes.includes(scene) ? mask | (1 << p) : mask), 0),
  );
  const pay = new Float64Array(1 << people.length);
  for (let set = 1; set < pay.length; set++)
    pay[set] = (pay[set & (set - 1)] as number) + (people[31 - Math.clz32(set & -set)]?.fee ?? 0);
  const least = new Float64Array(1 << scenes).fill(Number.POSITIVE_INFINITY);
  const dayOf = new Int32Array(1 << scenes);
  least[0] = 0;
  for (let set = 1; set < least.length; set++) {
    if ((set & 1023) === 0 && stop()) return null;
    const first = set & -set;
    extend(set, first, set ^ first, casts[31 - Math.clz32(first)] as number, maxScenesPerDay - 1);
  }
  const days: number[][] = [];
  for (let set = least.length - 1; set > 0; set ^= dayOf[set] as number)
    days.push(casts.flatMap((_, scene) => (((dayOf[set] as number) >> scene) & 1 ? [scene] : [])));
  return days;

  function extend(set: number, day: number, others: number, cast: number, room: number): void {
    const cost = (pay[cast] as number) + (least[set ^ day] as number);
    if (cost < (least[set] as number)) {
      least[set] = cost;
      dayOf[set] = day;
    }
    if (room === 0) return;
    for (let rest = others; rest; ) {
      const bit = rest & -rest;
      rest ^= bit;
      extend(set, day | bit, rest, cast | (casts[31 - Math.clz32(bit)] as number), room - 1);
    }
  }
}
