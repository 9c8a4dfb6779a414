import type { ScheduleProblem } from '../problem/schedule-problem.ts';
import type { Contradiction } from '../solve/contradictions.ts';
import { solve } from '../solve/solve.ts';
import type { SolveOptions } from '../solve/solve-options.ts';
import { answerAgain, boardPlan } from './board-plan.ts';
import { type Loss, withoutLosses } from './losses.ts';
import { pricedForWayOut, SEARCH_FOR_WAY_OUT, WAYS_OUT } from './price-way-out.ts';
import { type WayOut, wayOut, waysWorthTaking } from './way-out.ts';

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
  const before = boardPlan(problem);
  const lost = withoutLosses(problem, losses);
  const turns = new Turns(options.budget, WAYS_OUT.length);
  const ways: WayOut[] = [];
  for (const kind of WAYS_OUT) {
    const priced = pricedForWayOut(lost, kind, before.score.money);
    const found = solve(priced, { ...SEARCH_FOR_WAY_OUT, ...options, budget: turns.next() });
    if (!found.ok) return found;
    ways.push(wayOut(kind, before, answerAgain(lost, found.answer)));
    turns.end();
  }
  return { ok: true, ways: waysWorthTaking(ways) };
}

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
