import { z } from 'zod';
import { can } from '../../access/can.ts';
import { insert, update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { memberOf } from '../../member-of.ts';
import { lastVersion } from '../issue/versions-of.ts';
import { tickOf } from './checklist-of.ts';

/** CS73: ticks an item of an issued sheet, or takes the tick off: whoever reads it may; guests are no part of the team. */
export const tickChecklist = defineCommand({
  name: 'tickChecklist',
  args: z.object({ callsheetId: idSchema, itemId: idSchema, tickId: idSchema, done: z.boolean() }),
  needs: { section: 'project', right: 'read' },
  plan(state, { callsheetId, itemId, tickId, done }, ctx) {
    if (!can(memberOf(state, ctx.actorId), 'read', 'callsheet')) return refuse('forbidden');
    const version = lastVersion(state, callsheetId);
    const item = version?.sheet.checklist.find(({ _id }) => _id === itemId);
    if (!item) return refuse('not_found', { what: '확인할 것' });
    const known = tickOf(state, callsheetId, itemId);
    const said = { done, tickedBy: ctx.actorId, tickedAt: ctx.now };
    // CS74: who ticked it first did.
    if (known) return changes([known.done === done ? null : update('checklistTick', known, said)]);
    if (item.done === done) return changes([]);
    if (state.checklistTick.has(tickId)) return refuse('already_exists');
    return changes([
      insert('checklistTick', {
        _id: tickId,
        projectId: ctx.projectId,
        callsheet: callsheetId,
        item: itemId,
        ...said,
      }),
    ]);
  },
});
