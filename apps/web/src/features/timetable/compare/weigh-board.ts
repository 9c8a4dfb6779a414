import { daysOf, type Id, type ProjectState } from '@ddak/domain';
import { readProblem, verifyPlan } from '@ddak/scheduler';
import { boardProblem, mayChange, planOfBoard, readBoardDay, USUAL_WEIGHTS } from '@ddak/scheduler/board';

/** What a board is worth by the reckoning of 자동 배치, so that both name the same numbers. */
export interface BoardWeight {
  readonly money: number;
  /** 배우 대기 */
  readonly holdDays: number;
  readonly overtime: number;
}

/** Null where the board is no plan that can be reckoned: a pin and a place that contradict each other. */
export function weighBoard(state: ProjectState, boardId: Id): BoardWeight | null {
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
  if (!read.ok) return null;
  const score = verifyPlan(read.problem, planOfBoard(state, boardId, read.problem));
  const { castHoldDays: holdDays, overtimeMinutes: overtime } = score.preferenceParts;
  return { money: score.money, holdDays, overtime };
}
