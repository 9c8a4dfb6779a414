import { checkBoard } from '../checks/check-board.ts';
import type { ProjectState } from '../state.ts';
import type { Timetable } from '../timetable/timetable.ts';

/** CS18: what the day asks of a minor beyond their hours, in words; printed before all other notices. */
export const minorNotices = (state: ProjectState, day: Timetable): readonly string[] =>
  (checkBoard(state, day.boardId).get(day._id) ?? [])
    .filter(({ ruleId, severity }) => ruleId.startsWith('under') && severity === 'hard')
    .map(({ message }) => `▲ ${message}`);
