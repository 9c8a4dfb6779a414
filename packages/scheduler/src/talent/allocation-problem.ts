/** Scenes onto days of at most so many; whoever has a scene on a day is paid the fee of a day. */
export interface AllocationProblem {
  readonly scenes: number;
  readonly maxScenesPerDay: number;
  readonly people: readonly { readonly fee: number; readonly scenes: readonly number[] }[];
}

/** Days of scene indices; `bound` is never above the least cost there is, and equal to `cost` when `proven`. */
export interface AllocationAnswer {
  readonly days: readonly (readonly number[])[];
  readonly cost: number;
  readonly bound: number;
  readonly proven: boolean;
}

/** What days cost, recomputed from the problem. Throws when they do not hold each scene once, or one holds too many. */
export function allocationCost(problem: AllocationProblem, days: readonly (readonly number[])[]): number {
  const placed = days.flat().sort((a, b) => a - b);
  if (placed.length !== problem.scenes || placed.some((scene, i) => scene !== i))
    throw new RangeError('days hold each scene once');
  if (days.some((day) => day.length > problem.maxScenesPerDay))
    throw new RangeError('a day holds too many scenes');
  return days
    .flatMap((day) => problem.people.filter((person) => person.scenes.some((scene) => day.includes(scene))))
    .reduce((sum, person) => sum + person.fee, 0);
}
