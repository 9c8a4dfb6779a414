import { z } from 'zod';
import { insert } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { deriveId, idSchema } from '../../kernel/id.ts';
import { byOrder, keyAfter } from '../../kernel/order-key.ts';
import { daysOf } from '../rows-of.ts';
import { boardSchema } from '../timetable.ts';
import { copyDays } from './copy-days.ts';

/** TT15: copies a board with its days and rows, right behind it. Locks and call sheets stay with the original. */
export const copyBoard = defineCommand({
  name: 'copyBoard',
  args: z.object({ fromBoardId: idSchema, boardId: idSchema, name: boardSchema.shape.name }),
  needs: { section: 'timetable', right: 'write' },
  plan(state, args) {
    const from = state.board.get(args.fromBoardId);
    if (!from) return refuse('not_found', { what: '촬영계획표' });
    if (state.board.has(args.boardId)) return refuse('already_exists');
    const boards = [...state.board.values()].sort(byOrder);
    /** Of the row copied, not of its number: a copy means the same rows wherever it is planned. */
    const copyOf = (id: string) => deriveId(args.boardId, id, 0);
    return changes([
      insert('board', {
        ...from,
        _id: args.boardId,
        orderKey: keyAfter(boards, from._id),
        name: args.name,
        isCurrent: false,
        lastProposal: null,
      }),
      ...copyDays(state, daysOf(state, from._id), args.boardId, copyOf),
    ]);
  },
});
