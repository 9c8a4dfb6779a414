import { z } from 'zod';
import { update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { boardSchema } from '../timetable.ts';

/** Renames a board. */
export const editBoard = defineCommand({
  name: 'editBoard',
  args: z.object({ boardId: idSchema, patch: boardSchema.pick({ name: true }).partial() }),
  needs: { section: 'timetable', right: 'write' },
  plan(state, args) {
    const board = state.board.get(args.boardId);
    if (!board) return refuse('not_found', { what: '촬영계획표' });
    return changes([update('board', board, args.patch)]);
  },
});
