import { z } from 'zod';
import { update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';

/** The reader could not read the file; `message` says why, in Korean. Run by the server alone. */
export const failScreenplay = defineCommand({
  name: 'failScreenplay',
  args: z.object({ screenplayId: idSchema, message: z.string().min(1).max(500) }),
  needs: { kind: 'server' },
  plan(state, args) {
    const screenplay = state.screenplay.get(args.screenplayId);
    if (!screenplay) return refuse('not_found', { what: '시나리오' });
    if (screenplay.state !== 'reading') return { kind: 'nothing' };
    return changes([update('screenplay', screenplay, { state: 'failed', failure: args.message })]);
  },
});
