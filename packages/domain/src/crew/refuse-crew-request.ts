import { z } from 'zod';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { answered } from './accept-crew-request.ts';

/** CR5: the person does not take part. They may ask again, as long as an invitation lets them. */
export const refuseCrewRequest = defineCommand({
  name: 'refuseCrewRequest',
  args: z.object({ requestId: idSchema, seenVersion: z.int().min(1) }),
  needs: { section: 'crew', right: 'write' },
  whileArchived: true,
  plan(state, args, ctx) {
    const request = state.crewRequest.get(args.requestId);
    if (!request) return refuse('not_found', { what: '참여 요청' });
    if (request.status !== 'pending') return refuse('request_answered');
    if (request.version !== args.seenVersion) return refuse('request_changed');
    return changes([answered(request, 'refused', ctx)]);
  },
});
