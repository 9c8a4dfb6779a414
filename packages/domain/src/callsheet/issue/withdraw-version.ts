import { z } from 'zod';
import { update } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';
import { statusAfter } from './status-after.ts';
import { lastVersion, versionsOf } from './versions-of.ts';

/** CS28: so long an issued sheet can be taken back, in ms. */
export const WITHDRAW_MS = 60_000;

/** Takes an issued sheet back, within a minute: a slip of the hand. What was issued before counts again. */
export const withdrawVersion = defineCommand({
  name: 'withdrawVersion',
  args: z.object({ versionId: idSchema }),
  needs: { section: 'callsheet', right: 'write' },
  final: true,
  plan(state, { versionId }, ctx) {
    const version = state.callsheetVersion.get(versionId);
    const callsheet = version && state.callsheet.get(version.callsheet);
    if (!version || !callsheet) return refuse('not_found', { what: '발행한 일촬표' });
    if (version.withdrawnAt !== null) return changes([]);
    if (lastVersion(state, callsheet._id) !== version) return refuse('version_followed');
    if (ctx.now - version.publishedAt > WITHDRAW_MS) return refuse('version_too_old');
    const withdrawn = update('callsheetVersion', version, { withdrawnAt: ctx.now });
    const before = versionsOf(state, callsheet._id).find(
      (one) => one !== version && one.withdrawnAt === null,
    );
    return changes([withdrawn, update('callsheet', callsheet, { status: statusAfter(before) })]);
  },
});
