import { z } from 'zod';
import { isIssued } from '../../callsheet/issue/is-issued.ts';
import { remove } from '../../change.ts';
import { dropAcceptances } from '../../checks/accepted/drop-acceptances.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { dropReports } from '../../day-report/report-of.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { idSchema } from '../../kernel/id.ts';
import { currentBoard, daysOf, rowsOf } from '../rows-of.ts';
import { takeOffRows } from '../take-off-rows.ts';

/** TT16: removes a draft with its days, rows and draft call sheets. The current plan is not one. */
export const removeBoard = defineCommand({
  name: 'removeBoard',
  args: z.object({ boardId: idSchema }),
  needs: { section: 'timetable', right: 'write' },
  plan(state, args) {
    const board = state.board.get(args.boardId);
    if (!board) return refuse('not_found', { what: '촬영계획표' });
    if (board.isCurrent || currentBoard(state) === board) return refuse('board_current');
    const days = daysOf(state, board._id);
    if (days.some((day) => day.locked)) return refuse('locked', { what: '촬영일' });
    const sheets = days.flatMap((day) => groupBy(state.callsheet, 'timetable').get(day._id) ?? []);
    if (sheets.some((sheet) => isIssued(state, sheet._id))) return refuse('day_not_empty');
    const rows = days.flatMap((day) => rowsOf(state, day._id));
    return changes([
      ...sheets.map((sheet) => remove('callsheet', sheet)),
      ...dropAcceptances(state, days),
      ...dropReports(state, days),
      ...takeOffRows(state, rows),
      ...days.map((day) => remove('timetable', day)),
      remove('board', board),
    ]);
  },
});
