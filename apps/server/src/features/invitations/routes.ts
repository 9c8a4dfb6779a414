import { networkInterfaces } from 'node:os';
import { bare, can, type Id, idSchema, mayGive, memberOf, type ProjectMember } from '@ddak/domain';
import {
  type Invitation,
  invitationSchema,
  inviteCodeSchema,
  madeInvitationSchema,
  newInvitationSchema,
  shownInvitationSchema,
  type User,
} from '@ddak/protocol';
import { z } from 'zod';
import { SYSTEM } from '../../db/reader.ts';
import type { App } from '../../http/app.ts';
import type { AccountAttempts } from '../../http/attempts.ts';
import { type Authentication, signedIn } from '../../http/authentication.ts';
import { HttpFailure } from '../../http/failures.ts';
import { linkOrigin } from '../../http/origin.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { QueueMail } from '../../mail/send-mail.ts';
import { newId } from '../../new-id.ts';
import { hashCode, makeCode } from '../../secrets.ts';
import type { ProjectStates } from '../../sync/project-states.ts';
import { linkReach } from './link-reach.ts';
import type { InvitationRepo } from './repo.ts';

export interface InvitationDeps {
  readonly invitations: InvitationRepo;
  readonly states: ProjectStates;
  readonly readUser: (userId: Id) => Promise<User | undefined>;
  readonly queueMail: QueueMail;
  /** The origin under which people reach the server; undefined: whichever they have come by. */
  readonly publicUrl: string | undefined;
  /** The address that the server listens at. */
  readonly host: string;
  readonly authentication: Authentication;
  readonly limits: RateLimits;
  readonly attempts: AccountAttempts;
  readonly now: () => number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const params = z.object({ id: idSchema });

/** `/projects/:id/invitations`: those of a project, for who may write its crew. `/invitations/:code`: what one says. */
export function invitationRoutes(app: App, deps: InvitationDeps): void {
  const { invitations, states, limits, now } = deps;
  const preHandler = deps.authentication.requireUser;

  const inviter = async (projectId: Id, userId: Id): Promise<ProjectMember & { isSample: boolean }> => {
    const view = await states.current(projectId, userId);
    const member = view ? memberOf(view.state, userId) : undefined;
    if (!member) throw new HttpFailure('project_not_found');
    if (!can(member, 'write', 'crew')) throw new HttpFailure('forbidden');
    return { ...member, isSample: view?.state.project.get(projectId)?.isSample ?? false };
  };

  app.get(
    '/projects/:id/invitations',
    { preHandler, schema: { params, response: { 200: z.object({ data: z.array(invitationSchema) }) } } },
    async (request) => {
      await inviter(request.params.id, signedIn(request)._id);
      return { data: await invitations.listOf(request.params.id) };
    },
  );
  app.post(
    '/projects/:id/invitations',
    {
      preHandler,
      config: limits.invite,
      schema: {
        params,
        body: newInvitationSchema,
        response: { 201: z.object({ data: madeInvitationSchema }) },
      },
    },
    async (request, reply) => {
      const { _id: userId } = signedIn(request);
      const { role, days, uses, email } = request.body;
      const member = await inviter(request.params.id, userId);
      // SA4
      if (member.isSample) throw new HttpFailure('sample_alone');
      if (!mayGive(member, bare(role))) throw new HttpFailure('role_too_high');
      if (!(await deps.readUser(userId))?.confirmed) throw new HttpFailure('confirm_email_first');
      if (email) deps.attempts.count('mail', userId);
      const at = now();
      const code = makeCode();
      const _id = newId(at);
      const times = { createdAt: at, expiresAt: at + days * DAY_MS, revokedAt: null };
      const row = { _id, projectId: request.params.id, role, maxUses: uses, createdBy: userId, ...times };
      await invitations.add(row, hashCode(code));
      // Mailed whether or not somebody has an account under this address: nothing here asks.
      if (email) await deps.queueMail({ kind: 'invitation', invitationId: _id, email });
      const invitation = (await invitations.read(_id)) as Invitation;
      const origin = linkOrigin(deps.publicUrl, request);
      const reach = linkReach(origin, { host: deps.host, interfaces: networkInterfaces() });
      return reply.status(201).send({ data: { invitation, code, url: `${origin}/invite/${code}`, reach } });
    },
  );
  app.delete(
    '/projects/:id/invitations/:invitationId',
    {
      preHandler,
      schema: {
        params: params.extend({ invitationId: idSchema }),
        response: { 200: z.object({ data: z.object({}) }) },
      },
    },
    async (request) => {
      const { id, invitationId } = request.params;
      await inviter(id, signedIn(request)._id);
      if (!(await invitations.revoke(id, invitationId, now()))) throw new HttpFailure('not_found');
      return { data: {} };
    },
  );
  showRoute(app, deps);
}

/** What an invitation says, to whoever has its code; unknown, revoked, run out and used up are answered alike. */
function showRoute(app: App, { invitations, states, limits, authentication, now }: InvitationDeps): void {
  app.get(
    '/invitations/:code',
    {
      preHandler: authentication.atTheDoor,
      config: limits.code,
      schema: {
        params: z.object({ code: inviteCodeSchema }),
        response: { 200: z.object({ data: shownInvitationSchema }) },
      },
    },
    async (request) => {
      const found = await invitations.findUsable(hashCode(request.params.code), now());
      const state = found && (await states.current(found.projectId, SYSTEM))?.state;
      const project = found && state?.project.get(found.projectId);
      if (!found || !state || !project) throw new HttpFailure('invitation_not_found');
      const { projectId, role, expiresAt, invitedBy } = found;
      const teams = [...state.crewTeam.values()].map(({ _id, name }) => ({ _id, name }));
      const { title, projectType } = project;
      return { data: { projectId, title, projectType, invitedBy, role, teams, expiresAt } };
    },
  );
}
