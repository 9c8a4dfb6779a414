import { z } from 'zod';
import { bare, mayGive } from '../access/may-give.ts';
import { roleSchema } from '../access/section.ts';
import { type Change, insert, update } from '../change.ts';
import { changes, defineCommand, type PlanContext, refuse } from '../command.ts';
import { groupBy } from '../kernel/group-by.ts';
import { type Id, idSchema } from '../kernel/id.ts';
import { byOrder, keyAfter } from '../kernel/order-key.ts';
import { memberOf } from '../member-of.ts';
import type { ProjectState } from '../state.ts';
import { type Crew, crewSchema } from './crew.ts';
import type { CrewRequest } from './crew-request.ts';
import { listedAsker } from './listed-asker.ts';
import { newContact } from './new-contact.ts';

const argsSchema = z.object({
  requestId: idSchema,
  /** The version of the request that was on the screen. */
  seenVersion: z.int().min(1),
  role: roleSchema.exclude(['owner']),
  /** Null: takes part, but stands in no team. */
  crewTeamId: idSchema.nullable(),
  roleTitle: crewSchema.shape.roleTitle,
  /** CR17: somebody else than the one on the list who seems to be them. */
  apart: z.boolean().optional(),
  memberId: idSchema,
  crewId: idSchema,
  contactId: idSchema,
});
type Args = z.infer<typeof argsSchema>;

/**
 * CR5: the person takes part from now on, with a role and, where one was chosen, in a team with their contacts. CR17: in the
 * place that they have on the list already, if they have one.
 */
export const acceptCrewRequest = defineCommand({
  name: 'acceptCrewRequest',
  args: argsSchema,
  needs: { section: 'crew', right: 'write' },
  plan(state, args, ctx) {
    const request = state.crewRequest.get(args.requestId);
    if (!request) return refuse('not_found', { what: '참여 요청' });
    if (request.status === 'accepted') return refuse('request_answered');
    if (request.version !== args.seenVersion) return refuse('request_changed');
    if (!mayGive(memberOf(state, ctx.actorId), bare(args.role))) return refuse('role_too_high');
    if (args.crewTeamId && !state.crewTeam.has(args.crewTeamId)) return refuse('not_found', { what: '팀' });
    if (state.projectMember.has(args.memberId) || state.crew.has(args.crewId))
      return refuse('already_exists', { what: '참여자' });
    return changes(acceptance(state, request, args, ctx));
  },
});

/** As what somebody takes part from now on. */
type Terms = Omit<Args, 'requestId' | 'seenVersion'>;

/** What it means that somebody takes part: the answer, their membership and their place in a team. */
export const acceptance = (
  state: ProjectState,
  request: CrewRequest,
  terms: Terms,
  ctx: PlanContext,
): (Change | null)[] => [
  answered(request, 'accepted', ctx, terms.role),
  ...membership(state, request, terms, ctx),
  ...place(state, request, terms, ctx),
];

/** The request with its answer, and without what only the one who answered had to know (CR6). */
export function answered(
  request: CrewRequest,
  status: 'accepted' | 'refused',
  ctx: PlanContext,
  role = request.role,
): Change | null {
  const versionManager = { userId: ctx.actorId, version: request.version };
  const userRequest = { ...request.userRequest, phone: '' };
  return update('crewRequest', request, { status, role, versionManager, userRequest, email: '' });
}

function membership(state: ProjectState, request: CrewRequest, args: Terms, ctx: PlanContext): Change[] {
  if (memberOf(state, request.user)) return [];
  const { memberId: _id, role } = args;
  const { projectId } = ctx;
  const { name, user: userId } = request;
  return [insert('projectMember', { _id, projectId, userId, name, role, rights: {}, accessEpoch: 1 })];
}

/** A place in the team, with phone and e-mail as they were given; none for somebody who has a place already. */
function place(state: ProjectState, request: CrewRequest, args: Terms, ctx: PlanContext): (Change | null)[] {
  const listed = args.apart ? null : listedAsker(state, request);
  if (listed) return takenOver(state, listed, request, args, ctx);
  const { crewTeamId, crewId, roleTitle } = args;
  if (!crewTeamId || groupBy(state.crew, 'userId').has(request.user)) return [];
  const { name, user: userId } = request;
  const person = { userId, name, roleTitle, consentAt: null, guardian: '' };
  const at = { crewTeamId, orderKey: lastOf(state, crewTeamId) };
  const { projectId } = ctx;
  return [
    insert('crew', { _id: crewId, projectId, ...at, ...person }),
    contactAsGiven(crewId, request, args, ctx),
  ];
}

/**
 * CR17: the place that somebody has on the list is theirs from now on, with what was set for it: what they are paid too.
 * What nothing is said of stays as it is; of phone and e-mail what was there does.
 */
function takenOver(
  state: ProjectState,
  listed: Crew,
  request: CrewRequest,
  args: Terms,
  ctx: PlanContext,
): (Change | null)[] {
  const { crewTeamId, roleTitle } = args;
  const { user: userId, email, userRequest } = request;
  const moves = crewTeamId !== null && crewTeamId !== listed.crewTeamId;
  const contact = groupBy(state.personContact, 'crewId').get(listed._id)?.[0];
  return [
    update('crew', listed, {
      userId,
      ...(roleTitle === '' ? {} : { roleTitle }),
      ...(moves ? { crewTeamId, orderKey: lastOf(state, crewTeamId) } : {}),
    }),
    contact
      ? update('personContact', contact, {
          userId,
          phone: contact.phone || userRequest.phone,
          email: contact.email || email,
        })
      : contactAsGiven(listed._id, request, args, ctx),
    ...(groupBy(state.personPay, 'crewId').get(listed._id) ?? []).map((pay) =>
      update('personPay', pay, { userId }),
    ),
  ];
}

function lastOf(state: ProjectState, crewTeamId: Id): string {
  const mates = [...(groupBy(state.crew, 'crewTeamId').get(crewTeamId) ?? [])].sort(byOrder);
  return keyAfter(mates, mates.at(-1)?._id ?? null);
}

function contactAsGiven(
  crewId: Id,
  { user: userId, email, userRequest: { phone } }: CrewRequest,
  { contactId: _id }: Terms,
  { projectId }: PlanContext,
): Change | null {
  if (!phone && !email) return null;
  return insert('personContact', newContact({ _id, crewId, userId, phone, email }, projectId));
}
