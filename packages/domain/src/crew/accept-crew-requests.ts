import { z } from 'zod';
import { bare, mayGive } from '../access/may-give.ts';
import { roleSchema } from '../access/section.ts';
import type { Change } from '../change.ts';
import { changes, defineCommand, refuse } from '../command.ts';
import { idSchema } from '../kernel/id.ts';
import { memberOf } from '../member-of.ts';
import { applyChanges } from '../state.ts';
import { acceptance } from './accept-crew-request.ts';
import { listedAsker } from './listed-asker.ts';

const MOST = 200;

/**
 * CR14: all of them take part from now on, with one role, each in the team and as what they have asked for, or in the place
 * that they have on the list (CR17). Those that were answered or have changed since they were on the screen are left as they
 * are.
 */
export const acceptCrewRequests = defineCommand({
  name: 'acceptCrewRequests',
  args: z.object({
    role: roleSchema.exclude(['owner']),
    requests: z
      .array(
        z.object({
          requestId: idSchema,
          seenVersion: z.int().min(1),
          memberId: idSchema,
          crewId: idSchema,
          contactId: idSchema,
        }),
      )
      .min(1)
      .max(MOST),
  }),
  needs: { section: 'crew', right: 'write' },
  plan(state, { role, requests }, ctx) {
    if (!mayGive(memberOf(state, ctx.actorId), bare(role))) return refuse('role_too_high');
    const made: Change[] = [];
    // Each builds on the one before: two may come into one team.
    let now = state;
    let left = 0;
    for (const { requestId, seenVersion, ...ids } of requests) {
      const request = now.crewRequest.get(requestId);
      if (request?.status !== 'pending' || request.version !== seenVersion) {
        left++;
        continue;
      }
      if (now.projectMember.has(ids.memberId) || now.crew.has(ids.crewId))
        return refuse('already_exists', { what: '참여자' });
      const { teamId, roleTitle } = request.userRequest;
      const crewTeamId = teamId && now.crewTeam.has(teamId) ? teamId : null;
      const listed = listedAsker(now, request);
      const asWhat = listed
        ? { crewTeamId: null, roleTitle: listed.roleTitle || roleTitle }
        : { crewTeamId, roleTitle };
      const terms = { role, ...asWhat, ...ids };
      const accepted = acceptance(now, request, terms, ctx).filter((change) => change !== null);
      made.push(...accepted);
      now = applyChanges(now, accepted);
    }
    if (made.length === 0) return refuse('request_answered');
    return changes(made, { adjusted: left > 0 });
  },
});
