import { z } from 'zod';
import { remove } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { isIssued } from './issue/is-issued.ts';

/** Removes a call sheet. CS4: only a draft; what people were called by stays. */
export const removeCallsheet = defineCommand({
  name: 'removeCallsheet',
  args: z.object({ callsheetId: idSchema }),
  needs: { section: 'callsheet', right: 'write' },
  plan(state, args) {
    const sheet = state.callsheet.get(args.callsheetId);
    if (!sheet) return refuse('not_found', { what: '일촬표' });
    if (isIssued(state, sheet._id)) return refuse('callsheet_published');
    return changes([remove('callsheet', sheet)]);
  },
});
