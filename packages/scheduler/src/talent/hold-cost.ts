import type { TalentProblem } from './talent-problem.ts';

/**
 * What an order costs, recomputed from the problem as it was given: `work` is paid in any order, `hold` for waiting
 * between a person's first scene and last. Shares nothing with the solver, which it checks.
 * Throws when the order is not each scene once.
 */
export function holdCost(problem: TalentProblem, order: readonly number[]): { work: number; hold: number } {
  const { scenes } = problem;
  if (order.length !== scenes.length || new Set(order).size !== scenes.length)
    throw new RangeError('an order names each scene once');
  let work = 0;
  let now = 0;
  const stays = problem.wages.map(() => ({ from: Number.POSITIVE_INFINITY, to: 0 }));
  for (const scene of order) {
    const { cast, duration } = sceneAt(problem, scene);
    for (const person of new Set(cast)) {
      const stay = stays[person]!;
      stay.from = Math.min(stay.from, now);
      stay.to = now + duration;
      work += problem.wages[person]! * duration;
    }
    now += duration;
  }
  const paid = stays.reduce(
    (sum, { from, to }, person) => sum + problem.wages[person]! * Math.max(0, to - from),
    0,
  );
  return { work, hold: paid - work };
}

function sceneAt(problem: TalentProblem, index: number) {
  const scene = problem.scenes[index];
  if (!scene) throw new RangeError(`no scene ${index}`);
  return scene;
}
