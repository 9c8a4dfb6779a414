import { z } from 'zod';
import { insert } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { deriveId, idSchema } from '../../kernel/id.ts';
import { byOrder, keyAfter } from '../../kernel/order-key.ts';
import { headsFirst } from '../heads-first.ts';
import { daysOf, rowsOf } from '../rows-of.ts';
import { boardSchema } from '../timetable.ts';

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
    const days = daysOf(state, from._id);
    const rows = headsFirst(days.flatMap((day) => rowsOf(state, day._id)));
    const copied = new Set(rows.map(({ _id }) => _id));
    return changes([
      insert('board', {
        ...from,
        _id: args.boardId,
        orderKey: keyAfter(boards, from._id),
        name: args.name,
        isCurrent: false,
        lastProposal: null,
      }),
      ...days.map((day) =>
        insert('timetable', { ...day, _id: copyOf(day._id), boardId: args.boardId, locked: false }),
      ),
      ...rows.map((row) =>
        insert('timetableRow', {
          ...row,
          _id: copyOf(row._id),
          timetableId: copyOf(row.timetableId),
          // A row that was moved away from the board is not copied with it.
          joinedWith: row.joinedWith && copied.has(row.joinedWith) ? copyOf(row.joinedWith) : null,
        }),
      ),
      ...days
        .flatMap((day) => groupBy(state.acceptedFinding, 'timetableId').get(day._id) ?? [])
        .map((accepted) =>
          insert('acceptedFinding', {
            ...accepted,
            _id: copyOf(accepted._id),
            timetableId: copyOf(accepted.timetableId),
            subject: state.timetableRow.has(accepted.subject) ? copyOf(accepted.subject) : accepted.subject,
            rowIds: accepted.rowIds.map(copyOf),
          }),
        ),
    ]);
  },
});
