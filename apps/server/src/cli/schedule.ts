import {
  type AllocationProblem,
  holdCost,
  solveAllocation,
  solveTalent,
  type TalentProblem,
} from '@ddak/scheduler';
import { readInput } from './read-input.ts';
import { readScheduleProblem } from './read-schedule-problem.ts';

interface Limits {
  readonly seed: number;
  readonly stop: () => boolean;
}

/**
 * `ddak schedule FILE`: the cheapest plan that is found, as a line of JSON. Scenes count from 1; `bound` is never above
 * the least cost there is, and equal to `cost` when `proven`. Of a talent instance `order` is printed, and `cost` is
 * all wages, of which `hold` is for waiting; of a scene allocation, `days`.
 * Returns the exit code: 1, with one line on stderr, when the file cannot be read.
 */
export async function scheduleCommand(
  file: string,
  options: { seconds: string; seed: string },
): Promise<number> {
  const started = performance.now();
  const seconds = Number(options.seconds);
  if (!(seconds > 0)) return fail(`--seconds ${options.seconds}`, '0보다 큰 초를 적어 주세요.');
  const seed = Number(options.seed);
  if (!Number.isInteger(seed)) return fail(`--seed ${options.seed}`, '정수를 적어 주세요.');
  const bytes = await readInput(file);
  if (typeof bytes === 'string') return fail(file, bytes);
  const read = readScheduleProblem(file, bytes);
  if (typeof read === 'string') return fail(file, read);
  const limits = { seed, stop: () => performance.now() - started >= seconds * 1000 };
  const { costs, plan } = read.kind === 'talent' ? order(read.problem, limits) : days(read.problem, limits);
  const milliseconds = Math.round(performance.now() - started);
  process.stdout.write(`${JSON.stringify({ ...costs, milliseconds, ...plan })}\n`);
  return 0;
}

function order(problem: TalentProblem, limits: Limits) {
  const answer = solveTalent(problem, limits);
  const { work, hold } = holdCost(problem, answer.order);
  const cost = work + hold;
  const bound = answer.proven ? cost : work + answer.bound;
  return {
    costs: { cost, hold, bound, proven: answer.proven },
    plan: { order: answer.order.map((scene) => scene + 1) },
  };
}

function days(problem: AllocationProblem, limits: Limits) {
  const { cost, bound, proven, days } = solveAllocation(problem, limits);
  return { costs: { cost, bound, proven }, plan: { days: days.map((day) => day.map((scene) => scene + 1)) } };
}

function fail(what: string, message: string): number {
  process.stderr.write(`${what}: ${message}\n`);
  return 1;
}
