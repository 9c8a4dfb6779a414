import type { Id, ProjectState } from '@ddak/domain';
import {
  answerAgain,
  type Contradiction,
  diffPlans,
  type ProblemRefusal,
  readProblem,
  type ScheduleAnswer,
  type ScheduleProblem,
  verifyPlan,
} from '@ddak/scheduler';
import { type BoardOptions, boardProblem, planOfBoard, settleDays } from '@ddak/scheduler/board';
import type { Solver } from '../solver.ts';
import { type Ask, profilesOf } from './ask.ts';
import type { Weighed } from './proposal-view.ts';

/** The question as it was put, to show and take over its answers by. */
export interface Asked {
  readonly state: ProjectState;
  readonly boardId: Id;
  readonly problem: ScheduleProblem;
  /** The board before, without what was lost since, and what it is worth. */
  readonly before: Weighed;
  readonly lost: readonly Id[];
}

export interface Found {
  readonly title: string;
  readonly answer: ScheduleAnswer;
}

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
  },
): Promise<Outcome> {
  const profiles = profilesOf(ask, asked.problem.baseline.length > 0);
  const found: Found[] = [];
  for (const [part, { title, weights, share, settles }] of profiles.entries()) {
    if (watch.isStopped() && found.length > 0) break;
    const read = readProblem(boardProblem(asked.state, asked.boardId, { ...optionsOf(ask), weights }));
    if (!read.ok) return { kind: 'unreadable', refusal: read.refusal };
    const wish = { seed: part + 1, milliseconds: ask.seconds * 1000 * share };
    const end = await solver.solve(read.problem, wish, (answer) =>
      watch.onBetter(answer, part, weights === ask.weights),
    );
    if (end.kind !== 'found') return end;
    const again = weights === ask.weights ? end.answer : answerAgain(asked.problem, end.answer);
    const answer = settles ? settled(asked, again) : again;
    const isNew = found.every((one) =>
      diffPlans(asked.problem, one.answer.plan, answer.plan).some(({ from, to }) => from !== to),
    );
    if (isNew) found.push({ title, answer });
  }
  return { kind: 'found', found };
}

/** How far from the best it is was said of the plan before. */
const settled = ({ problem, before }: Asked, answer: ScheduleAnswer): ScheduleAnswer => ({
  ...answer,
  ...settleDays(problem, before.plan, answer.plan),
  proven: false,
  gapPercent: null,
});
