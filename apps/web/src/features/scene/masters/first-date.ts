import { currentBoard, daysOf, type ProjectState } from '@ddak/domain';
import { todayText } from '../../../platform/today.ts';

/** The date that a new stretch begins with: the first shooting day, else the start of the production, else today. */
export function firstDateOf(state: ProjectState): string {
  const board = currentBoard(state);
  const [first] = board ? daysOf(state, board._id) : [];
  const [project] = state.project.values();
  return first?.tableDate ?? project?.startDate ?? todayText();
}
