import { z } from 'zod';
import { roleSchema } from '../access/section.ts';
import { insert, update } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { memberOf } from '../member-of.ts';
import { crewRequestSchema, userRequestSchema } from './crew-request.ts';

/**
 * CR4: somebody asks to take part, or asks again; there is one request a person. The server runs it, once an
 * invitation has been shown: a person who is no member has no right to anything here.
 */
export const addCrewRequest = defineCommand({
  name: 'addCrewRequest',
  args: z.object({
    requestId: idSchema,
    userId: idSchema,
    name: crewRequestSchema.shape.name,
    email: crewRequestSchema.shape.email,
    role: roleSchema.exclude(['owner']),
    userRequest: userRequestSchema,
  }),
  needs: { kind: 'server' },
  plan(state, args, ctx) {
    if (memberOf(state, args.userId)) return refuse('already_exists', { what: '참여자' });
    const { requestId, userId, role, userRequest, ...person } = args;
    const teamId = userRequest.teamId && state.crewTeam.has(userRequest.teamId) ? userRequest.teamId : null;
    const asked = { ...person, role, userRequest: { ...userRequest, teamId }, requestedAt: ctx.now };
    const waiting = { status: 'pending', versionManager: null } as const;
    const present = [...state.crewRequest.values()].find(({ user }) => user === userId);
    if (present)
      return changes([
        update('crewRequest', present, { ...asked, ...waiting, version: present.version + 1 }),
      ]);
    if (state.crewRequest.has(requestId)) return refuse('already_exists', { what: '참여 요청' });
    const { projectId } = ctx;
    return changes([
      insert('crewRequest', { _id: requestId, projectId, user: userId, ...asked, ...waiting, version: 1 }),
    ]);
  },
});
