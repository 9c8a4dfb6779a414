import { seededRandom } from '../talent/random.ts';
import { solveTalent } from '../talent/solve-talent.ts';
import { SequenceAnnealer } from './anneal-sequence.ts';
import { proveSequence } from './prove-sequence.ts';
import { SequencePricer } from './sequence-cost.ts';
import type { SequenceAnswer, SequenceProblem } from './sequence-problem.ts';

const STEPS_A_SCENE = 1500;
const RUNS = 30;
/** Of the time that there is, for the bound that waiting alone gives. */
const BOUND_SHARE = 0.3;

/**
 * The cheapest order that is found. Small problems are proven by a programme over sets; of others the bound is the least
 * that waiting alone costs, without places and pairs. `share` says how much of the time is over, from 0 to 1.
 */
export function solveSequence(
  problem: SequenceProblem,
  options: { seed: number; share: () => number },
): SequenceAnswer {
  const isOver = () => options.share() >= 1;
  const annealer = new SequenceAnnealer(problem, seededRandom(options.seed));
  const steps = STEPS_A_SCENE * problem.scenes.length;
  for (let run = 0; run < 3 && !isOver(); run++) annealer.run(steps, isOver);
  if (annealer.bestCost === 0) return answer(annealer, 0);
  const proof = proveSequence(problem, annealer.bestCost, isOver);
  if (proof) {
    const order = Int32Array.from(proof.order ?? annealer.best);
    const cost = new SequencePricer(problem).cost(order);
    return { order: [...order], cost, bound: cost, proven: true };
  }
  const until = options.share() + (1 - options.share()) * BOUND_SHARE;
  const waiting = solveTalent(problem, { seed: 1, stop: () => options.share() >= until });
  for (let run = 2; run < RUNS && annealer.bestCost > waiting.bound && !isOver(); run++)
    annealer.run(steps * run, isOver);
  return answer(annealer, waiting.bound);
}

function answer({ best, bestCost }: SequenceAnnealer, bound: number): SequenceAnswer {
  return { order: [...best], cost: bestCost, bound: Math.min(bound, bestCost), proven: bound >= bestCost };
}
