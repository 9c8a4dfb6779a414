import { z } from 'zod';
import { remove } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';

/** Takes a request away with its person, whose account is no more. Run by the server alone. */
export const removeCrewRequest = defineCommand({
  name: 'removeCrewRequest',
  args: z.object({ requestId: idSchema }),
  needs: { kind: 'server' },
  whileArchived: true,
  plan(state, args) {
    const request = state.crewRequest.get(args.requestId);
    return request ? changes([remove('crewRequest', request)]) : refuse('not_found', { what: '참여 요청' });
  },
});
