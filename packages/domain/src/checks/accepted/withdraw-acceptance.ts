import { z } from 'zod';
import { remove } from '../../change.ts';
import { changes, defineCommand, refuse } from '../../command.ts';
import { idSchema } from '../../kernel/id.ts';

/** Takes the acceptance of a finding back: it is a warning again. */
export const withdrawAcceptance = defineCommand({
  name: 'withdrawAcceptance',
  args: z.object({ acceptedId: idSchema }),
  needs: { section: 'timetable', right: 'write' },
  plan(state, args) {
    const accepted = state.acceptedFinding.get(args.acceptedId);
    return accepted
      ? changes([remove('acceptedFinding', accepted)])
      : refuse('not_found', { what: '감수한 점검' });
  },
});
