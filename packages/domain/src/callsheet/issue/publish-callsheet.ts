import { z } from 'zod';
import { readableState } from '../../access/readable-state.ts';
import { insert, update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { memberOf } from '../../member-of.ts';
import type { ProjectState } from '../../state.ts';
import { rowsOf } from '../../timetable/rows-of.ts';
import { fingerprint, freezeCallsheet } from './freeze-callsheet.ts';
import { statusAfter } from './status-after.ts';
import { lastVersion, versionsOf } from './versions-of.ts';

/**
 * Issues a call sheet: a numbered version with all that it prints (CS24). Taken back by `withdrawVersion` alone.
 * `seen`: the fingerprint of what its publisher looked at (CS25).
 */
export const publishCallsheet = defineCommand({
  name: 'publishCallsheet',
  args: z.object({
    callsheetId: idSchema,
    versionId: idSchema,
    seen: z.string().max(36),
    note: z.string().trim().max(500),
  }),
  needs: { section: 'callsheet', right: 'write' },
  final: true,
  plan(state, { callsheetId, versionId, seen, note }, ctx) {
    const callsheet = state.callsheet.get(callsheetId);
    if (!callsheet) return refuse('not_found', { what: '일촬표' });
    if (state.callsheetVersion.has(versionId)) return refuse('already_exists');
    const day = callsheet.timetable;
    if (rowsOf(state, day).length === 0) return refuse('callsheet_empty');
    const sheet = freezeCallsheet(state, callsheetId);
    if (!sheet) return refuse('not_found', { what: '촬영일' });
    if (seen !== seenBy(state, ctx.actorId, callsheetId)) return refuse('callsheet_changed');
    const last = lastVersion(state, callsheetId);
    if (last && !last.cancels && fingerprint(callsheetId, last.sheet) === fingerprint(callsheetId, sheet))
      return refuse('callsheet_same');
    const number = (versionsOf(state, callsheetId)[0]?.number ?? 0) + 1;
    return changes([
      insert('callsheetVersion', {
        _id: versionId,
        projectId: ctx.projectId,
        callsheet: callsheetId,
        timetable: day,
        number,
        cancels: false,
        note,
        publishedBy: ctx.actorId,
        publishedAt: ctx.now,
        withdrawnAt: null,
        sheet,
      }),
      update('callsheet', callsheet, { status: statusAfter({ cancels: false, number }) }),
    ]);
  },
});

/** CS25: the fingerprint of the sheet as this person's rights show it: their device knows no more. */
function seenBy(state: ProjectState, userId: string, callsheetId: string): string | null {
  const member = memberOf(state, userId);
  const sheet = member && freezeCallsheet(readableState(state, member), callsheetId);
  return sheet ? fingerprint(callsheetId, sheet) : null;
}
