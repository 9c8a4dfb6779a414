import { z } from 'zod';
import { update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { canBeRead, SCREENPLAY_FAILURES } from './screenplay.ts';

/** The reader could not read the file; `message` says why, in Korean. Run by the server alone. */
export const failScreenplay = defineCommand({
  name: 'failScreenplay',
  args: z.object({
    screenplayId: idSchema,
    message: z.string().min(1).max(500),
    code: z.enum(SCREENPLAY_FAILURES).nullable().default(null),
  }),
  needs: { kind: 'server' },
  whileArchived: true,
  plan(state, args) {
    const screenplay = state.screenplay.get(args.screenplayId);
    if (!screenplay) return refuse('not_found', { what: '시나리오' });
    if (!canBeRead(screenplay)) return { kind: 'nothing' };
    const failed = { state: 'failed', failure: args.message, failureCode: args.code } as const;
    return changes([update('screenplay', screenplay, failed)]);
  },
});
