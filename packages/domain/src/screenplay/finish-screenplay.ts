import { z } from 'zod';
import { update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { scriptFormatSchema } from './organised.ts';
import { canBeRead } from './screenplay.ts';

/** The reader is done and the organised text is kept: the version waits for review. Run by the server alone. */
export const finishScreenplay = defineCommand({
  name: 'finishScreenplay',
  args: z.object({ screenplayId: idSchema, format: scriptFormatSchema }),
  needs: { kind: 'server' },
  whileArchived: true,
  plan(state, args) {
    const screenplay = state.screenplay.get(args.screenplayId);
    if (!screenplay) return refuse('not_found', { what: '시나리오' });
    if (!canBeRead(screenplay)) return { kind: 'nothing' };
    const read = { state: 'review', format: args.format, failure: null, failureCode: null } as const;
    return changes([update('screenplay', screenplay, read)]);
  },
});
