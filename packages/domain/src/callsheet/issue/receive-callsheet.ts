import { z } from 'zod';
import { insert, update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { receiptOf } from './receipt-of.ts';

/** Says that its sender has opened a version, and with `confirms` that they have it (CS32). Said again, it stays. */
export const receiveCallsheet = defineCommand({
  name: 'receiveCallsheet',
  args: z.object({ versionId: idSchema, receiptId: idSchema, confirms: z.boolean() }),
  needs: { section: 'callsheet', right: 'read' },
  final: true,
  plan(state, { versionId, receiptId, confirms }, ctx) {
    const version = state.callsheetVersion.get(versionId);
    if (!version) return refuse('not_found', { what: '발행한 일촬표' });
    if (confirms && version.withdrawnAt !== null) return refuse('version_withdrawn');
    const known = receiptOf(state, versionId, ctx.actorId);
    if (known)
      return changes([
        confirms && known.confirmedAt === null
          ? update('callsheetReceipt', known, { confirmedAt: ctx.now })
          : null,
      ]);
    if (state.callsheetReceipt.has(receiptId)) return refuse('already_exists');
    return changes([
      insert('callsheetReceipt', {
        _id: receiptId,
        projectId: ctx.projectId,
        version: versionId,
        userId: ctx.actorId,
        openedAt: ctx.now,
        confirmedAt: confirms ? ctx.now : null,
      }),
    ]);
  },
});
