import { z } from 'zod';
import { insert, update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { lastVersion, versionsOf } from './versions-of.ts';

/** CS29: says that an issued day will not be shot: a version of its own, with the sheet that it takes back. */
export const cancelCallsheet = defineCommand({
  name: 'cancelCallsheet',
  args: z.object({ callsheetId: idSchema, versionId: idSchema, note: z.string().trim().max(500) }),
  needs: { section: 'callsheet', right: 'write' },
  final: true,
  plan(state, { callsheetId, versionId, note }, ctx) {
    const callsheet = state.callsheet.get(callsheetId);
    const last = callsheet && lastVersion(state, callsheetId);
    if (!callsheet || !last) return refuse('not_found', { what: '발행한 일촬표' });
    if (last.cancels) return changes([]);
    if (state.callsheetVersion.has(versionId)) return refuse('already_exists');
    return changes([
      insert('callsheetVersion', {
        ...last,
        _id: versionId,
        number: (versionsOf(state, callsheetId)[0]?.number ?? 0) + 1,
        cancels: true,
        note,
        publishedBy: ctx.actorId,
        publishedAt: ctx.now,
        withdrawnAt: null,
      }),
      update('callsheet', callsheet, { status: 'cancelled' }),
    ]);
  },
});
