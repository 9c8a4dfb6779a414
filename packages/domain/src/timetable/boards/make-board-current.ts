import { z } from 'zod';
import { update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';

/** TT14: makes a board the plan of the project; the one that was it stays as a draft. */
export const makeBoardCurrent = defineCommand({
  name: 'makeBoardCurrent',
  args: z.object({ boardId: idSchema }),
  needs: { section: 'timetable', right: 'write' },
  plan(state, args) {
    if (!state.board.has(args.boardId)) return refuse('not_found', { what: '촬영계획표' });
    return changes(
      [...state.board.values()].map((board) =>
        update('board', board, { isCurrent: board._id === args.boardId }),
      ),
    );
  },
});
