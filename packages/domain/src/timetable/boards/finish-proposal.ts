import { z } from 'zod';
import { update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { lastProposalSchema } from '../timetable.ts';

/** NT12: a search that its person had turned away from has come to its end, so that they can be told of it. */
export const finishProposal = defineCommand({
  name: 'finishProposal',
  args: z.object({ boardId: idSchema, found: lastProposalSchema.shape.found }),
  needs: { section: 'timetable', right: 'write' },
  final: true,
  plan(state, { boardId, found }, { commandId }) {
    const board = state.board.get(boardId);
    if (!board) return refuse('not_found', { what: '촬영계획표' });
    return changes([update('board', board, { lastProposal: { _id: commandId, found } })]);
  },
});
