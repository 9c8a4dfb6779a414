import type { Id } from '@ddak/domain';
import type { ScheduleProblem } from '../problem/schedule-problem.ts';
import { type BoardQuestion, type Wider, widened } from './days-needed.ts';
import { dateAfterBoard } from './working-days.ts';

/** BP16: the question with one working day more, behind the last of the board. */
export function oneDayMore(
  question: BoardQuestion,
  newId: () => Id,
): { readonly wider: Wider; readonly problem: ScheduleProblem } {
  const { state, boardId, problem } = question;
  const from = dateAfterBoard(state, boardId, problem.days.at(-1)?.date ?? '');
  return widened(question, { state, days: [], added: [] }, { from, count: 1 }, newId);
}
