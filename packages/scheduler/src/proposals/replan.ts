import type { MoneyParts, PlanScore } from '../plan/schedule-plan.ts';
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
  /** The same by what is paid for; hard breaches and minutes left over, against the board before, beside it. */
  readonly priceParts: MoneyParts;
  readonly moreBreaches: number;
  readonly moreMinutesLeftOver: number;
}

const KINDS = ['fewestMoves', 'between', 'cheapest'] as const;
/** A film that is being shot is not planned anew: the search stays near the board. */
const WARMTH = 0.3;

/** Until it is known how long an answer takes to check, this share of the time is kept for it. */
const TO_CHECK = 0.02;
/** One may take longer than another. */
const SPARE = 2;

/**
 * Ways out after something is lost, each with its price, the one that moves least first. The board is the problem's
 * baseline; a way that is no better than another in moves nor in price is left out. The time asked for holds all of it,
 * pricing and checking too.
 */
export function replan(
  problem: ScheduleProblem,
  losses: readonly Loss[],
  options: SolveOptions,
): { ok: true; ways: WayOut[] } | { ok: false; contradictions: readonly Contradiction[] } {
  const before = boardPlan(problem).score;
  const lost = withoutLosses(problem, losses);
  const turns = new Turns(options.budget, KINDS.length);
  const ways: WayOut[] = [];
  for (const kind of KINDS) {
    const found = solve(priced(lost, kind, before.money), {
      ...options,
      budget: turns.next(),
      warmth: options.warmth ?? WARMTH,
      withBound: false,
    });
    if (!found.ok) return found;
    ways.push(wayOut(problem, before, kind, answerAgain(lost, found.answer)));
    turns.end();
  }
  return { ok: true, ways: ways.filter((way, i) => !ways.some((other, j) => isAsGood(other, way, j < i))) };
}

function wayOut(
  problem: ScheduleProblem,
  before: PlanScore,
  kind: WayOut['kind'],
  answer: ScheduleAnswer,
): WayOut {
  const { score } = answer;
  const dayOf = new Map(
    answer.plan.days.flatMap(({ day, rows }) =>
      rows.flatMap((row) => (row.kind === 'scene' ? [[row.scene, day] as const] : [])),
    ),
  );
  const onBoard = problem.baseline.flatMap(({ day, scenes }) => scenes.map((scene) => ({ scene, day })));
  return {
    kind,
    answer,
    moved: onBoard.filter(({ scene, day }) => dayOf.get(scene) !== day).length,
    price: score.money - before.money,
    priceParts: moneyMore(before.moneyParts, score.moneyParts),
    moreBreaches: score.hardBreaches - before.hardBreaches,
    moreMinutesLeftOver: score.minutesLeftOver - before.minutesLeftOver,
  };
}

const moneyMore = (before: MoneyParts, after: MoneyParts): MoneyParts => ({
  castWork: after.castWork - before.castWork,
  castHold: after.castHold - before.castHold,
  crew: after.crew - before.crew,
  overtime: after.overtime - before.overtime,
  places: after.places - before.places,
  elements: after.elements - before.elements,
  moves: after.moves - before.moves,
});

/** Shares a budget out between searches that follow one another, and keeps back what checking their answers has taken. */
class Turns {
  readonly #budget: SolveOptions['budget'];
  readonly #count: number;
  #turn = 0;
  #searched = 0;
  #toCheck = TO_CHECK;

  constructor(budget: SolveOptions['budget'], count: number) {
    this.#budget = budget;
    this.#count = count;
  }

  next(): SolveOptions['budget'] {
    if ('steps' in this.#budget) return { steps: Math.ceil(this.#budget.steps / this.#count) };
    const { share } = this.#budget;
    const from = share();
    const left = this.#count - this.#turn++;
    const own = Math.max(0, (1 - from) / left - this.#toCheck);
    this.#searched = from + own;
    return { share: () => (own > 0 ? (share() - from) / own : 1) };
  }

  /** The search and the check are over. */
  end(): void {
    if ('steps' in this.#budget) return;
    this.#toCheck = Math.max(this.#toCheck, SPARE * (this.#budget.share() - this.#searched));
  }
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
