import { daysOf, type Id, type ProjectState } from '@ddak/domain';
import type { PlanScore } from '../plan/schedule-plan.ts';
import { readProblem } from '../problem/read-problem.ts';
import { verifyPlan } from '../verify/verify-plan.ts';
import { USUAL_WEIGHTS } from './board-options.ts';
import { boardProblem } from './board-problem.ts';
import { planOfBoard } from './plan-of-board.ts';
import { mayChange } from './read-board.ts';
import { readBoardDay } from './read-board-day.ts';

/** CO7: what a board is worth, and costs: by the reckoning of 자동 배치, so that all name the same numbers. */
export function weighBoard(state: ProjectState, boardId: Id): PlanScore | null {
  const days = daysOf(state, boardId)
    .filter((day) => day.dayKind === '촬영' && mayChange(readBoardDay(state, day)))
    .map(({ _id }) => _id);
  const ask = {
    days,
    mayMove: 'all',
    withPool: true,
    calls: true,
    weights: USUAL_WEIGHTS,
    closures: [],
  } as const;
  const read = readProblem(boardProblem(state, boardId, ask));
  // A board may be no plan that can be reckoned: a pin and a place that contradict each other.
  return read.ok ? verifyPlan(read.problem, planOfBoard(state, boardId, read.problem)) : null;
}
