import type { ScheduleProblem } from '../problem/schedule-problem.ts';
import type { Contradiction } from '../solve/contradictions.ts';
import type { ScheduleAnswer } from '../solve/schedule-answer.ts';
import { type SolveOptions, solve } from '../solve/solve.ts';
import { answerAgain, boardPlan } from './board-plan.ts';
import { type Loss, withoutLosses } from './losses.ts';

/** A way out: as few strips moved as can be, or as cheap as can be, or between the two. */
export interface WayOut {
  readonly kind: 'fewestMoves' | 'between' | 'cheapest';
  readonly answer: ScheduleAnswer;
  /** Strips on another day than before, or on none. */
  readonly moved: number;
  /** ₩ more than the board cost before the loss; below 0 where it comes out cheaper. */
  readonly price: number;
}

const KINDS = ['fewestMoves', 'between', 'cheapest'] as const;
/** A film that is being shot is not planned anew: the search stays near the board. */
const WARMTH = 0.3;

/**
 * Ways out after something is lost, each with its price, the one that moves least first. The board is the problem's
 * baseline; a way that is no better than another in moves nor in price is left out.
 */
export function replan(
  problem: ScheduleProblem,
  losses: readonly Loss[],
  options: SolveOptions,
): { ok: true; ways: WayOut[] } | { ok: false; contradictions: readonly Contradiction[] } {
  const before = boardPlan(problem);
  const onBoard = problem.baseline.flatMap(({ day, scenes }) => scenes.map((scene) => ({ scene, day })));
  const lost = withoutLosses(problem, losses);
  const ways: WayOut[] = [];
  for (const [i, kind] of KINDS.entries()) {
    const found = solve(priced(lost, kind, before.score.money), {
      ...options,
      budget: partOf(options.budget, i, KINDS.length),
      warmth: options.warmth ?? WARMTH,
      withBound: false,
    });
    if (!found.ok) return found;
    const answer = answerAgain(lost, found.answer);
    const dayOf = new Map(
      answer.plan.days.flatMap(({ day, rows }) =>
        rows.flatMap((row) => (row.kind === 'scene' ? [[row.scene, day] as const] : [])),
      ),
    );
    const moved = onBoard.filter(({ scene, day }) => dayOf.get(scene) !== day).length;
    ways.push({ kind, answer, moved, price: answer.score.money - before.score.money });
  }
  return { ok: true, ways: ways.filter((way, i) => !ways.some((other, j) => isAsGood(other, way, j < i))) };
}

function partOf(budget: SolveOptions['budget'], part: number, parts: number): SolveOptions['budget'] {
  if ('steps' in budget) return { steps: Math.ceil(budget.steps / parts) };
  return { share: () => budget.share() * parts - part };
}

/** In everything as good, and better in something or said before. */
function isAsGood(one: WayOut, other: WayOut, isBefore: boolean): boolean {
  if (one === other) return false;
  const parts = (way: WayOut) => [
    way.answer.score.hardBreaches,
    way.answer.score.minutesLeftOver,
    way.moved,
    way.price,
  ];
  const asGood = parts(one).every((part, i) => part <= parts(other)[i]!);
  return asGood && (isBefore || parts(one).some((part, i) => part < parts(other)[i]!));
}

/** What a moved strip may cost: more than anything, about a hundredth of the film's cost for ten of them, or next to nothing. */
function priced(problem: ScheduleProblem, kind: WayOut['kind'], money: number): ScheduleProblem {
  const { preferences } = problem;
  const wonPerPoint = Math.max(preferences.wonPerPoint, 1);
  const won = { fewestMoves: Math.max(1e6, money), between: Math.max(1000, money / 1000), cheapest: 1 }[kind];
  // With points that cost nothing before, only the strips that move may cost something now.
  const scale = preferences.wonPerPoint > 0 ? 1 : 1e-6;
  const weights = Object.entries(preferences).map(([name, weight]) => [
    name,
    name === 'wonPerPoint' || name === 'evenMinutes' || weight === null ? weight : weight * scale,
  ]);
  return {
    ...problem,
    preferences: {
      ...(Object.fromEntries(weights) as typeof preferences),
      movedScene: won / wonPerPoint,
      wonPerPoint,
    },
  };
}
