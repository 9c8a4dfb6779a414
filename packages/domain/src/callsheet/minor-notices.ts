import { checkBoard } from '../checks/check-board.ts';
import type { ProjectState } from '../state.ts';
import type { Timetable } from '../timetable/timetable.ts';
import type { CastCallLine } from './callsheet-view.ts';
import { earlyMinors } from './early-minors.ts';

/** CS18, CS106: what the day asks of a minor beyond their hours, in words; printed before all other notices. */
export const minorNotices = (
  state: ProjectState,
  day: Timetable,
  calls: readonly CastCallLine[],
): readonly string[] =>
  [
    ...(checkBoard(state, day.boardId).get(day._id) ?? []).filter(({ ruleId }) => ruleId.startsWith('under')),
    ...earlyMinors(state, day, calls),
  ]
    .filter(({ severity }) => severity === 'hard')
    .map(({ message }) => `▲ ${message}`);
