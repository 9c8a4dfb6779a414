import { z } from 'zod';
import { update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { keysAfter } from '../../kernel/order-key.ts';
import { rowsOf } from '../rows-of.ts';
import { hasBegun } from '../shot/has-begun.ts';
import { joinedWithRow } from './joined-rows.ts';

/** TT19: joins scenes of one day to be shot as one (8+9). They come to stand behind the first of them. */
export const joinRows = defineCommand({
  name: 'joinRows',
  args: z.object({ rowIds: z.array(idSchema).min(2).max(50) }),
  needs: { section: 'timetable', right: 'write' },
  plan(state, args) {
    const asked = [...new Set(args.rowIds)].flatMap((id) => state.timetableRow.get(id) ?? []);
    const day = state.timetable.get(asked[0]?.timetableId ?? '');
    if (!day) return refuse('not_found', { what: '일정' });
    const sameDay = asked.every((row) => row.timetableId === day._id && row.sceneData !== null);
    if (asked.length < 2 || !sameDay) return refuse('join_needs_one_day');
    if (day.locked) return refuse('locked', { what: '촬영일' });
    if (asked.some(hasBegun)) return refuse('row_was_shot');
    const members = new Set(asked.flatMap((row) => joinedWithRow(state, row)).map(({ _id }) => _id));
    const all = rowsOf(state, day._id);
    const at = all.findIndex(({ _id }) => members.has(_id));
    const [head, ...others] = all.filter(({ _id }) => members.has(_id));
    if (!head) return { kind: 'nothing' };
    const together = others.every((row, i) => all[at + 1 + i] === row);
    const rest = all.filter((row) => row === head || !members.has(row._id));
    const keys = together ? null : keysAfter(rest, head._id, others.length);
    return changes(
      [
        update('timetableRow', head, { joinedWith: null }),
        ...others.map((row, i) =>
          update('timetableRow', row, { joinedWith: head._id, orderKey: keys?.[i] ?? row.orderKey }),
        ),
      ],
      { adjusted: asked.length < new Set(args.rowIds).size },
    );
  },
});
