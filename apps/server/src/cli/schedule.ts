import {
  type ScheduleAnswer,
  type ScheduleProblem,
  sayBreach,
  sayContradiction,
  sayLeftOver,
  sceneLabel,
  solve,
} from '@ddak/scheduler';
import { readInput } from './read-input.ts';
import { readScheduleProblem, type ScheduleProblemRead } from './read-schedule-problem.ts';

/**
 * What is kept back of the time asked for, to check the answer and to print it: a share, as long as it took to read the
 * problem, and more where many scenes may lie on many days; half of it at most.
 */
const TO_FINISH = 0.04;
const MS_A_PAIR = 2e-4;
const MOST_TO_FINISH = 0.5;
/** In how many milliseconds the program starts on a machine that has nothing else to do: on a slow one checking is slow too. */
const USUAL_START = 300;
/** Starting the program counts too, where it is little of what was asked for. */
const MOST_TO_BEGIN = 0.1;

/**
 * `ddak schedule FILE`: the cheapest plan that is found, as a line of JSON. Scenes count from 1; `bound` is never above
 * the least cost there is, and equal to `cost` when `proven`. Of a talent instance and of a movie shoot `order` is
 * printed, with `hold`, what is paid for waiting; of a scene allocation `days`; of the product's own problem all of its
 * plan. What is left over or breaks a hard rule is said on stderr too. Returns the exit code: 1, with a line on stderr, when the file cannot be read or contradicts itself.
 */
export async function scheduleCommand(
  file: string,
  options: { seconds: string; seed: string },
): Promise<number> {
  const seconds = Number(options.seconds);
  if (!(seconds > 0)) return fail(`--seconds ${options.seconds}`, '0보다 큰 초를 적어 주세요.');
  const seed = Number(options.seed);
  if (!Number.isInteger(seed)) return fail(`--seed ${options.seed}`, '정수를 적어 주세요.');
  const started = performance.now();
  const bytes = await readInput(file);
  if (typeof bytes === 'string') return fail(file, bytes);
  const read = readScheduleProblem(bytes);
  if (typeof read === 'string') return fail(file, read);
  const reading = performance.now() - started;
  const pairs = read.problem.scenes.length * read.problem.days.length;
  const asked = seconds * 1000;
  const beginning = Math.min(started, asked * MOST_TO_BEGIN);
  const checking = pairs * MS_A_PAIR * Math.max(1, started / USUAL_START);
  const finishing = Math.min(asked * MOST_TO_FINISH, asked * TO_FINISH + reading + checking);
  const share = () => (performance.now() - started) / (asked - beginning - finishing);
  const result = solve(read.problem, { seed, budget: { share } });
  if (!result.ok) {
    for (const one of result.contradictions) fail(file, sayContradiction(read.problem, one));
    return 1;
  }
  for (const one of result.answer.leftOver)
    for (const line of sayLeftOver(read.problem, one))
      process.stderr.write(`${sceneLabel(read.problem, one.scene)}: ${line}\n`);
  for (const one of result.answer.score.breaches)
    if (one.severity === 'hard') process.stderr.write(`${sayBreach(read.problem, one)}\n`);
  const { costs, plan } = wordsOf(read, result.answer);
  const milliseconds = Math.round(performance.now() - started);
  process.stdout.write(`${JSON.stringify({ ...costs, milliseconds, ...plan })}\n`);
  return 0;
}

/** An answer in the words of the file that asked. */
function wordsOf({ form, problem }: ScheduleProblemRead, answer: ScheduleAnswer) {
  const { score, proven } = answer;
  const hold = score.moneyParts.castHold;
  const numbers = new Map(problem.scenes.map(({ id }, i) => [id, i + 1]));
  const days = answer.plan.days.map((day) =>
    day.rows.flatMap((row) => (row.kind === 'scene' ? [numbers.get(row.scene)!] : [])),
  );
  switch (form) {
    case 'talent':
      return {
        costs: { cost: answer.cost, hold, bound: answer.bound, proven },
        plan: { order: days[0] ?? [] },
      };
    case 'movieShoot': {
      // The field counts what is paid beyond the work itself.
      const cost = hold + score.moneyParts.places + score.moneyParts.redress;
      const bound = proven ? cost : Math.max(0, answer.bound - score.moneyParts.castWork);
      return { costs: { cost, hold, bound, proven }, plan: { order: days[0] ?? [] } };
    }
    case 'allocation':
      return { costs: { cost: answer.cost, bound: answer.bound, proven }, plan: { days } };
    case 'product':
      return {
        costs: { cost: answer.cost, hold, bound: answer.bound, proven },
        plan: planOf(problem, answer),
      };
  }
}

function planOf(problem: ScheduleProblem, answer: ScheduleAnswer) {
  return {
    days: answer.plan.days,
    leftOver: answer.leftOver.map((one) => ({ ...one, words: sayLeftOver(problem, one) })),
    score: answer.score,
    gapPercent: answer.gapPercent,
    by: answer.by,
    steps: answer.steps,
  };
}

function fail(what: string, message: string): number {
  process.stderr.write(`${what}: ${message}\n`);
  return 1;
}
