import type { TalentProblem } from './talent-problem.ts';

/**
 * What an order costs, recomputed from the problem as it was given: `work` is paid in any order, `hold` for waiting
 * between a person's first scene and last. Shares nothing with the solver, which it checks.
 * Throws when the order is not each scene once.
 */
export function holdCost(problem: TalentProblem, order: readonly number[]): { work: number; hold: number } {
  const { scenes, wages } = problem;
  if (order.length !== scenes.length || new Set(order).size !== scenes.length)
    throw new RangeError('an order names each scene once');
  let work = 0;
  let hold = 0;
  for (const [person, wage] of wages.entries()) {
    const here = order.map((scene) => sceneAt(problem, scene).cast.includes(person));
    const first = here.indexOf(true);
    const last = here.lastIndexOf(true);
    for (const [place, scene] of order.entries()) {
      if (first < 0 || place < first || place > last) continue;
      const pay = wage * sceneAt(problem, scene).duration;
      if (here[place]) work += pay;
      else hold += pay;
    }
  }
  return { work, hold };
}

function sceneAt(problem: TalentProblem, index: number) {
  const scene = problem.scenes[index];
  if (!scene) throw new RangeError(`no scene ${index}`);
  return scene;
}
