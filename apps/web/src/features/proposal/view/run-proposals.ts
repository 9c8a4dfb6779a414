import type { Id, ProjectState } from '@ddak/domain';
import {
  answerAgain,
  type Contradiction,
  compareAnswers,
  diffPlans,
  type PlanScore,
  type ProblemRefusal,
  pricedForWayOut,
  readProblem,
  type ScheduleAnswer,
  type SchedulePlan,
  type ScheduleProblem,
  SEARCH_FOR_WAY_OUT,
  shareBound,
  verifyPlan,
  wayOut,
  waysWorthTaking,
} from '@ddak/scheduler';
import {
  type BoardOptions,
  boardProblem,
  planOfBoard,
  settleDays,
  startingFrom,
  type Weights,
  withLockedDays,
} from '@ddak/scheduler/board';
import type { Solver } from '../solver.ts';
import { asTaken } from './as-taken.ts';
import { type Ask, LESS_WAITING, type Profile, profilesOf } from './ask.ts';
import type { Asked, Found } from './asked.ts';

export type Outcome =
  | { readonly kind: 'found'; readonly found: readonly Found[] }
  | { readonly kind: 'unreadable'; readonly refusal: ProblemRefusal }
  | { readonly kind: 'refused'; readonly contradictions: readonly Contradiction[] }
  | { readonly kind: 'failed'; readonly message: string };

export const optionsOf = (ask: Ask): BoardOptions => ask;

/** The board as a problem, and the board itself as the plan that everything is measured against. */
export function putQuestion(
  state: ProjectState,
  boardId: Id,
  ask: Ask,
): { readonly ok: true; readonly asked: Asked } | { readonly ok: false; readonly refusal: ProblemRefusal } {
  const read = readProblem(boardProblem(state, boardId, optionsOf(ask)));
  const whole = readProblem(boardProblem(state, boardId, { ...optionsOf(ask), closures: [] }));
  if (!read.ok) return read;
  if (!whole.ok) return whole;
  const plan = planOfBoard(state, boardId, whole.problem);
  const lost = ask.closures.flatMap((one) => (one.kind === 'day' ? [one.timetableId] : []));
  const before = { plan, score: verifyPlan(whole.problem, plan) };
  return { ok: true, asked: { state, boardId, problem: read.problem, before, lost } };
}

/**
 * Two or three plans that differ, one search after another in the time asked for. Each is worth what it is worth for
 * the question as it was put. `isStopped` ends it with what was found by then.
 */
export async function runProposals(
  solver: Solver,
  asked: Asked,
  ask: Ask,
  watch: {
    /** `asAsked`: found for the weights as they were asked, so that its distance from the best is one. */
    readonly onBetter: (answer: ScheduleAnswer, part: number, asAsked: boolean) => void;
    readonly isStopped: () => boolean;
    /** Where the search for what was asked begins, on a board on which nothing stands yet. */
    readonly begin?: SchedulePlan;
  },
): Promise<Outcome> {
  const profiles = profilesOf(ask, asked.problem.baseline.length > 0);
  const found: (Found & { readonly profile: Profile })[] = [];
  for (const [part, profile] of profiles.entries()) {
    if (watch.isStopped() && found.length > 0) break;
    const { title, weights, share, wayOut: kind, settles } = profile;
    const asAsked = kind === null && weights === ask.weights;
    const problem = kind
      ? pricedForWayOut(asked.problem, kind, asked.before.score.money)
      : problemFor(asked, ask, weights);
    const wish = {
      seed: part + 1,
      milliseconds: ask.seconds * 1000 * share,
      // How far from the best a plan is with other prices says nothing.
      ...(kind ? SEARCH_FOR_WAY_OUT : { withBound: asAsked }),
    };
    const begin = asAsked && problem.baseline.length === 0 ? watch.begin : undefined;
    const end = await solver.solve(begin ? startingFrom(problem, begin) : problem, wish, (answer) =>
      watch.onBetter(answer, part, asAsked),
    );
    if (end.kind !== 'found') return end;
    const again = asAsked ? end.answer : answerAgain(asked.problem, end.answer);
    const answer = withLockedDays(asked.problem, asked.before.plan, settles ? settled(asked, again) : again);
    const isNew = found.every((one) =>
      diffPlans(asked.problem, one.answer.plan, answer.plan).some(({ from, to }) => from !== to),
    );
    if (isNew) found.push({ title, answer, profile });
  }
  return { kind: 'found', found: worthShowing(asked, found) };
}

function problemFor({ state, boardId, problem }: Asked, ask: Ask, weights: Weights): ScheduleProblem {
  if (weights === ask.weights) return problem;
  const read = readProblem(boardProblem(state, boardId, { ...optionsOf(ask), weights }));
  // The same question with other sliders reads as the first one did.
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.problem;
}

/**
 * After a loss, without ways that are no better than another in anything. Else the best for what was asked first: what
 * was looked for with other weights may come out better for it.
 */
function worthShowing(
  asked: Asked,
  found: readonly (Found & { readonly profile: Profile })[],
): readonly Found[] {
  const ways = found.flatMap((one) => {
    const { wayOut: kind } = one.profile;
    return kind ? [{ ...one, ...wayOut(kind, asked.before, one.answer) }] : [];
  });
  if (ways.length > 0) return waysWorthTaking(ways).map(({ title, answer }) => ({ title, answer }));
  const [first, ...rest] = found.map(({ title, answer }) => ({ title, answer }));
  if (!first) return [];
  // Only the search for what was asked spends time on the bound.
  const others = rest.map((one) => ({ ...one, answer: shareBound(one.answer, first.answer) }));
  const best = others.reduce(
    (one, other) => (compareAnswers(other.answer, one.answer) < 0 ? other : one),
    first,
  );
  const all = [{ ...first, answer: best.answer }, ...others.filter((one) => one !== best)];
  const told = asTaken(asked, all, 'rest');
  return all.filter((_, i) => keepsWord(told, told[i]!));
}

/** BP5: what is said to wait and move less does both less than each of its neighbours, or is not offered. */
export const keepsWord = (found: readonly Found[], one: Found): boolean =>
  one.title !== LESS_WAITING ||
  found.every((other) => other === one || waitsAndMovesLess(one.answer.score, other.answer.score));

const waitsAndMovesLess = (
  { preferenceParts: own }: PlanScore,
  { preferenceParts: its }: PlanScore,
): boolean => own.castHoldDays < its.castHoldDays && own.moves < its.moves;

/** How far from the best it is was said of the plan before. */
const settled = ({ problem, before }: Asked, answer: ScheduleAnswer): ScheduleAnswer => ({
  ...answer,
  ...settleDays(problem, before.plan, answer.plan),
  proven: false,
  gapPercent: null,
});
