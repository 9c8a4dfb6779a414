import { OrderAnnealer } from './anneal-order.ts';
import { holdCost } from './hold-cost.ts';
import { isProvable, proveOrder } from './prove-order.ts';
import { seededRandom } from './random.ts';
import { reduceProblem, type TalentCore } from './reduce-problem.ts';
import type { TalentAnswer, TalentProblem } from './talent-problem.ts';

const RUNS = 8;
const STEPS_A_SCENE = 800;
/** Where nothing can be proven, runs grow longer until the time is up, or this many have been made. */
const LONG_RUNS = 40;

/**
 * The cheapest order that is found, with a bound below which none can be. Annealing comes first and proof after it,
 * each until `stop` says so; with no stop the answer depends on the seed alone.
 */
export function solveTalent(
  problem: TalentProblem,
  options: { seed: number; stop: () => boolean },
): TalentAnswer {
  const { cores, free } = reduceProblem(problem);
  const random = seededRandom(options.seed);
  const order: number[] = [];
  let bound = 0;
  let proven = true;
  for (const core of cores) {
    const answer = solveCore(core, random, options.stop);
    for (const scene of answer.order) order.push(...(core.members[scene] as readonly number[]));
    bound += answer.bound;
    proven &&= answer.proven;
  }
  order.push(...free);
  const { hold } = holdCost(problem, order);
  return { order, hold, bound: proven ? hold : Math.min(bound, hold), proven };
}

function solveCore(core: TalentCore, random: () => number, stop: () => boolean): TalentAnswer {
  const annealer = new OrderAnnealer(core, random);
  const steps = STEPS_A_SCENE * core.casts.length;
  annealUntilFree(annealer, RUNS, () => steps, stop);
  if (annealer.bestCost === 0) return found(annealer, 0);
  if (isProvable(core)) {
    const proof = proveOrder(core, annealer.bestCost, stop);
    if (proof.order)
      return { order: proof.order, hold: proof.hold, bound: proof.bound, proven: proof.bound >= proof.hold };
    return found(annealer, proof.bound);
  }
  annealUntilFree(annealer, LONG_RUNS, (run) => steps * (run + 2), stop);
  return found(annealer, 0);
}

function annealUntilFree(
  annealer: OrderAnnealer,
  runs: number,
  stepsOf: (run: number) => number,
  stop: () => boolean,
): void {
  for (let run = 0; run < runs && annealer.bestCost > 0; run++) {
    if (run > 0 && stop()) return;
    annealer.run(stepsOf(run), stop);
  }
}

function found({ best, bestCost }: OrderAnnealer, bound: number): TalentAnswer {
  return { order: [...best], hold: bestCost, bound, proven: bound >= bestCost };
}
