import { z } from 'zod';
import { update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { currentBoard } from '../rows-of.ts';
import { bringShotDays } from './bring-shot-days.ts';

/**
 * TT14: makes a board the plan of the project; the one that was it stays as a draft. TT35: what was shot comes along.
 */
export const makeBoardCurrent = defineCommand({
  name: 'makeBoardCurrent',
  args: z.object({ boardId: idSchema }),
  needs: { section: 'timetable', right: 'write' },
  plan(state, args, { commandId }) {
    const board = state.board.get(args.boardId);
    if (!board) return refuse('not_found', { what: '촬영계획표' });
    const present = currentBoard(state);
    return changes([
      ...(present && present !== board ? bringShotDays(state, present, board, commandId) : []),
      ...[...state.board.values()].map((one) => update('board', one, { isCurrent: one === board })),
    ]);
  },
});
