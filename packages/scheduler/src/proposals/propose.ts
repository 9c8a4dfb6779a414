import type { ScheduleProblem } from '../problem/schedule-problem.ts';
import type { Contradiction } from '../solve/contradictions.ts';
import type { ScheduleAnswer } from '../solve/schedule-answer.ts';
import { type SolveOptions, solve } from '../solve/solve.ts';
import { answerAgain } from './board-plan.ts';
import { diffPlans } from './diff-plans.ts';

/** What a proposal gives more weight to than was asked for. */
export type Emphasis = 'asked' | 'lessWaiting' | 'fewerMoves' | 'fewerDays';

export interface Proposal {
  readonly emphasis: Emphasis;
  /** Worth what it is worth for the problem as it was asked. */
  readonly answer: ScheduleAnswer;
}

const EMPHASES: readonly Emphasis[] = ['asked', 'lessWaiting', 'fewerMoves', 'fewerDays'];

/**
 * Some good plans that differ: the best for what was asked, and others that give up a little for less waiting of the cast,
 * fewer moves or fewer days. A plan that puts every scene onto the same day as one before it is left out. The time is
 * shared between them; the first has the most.
 */
export function propose(
  problem: ScheduleProblem,
  count: number,
  options: SolveOptions,
): { ok: true; proposals: Proposal[] } | { ok: false; contradictions: readonly Contradiction[] } {
  const emphases = EMPHASES.slice(0, Math.max(1, count));
  const proposals: Proposal[] = [];
  for (const [i, emphasis] of emphases.entries()) {
    const budget = partOf(
      options.budget,
      (i + 1) / (emphases.length + 1),
      i === 0 ? 0 : i / (emphases.length + 1),
    );
    const found = solve(emphasised(problem, emphasis), {
      ...options,
      budget,
      seed: options.seed + i,
      // The others are priced anew for what was asked, and how far from the best they are with other prices says nothing.
      withBound: emphasis === 'asked',
    });
    if (!found.ok) return found;
    const answer = emphasis === 'asked' ? found.answer : answerAgain(problem, found.answer);
    const isNew = proposals.every((other) =>
      diffPlans(problem, other.answer.plan, answer.plan).some((one) => one.from !== one.to),
    );
    if (isNew) proposals.push({ emphasis, answer });
  }
  return { ok: true, proposals: bestFirst(proposals) };
}

/** What was looked for with another weight may come out better for what was asked, too: then it is the answer to that. */
function bestFirst(proposals: readonly Proposal[]): Proposal[] {
  const parts = ({ answer: { score } }: Proposal) => [score.hardBreaches, score.minutesLeftOver, score.worth];
  const sorted = proposals.toSorted((a, b) => {
    const other = parts(b);
    return (
      parts(a)
        .map((part, i) => part - other[i]!)
        .find((by) => by !== 0) ?? 0
    );
  });
  const [best, ...rest] = sorted;
  if (!best) return [];
  const first: Proposal = { ...best, emphasis: 'asked' };
  return [first, ...rest.filter((one) => one.emphasis !== 'asked')];
}

/** The budget from one share of the whole to another. */
function partOf(budget: SolveOptions['budget'], to: number, from: number): SolveOptions['budget'] {
  if ('steps' in budget) return { steps: Math.ceil(budget.steps * (to - from)) };
  return { share: () => (budget.share() - from) / (to - from) };
}

/** The problem with some of its prices raised. */
export function emphasised(problem: ScheduleProblem, emphasis: Emphasis): ScheduleProblem {
  const { preferences } = problem;
  switch (emphasis) {
    case 'asked':
      return problem;
    case 'lessWaiting':
      return {
        ...problem,
        people: problem.people.map((one) => ({
          ...one,
          holdRate: one.holdRate * 3 + one.dayRate * 0.2,
          dayRate: one.dayRate * 1.5,
        })),
        preferences: {
          ...preferences,
          castHoldDay: preferences.castHoldDay * 3 + 10,
          castWaitMinute: preferences.castWaitMinute * 3 + 0.1,
        },
      };
    case 'fewerMoves':
      return {
        ...problem,
        places: problem.places.map((one) => ({
          ...one,
          feePerDay: one.feePerDay * 2 + 100_000,
          returnFee: one.returnFee * 3 + 300_000,
        })),
        moveBetween: { ...problem.moveBetween, cost: problem.moveBetween.cost * 4 + 300_000 },
        moves: problem.moves.map((one) => ({ ...one, cost: one.cost * 4 + 300_000 })),
        preferences: { ...preferences, move: preferences.move * 4 + 10 },
      };
    case 'fewerDays': {
      const most = Math.max(1_000_000, ...problem.days.map((day) => day.crewCost));
      return { ...problem, days: problem.days.map((day) => ({ ...day, crewCost: day.crewCost + most })) };
    }
  }
}
