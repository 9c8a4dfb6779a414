import { annealSpans } from '../sequence/anneal-spans.ts';
import { OrderAnnealer } from './anneal-order.ts';
import { boundByPeople } from './bound-by-people.ts';
import { holdCost } from './hold-cost.ts';
import { type Effort, EVERYTHING, isProvable, proveOrder } from './prove-order.ts';
import { seededRandom } from './random.ts';
import { reduceProblem, type TalentCore } from './reduce-problem.ts';
import type { TalentAnswer, TalentProblem } from './talent-problem.ts';

const RUNS = 5;
const STEPS_A_SCENE = 800;
/** All of a small search, else a narrow one first, so that a cheap order is known before nothing is left out. */
const EFFORTS: readonly Effort[] = [
  { ...EVERYTHING, states: 10_000 },
  { ...EVERYTHING, width: 20 },
  { ...EVERYTHING, width: 300 },
  EVERYTHING,
];
/** Where a film is too large to prove, runs grow longer until the time is up, or this many have been made. */
const LONG_RUNS = 40;
/** As many of its people are put together for a bound. */
const BOUND_GROUP = 6;
/** From so many distinct casts on, an order is too long to be priced by words of people at each step. */
const MANY = 200;
/** Until which share of what is left of the time a bound is looked for then; and how often it is looked at the clock, where nobody has one. */
const SHARE_OF_BOUND = 0.1;
const LOOKS_A_SCENE = 30;

/**
 * The cheapest order that is found, with a bound below which none can be. Annealing comes first and proof after it,
 * each until `stop` says so; with no stop the answer depends on the seed alone. `share`, from 0 to 1, says how much of the
 * time is over: long films cool down with it.
 */
export function solveTalent(
  problem: TalentProblem,
  options: { seed: number; stop: () => boolean; share?: () => number },
): TalentAnswer {
  const { cores, free } = reduceProblem(problem);
  const random = seededRandom(options.seed);
  const order: number[] = [];
  let bound = 0;
  let proven = true;
  for (const core of cores) {
    const answer = solveCore(core, random, options);
    for (const scene of answer.order) order.push(...(core.members[scene] as readonly number[]));
    bound += answer.bound;
    proven &&= answer.proven;
  }
  order.push(...free);
  const { hold } = holdCost(problem, order);
  return { order, hold, bound: proven ? hold : Math.min(bound, hold), proven };
}

interface Clock {
  readonly stop: () => boolean;
  readonly share?: () => number;
}

function solveCore(core: TalentCore, random: () => number, clock: Clock): TalentAnswer {
  if (core.casts.length > MANY) return solveLongCore(core, random, clock);
  const { stop } = clock;
  const annealer = new OrderAnnealer(core, random);
  const steps = STEPS_A_SCENE * core.casts.length;
  const provable = isProvable(core);
  annealUntilFree(annealer, provable ? RUNS : 1, () => steps, stop);
  if (annealer.bestCost === 0) return found(annealer, 0);
  if (provable) return searchInwards(core, annealer, stop);
  const boundOf = (part: TalentProblem) => solveTalent(part, { seed: 1, stop }).bound;
  const bound = boundByPeople(problemOf(core), BOUND_GROUP, boundOf);
  annealUntilFree(
    annealer,
    LONG_RUNS,
    (run) => steps * (run + 2),
    () => stop() || annealer.bestCost <= bound,
  );
  return found(annealer, bound);
}

function solveLongCore(core: TalentCore, random: () => number, { stop, share }: Clock): TalentAnswer {
  const problem = problemOf(core);
  let looks = 0;
  const progress = share ?? (() => (stop() ? 1 : looks++ / (LOOKS_A_SCENE * core.casts.length)));
  const now = share?.() ?? 0;
  const until = now + SHARE_OF_BOUND * (1 - now);
  const stopBound = () => stop() || (share !== undefined && share() >= until);
  const bound = boundByPeople(
    problem,
    BOUND_GROUP,
    (part) => solveTalent(part, { seed: 1, stop: stopBound }).bound,
  );
  const { order, cost } = annealSpans(
    {
      wages: problem.wages,
      scenes: problem.scenes.map((scene) => ({ ...scene, place: -1 })),
      returnFees: [],
      precedences: [],
    },
    random,
    progress,
  );
  return { order: [...order], hold: cost, bound: Math.min(bound, cost), proven: bound >= cost };
}

function problemOf({ casts, durations, wages }: TalentCore): TalentProblem {
  return { wages, scenes: casts.map((cast, scene) => ({ cast, duration: durations[scene] as number })) };
}

function searchInwards(core: TalentCore, annealer: OrderAnnealer, stop: () => boolean): TalentAnswer {
  let answer = found(annealer, 0);
  for (const effort of EFFORTS) {
    const proof = proveOrder(core, answer.hold, stop, effort);
    const bound = Math.max(answer.bound, proof.bound);
    answer = { order: proof.order ?? answer.order, hold: proof.hold, bound, proven: bound >= proof.hold };
    if (answer.proven || stop()) break;
  }
  return answer;
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
