import { seededRandom } from '../talent/random.ts';
import { solveTalent } from '../talent/solve-talent.ts';
import { SequenceAnnealer } from './anneal-sequence.ts';
import { annealSpans } from './anneal-spans.ts';
import { proveSequence } from './prove-sequence.ts';
import { SequencePricer } from './sequence-cost.ts';
import type { SequenceAnswer, SequenceProblem } from './sequence-problem.ts';

const STEPS_A_SCENE = 1500;
const RUNS = 40;
/** Up to so many scenes the proof is tried at once. */
const SMALL = 16;
const STEPS_BEFORE_PROOF = 100;
/** Until which share of the time there is annealing, then the bound of waiting alone, then the proof; the rest is annealing. */
const FIRST_ORDERS = 0.3;
const WAITING = 0.45;
const PROOF = 0.85;
/** From so many scenes on, a step prices the stretch that moves and not the whole order; the bound has this share of the time. */
const MANY = 100;
const SHARE_OF_BOUND = 0.1;
const LOOKS_A_SCENE = 30;

/**
 * The cheapest order that is found. Small problems are proven by a programme over sets; of others the bound is the least
 * that waiting alone costs, without places and pairs. `share` says how much of the time is over, from 0 to 1.
 */
export function solveSequence(
  problem: SequenceProblem,
  options: { seed: number; share: () => number },
): SequenceAnswer {
  if (problem.scenes.length > MANY) return solveLongSequence(problem, options);
  const { seed, share } = options;
  const until = (moment: number) => () => share() >= moment;
  const annealer = new SequenceAnnealer(problem, seededRandom(seed));
  const isSmall = problem.scenes.length <= SMALL;
  const steps = (isSmall ? STEPS_BEFORE_PROOF : STEPS_A_SCENE) * problem.scenes.length;
  const anneal = (from: number, to: number, bound: number, stop: () => boolean) => {
    for (let run = from; run < to && annealer.bestCost > bound && !stop(); run++)
      annealer.run(steps * run, stop);
  };
  anneal(1, 4, 0, until(FIRST_ORDERS));
  if (annealer.bestCost === 0) return answer(annealer, 0);
  const waiting = isSmall ? 0 : solveTalent(problem, { seed: 1, stop: until(WAITING) }).bound;
  const proof = proveSequence(problem, annealer.bestCost, until(PROOF));
  if (proof) {
    const order = Int32Array.from(proof.order ?? annealer.best);
    const cost = new SequencePricer(problem).cost(order);
    return { order: [...order], cost, bound: cost, proven: true };
  }
  const rest = isSmall ? solveTalent(problem, { seed: 1, stop: until(1) }).bound : waiting;
  anneal(4, RUNS, rest, until(1));
  return answer(annealer, rest);
}

function solveLongSequence(
  problem: SequenceProblem,
  { seed, share }: { seed: number; share: () => number },
): SequenceAnswer {
  const { bound } = solveTalent(problem, { seed: 1, stop: () => share() >= SHARE_OF_BOUND });
  let looks = 0;
  // Where nobody has a clock it ends after so many looks at it.
  const progress = () => Math.max(share(), looks++ / (LOOKS_A_SCENE * problem.scenes.length * 100));
  const { order, cost } = annealSpans(problem, seededRandom(seed), progress);
  return { order: [...order], cost, bound: Math.min(bound, cost), proven: bound >= cost };
}

function answer({ best, bestCost }: SequenceAnnealer, bound: number): SequenceAnswer {
  return { order: [...best], cost: bestCost, bound: Math.min(bound, bestCost), proven: bound >= bestCost };
}
