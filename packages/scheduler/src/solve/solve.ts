import { DayBound } from '../bound/day-bound.ts';
import { recogniseCore } from '../cores/recognise-core.ts';
import { solveCore } from '../cores/solve-core.ts';
import { compileProblem } from '../engine/compile-problem.ts';
import { PlanState } from '../engine/plan-state.ts';
import { minutesIfLeftOver } from '../engine/prices.ts';
import { improve } from '../engine/search/improve.ts';
import { restore, type Snapshot, snapshotOf } from '../engine/snapshot.ts';
import { fittingUnplaced } from '../packing/fitting-unplaced.ts';
import { type Packed, packDays } from '../packing/pack-days.ts';
import type { ScheduleProblem } from '../problem/schedule-problem.ts';
import { seededRandom } from '../talent/random.ts';
import { answerOf } from './answer-of.ts';
import { type Contradiction, contradictionsOf } from './contradictions.ts';
import { firstPlan } from './first-plan.ts';
import { isSmallFilm } from './is-small-film.ts';
import type { ScheduleAnswer } from './schedule-answer.ts';
import { progressFrom, type SolveOptions, shareOf } from './solve-options.ts';

/** A moment of the search; `answer` works out the best plan so far. */
export interface SolveProgress {
  readonly steps: number;
  readonly isBetter: boolean;
  readonly answer: () => ScheduleAnswer;
}

export type SolveResult =
  | { readonly ok: true; readonly answer: ScheduleAnswer }
  | { readonly ok: false; readonly contradictions: readonly Contradiction[] };

/** Forgets all of a plan: for films so small that there is time for it. */
const ANEW = 1.2;
/** Leaves alone what is plainly good: hotter, a third of a cooling's time only shuffles. */
const FROM_GOOD = 0.2;
/** Up to so many pairs of scene and day the first plan is checked before the search, to know what would be enough. */
const QUICKLY_CHECKED = 60_000;
/** Up to so many the first plan takes milliseconds, and is made even if the time was over before it began. */
const ALWAYS_PLANNED = 1500;
const FIRST = { by: 'search', steps: 0, spare: null, days: null } as const;
/** Once all that fits is placed the bound has this share of the time until it is as good as it gets; branches at a time. */
const SHARE_OF_BOUND = 0.5;
/** The same for a bound that is good already: plans gain more by time than it does. */
const SHARE_OF_SHARPENING = 0.15;
const BRANCHES_AT_A_TIME = 80;
/** Of the time, what goes to days for scenes that the first plan leaves over. */
const SHARE_OF_PACKING = 0.3;

/**
 * The best plan that is found for a problem. A problem of the field is recognised and handed to its exact part; any other
 * is searched. What contradicts itself is refused, by name.
 */
export function solve(problem: ScheduleProblem, options: SolveOptions): SolveResult {
  const search = solveInSteps(problem, options);
  for (let step = search.next(); ; step = search.next()) if (step.done) return step.value;
}

/** The same, pausing every few milliseconds, for whoever wants to show how it goes or to stop it between two pauses. */
export function* solveInSteps(
  problem: ScheduleProblem,
  options: SolveOptions,
): Generator<SolveProgress, SolveResult> {
  const contradictions = contradictionsOf(problem);
  if (contradictions.length > 0) return { ok: false, contradictions };
  const state = new PlanState(compileProblem(problem));
  const core = recogniseCore(problem);
  if (core) {
    const found = solveCore(core, { seed: options.seed, share: shareOf(options) });
    if (found.days.length <= problem.days.length) {
      put(state, found.days);
      return {
        ok: true,
        answer: answerOf(state, { by: core.kind, steps: 0, spare: found.spare, days: null }),
      };
    }
  }
  return yield* searchFor(state, options);
}

function put(state: PlanState, days: readonly (readonly number[])[]): void {
  for (const [day, scenes] of days.entries()) state.order(day, Int32Array.from(scenes), scenes.length);
  state.change();
  state.keep();
}

