import type { ScheduleProblem } from '../problem/schedule-problem.ts';
import { DayKnapsack } from './day-knapsack.ts';
import { fewestShootingDays } from './fewest-days.ts';
import { packingModel } from './packing-model.ts';
import { PackingRelaxation } from './packing-relaxation.ts';

/** SE17 and SE19: below so many days no plan can be; the longer it takes before `stop`, the better. */
export function proveFewestDays(problem: ScheduleProblem, stop: () => boolean): number {
  const model = packingModel(problem);
  const counts = model.kinds.map(({ scenes }) => scenes.length);
  const relaxation = new PackingRelaxation(model, new DayKnapsack(model), counts);
  while (!relaxation.isSolved && !stop()) relaxation.step();
  return Math.max(relaxation.fewestDays, fewestShootingDays(problem));
}
