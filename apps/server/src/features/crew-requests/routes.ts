import { type Id, idSchema } from '@ddak/domain';
import {
  crewRequestFormSchema,
  type InviteSignUp,
  inviteSignInSchema,
  inviteSignUpSchema,
  myCrewRequestSchema,
  type SignIn,
  type User,
  userSchema,
} from '@ddak/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { asSystem } from '../../db/reader.ts';
import type { App } from '../../http/app.ts';
import type { AccountAttempts } from '../../http/attempts.ts';
import { type Authentication, signedIn } from '../../http/authentication.ts';
import { HttpFailure } from '../../http/failures.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { type AskParts, askToTakePart, takesPart, wayIn } from './ask-to-take-part.ts';
import type { CrewRequestRepo } from './repo.ts';

export interface CrewRequestDeps extends AskParts {
  readonly requests: CrewRequestRepo;
  /** Makes an account, as the sign-up does. */
  readonly signUp: (form: InviteSignUp) => Promise<{ readonly _id: Id }>;
  /** Signs in and hands over the credentials, as the sign-in does. */
  readonly signIn: (request: FastifyRequest, reply: FastifyReply, form: SignIn) => Promise<User>;
  readonly readUser: (userId: Id) => Promise<User | undefined>;
  readonly authentication: Authentication;
  readonly limits: RateLimits;
  readonly attempts: AccountAttempts;
}

const answersUser = { 200: z.object({ data: z.object({ user: userSchema }) }) };
const nothing = { 200: z.object({ data: z.object({}) }) };

/** `/user-crew-requests`: how somebody with an invitation comes to ask, and what became of it. */
export function crewRequestRoutes(app: App, deps: CrewRequestDeps): void {
  const { limits, requests } = deps;
  const { requireUser: preHandler, atTheDoor } = deps.authentication;

  app.post(
    '/user-crew-requests/invite/signup',
    {
      preHandler: atTheDoor,
      config: limits.signUp,
      schema: { body: inviteSignUpSchema, response: answersUser },
    },
    async (request, reply) => {
      await wayIn(deps, request.body.inviteCode);
      const { name, email } = request.body;
      const { _id } = await deps.signUp(request.body);
      // Before signing in: who is told of a failure must not be signed in without knowing.
      await askWithNewAccount(deps, { _id, name, email }, request.body);
      return { data: { user: await deps.signIn(request, reply, request.body) } };
    },
  );
  app.post(
    '/user-crew-requests/invite/signin',
    {
      preHandler: atTheDoor,
      config: limits.signIn,
      schema: { body: inviteSignInSchema, response: answersUser },
    },
    async (request, reply) => {
      const { projectId } = await wayIn(deps, request.body.inviteCode);
      const user = await deps.signIn(request, reply, request.body);
      // Who takes part already has nothing to ask for: they are signed in, and that is all.
      if (!(await takesPart(deps, projectId, user._id))) await askToTakePart(deps, user, request.body);
      return { data: { user } };
    },
  );
  app.post(
    '/user-crew-requests',
    { preHandler, config: limits.code, schema: { body: crewRequestFormSchema, response: nothing } },
    async (request) => {
      const user = await deps.readUser(signedIn(request)._id);
      if (!user) throw new HttpFailure('signed_out');
      deps.attempts.count('code', user._id);
      const { projectId } = await wayIn(deps, request.body.inviteCode);
      deps.attempts.clear('code', user._id);
      if (await takesPart(deps, projectId, user._id)) throw new HttpFailure('already_member');
      await askToTakePart(deps, user, request.body);
      return { data: {} };
    },
  );
  app.get(
    '/user-crew-requests',
    { preHandler, schema: { response: { 200: z.object({ data: z.array(myCrewRequestSchema) }) } } },
    async (request) => {
      const rows = await asSystem('door', () => requests.listOf(signedIn(request)._id));
      return { data: rows.map((row) => myCrewRequestSchema.parse(row)) };
    },
  );
  app.delete(
    '/user-crew-requests/:id',
    { preHandler, schema: { params: z.object({ id: idSchema }), response: nothing } },
    async (request) => {
      const user = signedIn(request);
      const mine = (await asSystem('door', () => requests.listOf(user._id))).find(
        ({ _id }) => _id === request.params.id,
      );
      if (!mine) throw new HttpFailure('not_found');
      const args = { requestId: mine._id };
      await deps.runAs(user, mine.projectId, 'removeCrewRequest', args, { asServer: true });
      return { data: {} };
    },
  );
}

/** Between the look at the invitation and the account somebody else may have used it up: the account stays, and is told of. */
async function askWithNewAccount(
  parts: AskParts,
  asker: Parameters<typeof askToTakePart>[1],
  form: InviteSignUp,
): Promise<void> {
  try {
    await askToTakePart(parts, asker, form);
  } catch (error) {
    if (error instanceof HttpFailure && error.code === 'invitation_not_found')
      throw new HttpFailure('invitation_just_over');
    throw error;
  }
}
