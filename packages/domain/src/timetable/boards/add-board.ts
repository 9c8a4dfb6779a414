import { z } from 'zod';
import { insert } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { byOrder, keyAfter } from '../../kernel/order-key.ts';

/** Adds an empty board (안) behind the others. It is not the current plan. */
export const addBoard = defineCommand({
  name: 'addBoard',
  args: z.object({ boardId: idSchema, name: z.string().trim().min(1).max(60) }),
  needs: { section: 'timetable', right: 'write' },
  plan(state, args, ctx) {
    if (state.board.has(args.boardId)) return refuse('already_exists');
    const boards = [...state.board.values()].sort(byOrder);
    return changes([
      insert('board', {
        _id: args.boardId,
        projectId: ctx.projectId,
        orderKey: keyAfter(boards, boards.at(-1)?._id ?? null),
        name: args.name,
        isCurrent: boards.length === 0,
        lastProposal: null,
      }),
    ]);
  },
});