function* searchFor(state: PlanState, options: SolveOptions): Generator<SolveProgress, SolveResult> {
  const share = shareOf(options);
  const { problem } = state;
  const isShort = problem.scenes * problem.days.length <= ALWAYS_PLANNED;
  firstPlan(state, () => !isShort && share() >= 1);
  const isQuick = problem.scenes * problem.days.length <= QUICKLY_CHECKED;
  let first = isQuick ? answerOf(state, FIRST) : null;
  yield { steps: 0, isBetter: true, answer: () => first ?? answerOf(state, FIRST) };
  const random = seededRandom(options.seed);
  const { steps: packed, fewestDays } = yield* pack(state, options, random);
  if (options.untilPlaced) return found(state, packed, null, fewestDays);
  if (packed > 0) {
    if (first) first = answerOf(state, FIRST);
    yield { steps: packed, isBetter: true, answer: () => first ?? answerOf(state, FIRST) };
  }
  const begun = snapshotOf(state);
  const days = options.withBound === false ? null : new DayBound(state);
  suggest(days, state, begun);
  let best: Snapshot | null = null;
  // While something is left over that fits, no bound is told, and all of the time goes to the search.
  const unplaced = fittingUnplaced(state);
  let whole = unplaced().length === 0 ? share() : null;
  const answerNow = (steps: number) => () => {
    const plan = new PlanState(state.problem);
    restore(plan, best ?? begun);
    return answerOf(plan, { by: 'search', steps, spare: null, days });
  };
  const search = improve(
    state,
    random,
    {
      progress: progressFrom(options, packed),
      onBetter: (snapshot) => {
        best = snapshot;
        if (whole === null && unplaced().length === 0) whole = share();
      },
      enough: enoughFor(state, first),
    },
    options.warmth ?? (isSmallFilm(state.problem.source) ? ANEW : FROM_GOOD),
  );
  let bounding = 0;
  for (let shown: Snapshot | null = null; ; ) {
    const moment = search.next();
    if (moment.done) return found(state, packed + moment.value, days);
    const steps = packed + moment.value;
    yield { steps, isBetter: best !== shown, answer: answerNow(steps) };
    if (
      days &&
      !days.isDone &&
      whole !== null &&
      bounding <= (share() - whole) * shareOfBound(days, options)
    ) {
      const before = share();
      if (best && best !== shown) suggest(days, state, best);
      days.run(BRANCHES_AT_A_TIME, () => share() >= 1);
      bounding += share() - before;
    }
    shown = best;
  }
}

const found = (state: PlanState, steps: number, days: DayBound | null, fewestDays = 0): SolveResult => ({
  ok: true,
  answer: answerOf(state, { by: 'search', steps, spare: null, days, fewestDays }),
});

/** Days for what the first plan leaves over, where there is anything that fits one. */
function* pack(
  state: PlanState,
  options: SolveOptions,
  random: () => number,
): Generator<SolveProgress, Packed> {
  if (fittingUnplaced(state)().length === 0) return { steps: 0, fewestDays: 0 };
  const over = progressFrom(options, 0);
  const part = options.untilPlaced ? 1 : SHARE_OF_PACKING;
  const search = packDays(state, random, (step) => over(step) / part, {
    warmth: options.warmth ?? ANEW,
    onlyIfAll: options.untilPlaced === true,
  });
  for (;;) {
    const moment = search.next();
    if (moment.done) return moment.value;
    yield { steps: moment.value, isBetter: false, answer: () => answerOf(state, FIRST) };
  }
}

const shareOfBound = (days: DayBound, { sharpening = SHARE_OF_SHARPENING }: SolveOptions): number =>
  days.isSharpening ? sharpening : SHARE_OF_BOUND;

/** A plan's days are good days for the bound to begin with. */
function suggest(days: DayBound | null, { problem }: PlanState, plan: Snapshot): void {
  days?.suggest(plan.map((order) => Array.from(order, (scene) => problem.source.scenes[scene]!.id)));
}

/** The total of a plan than which none is better: what never fits is left over, and the rest costs no more than the bound. */
function enoughFor({ problem }: PlanState, first: ScheduleAnswer | null): () => number {
  if (!first) return () => 0;
  const { leftOver, bound } = first;
  const never = new Set(leftOver.filter((one) => one.nowhere).map((one) => one.scene));
  const minutes = problem.source.scenes.reduce(
    (sum, one) => sum + (never.has(one.id) ? minutesIfLeftOver(one) : 0),
    0,
  );
  const enough = bound + minutes * problem.prices.minuteLeftOver;
  return () => enough;
}
