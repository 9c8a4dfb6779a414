import { deriveId, type Id } from '../../kernel/id.ts';
import { remembering } from '../../kernel/remember.ts';
import { applyChanges, type ProjectState } from '../../state.ts';
import { currentBoard } from '../rows-of.ts';
import type { Board } from '../timetable.ts';
import { bringShotDays, shotDaysFor } from './bring-shot-days.ts';

/** A board as it would be if it became the plan now. */
export interface AsIfPlan {
  readonly state: ProjectState;
  /** So many days of the shoot it would have of the plan; 0: it is the plan, or nothing is shot yet. */
  readonly shotDays: number;
}

const remember = remembering<Board, AsIfPlan>();

/**
 * TT40: a draft is weighed as if it became the plan now (TT35), so that what was shot stands in every draft as it was, whenever
 * that was made. Nothing is changed by it.
 */
export function asIfPlan(state: ProjectState, boardId: Id): AsIfPlan {
  const [from, to] = [currentBoard(state), state.board.get(boardId)];
  if (!from || !to || from === to) return { state, shotDays: 0 };
  return remember(to, [state], () => {
    const { brought } = shotDaysFor(state, from, to);
    if (brought.length === 0) return { state, shotDays: 0 };
    const changes = bringShotDays(state, from, to, deriveId(from._id, to._id, 0));
    const made = changes.filter((change) => change !== null);
    return { state: applyChanges(state, made), shotDays: brought.length };
  });
}
