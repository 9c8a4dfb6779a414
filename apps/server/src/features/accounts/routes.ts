import { idSchema, rightSchema, roleSchema, sectionSchema } from '@ddak/domain';
import { signInSchema, signUpSchema, userSchema } from '@ddak/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { signedIn } from '../../http/authentication.ts';
import { ACCESS_COOKIE, REFRESH_COOKIE } from '../../http/cookies.ts';
import { HttpFailure } from '../../http/failures.ts';
import type { AccountDeps } from './account-deps.ts';
import { nothing } from './answers.ts';
import { consentRoutes } from './consent-routes.ts';
import { emailRoutes } from './email-routes.ts';
import { deviceOf, handCredentials, signInHere } from './hand-credentials.ts';
import { myAccountRoutes } from './my-account-routes.ts';
import { mySessionRoutes } from './my-session-routes.ts';
import { signUpHere } from './sign-up.ts';

const permissionSchema = z.object({
  projectId: idSchema,
  role: roleSchema,
  rights: z.partialRecord(sectionSchema, rightSchema),
  epoch: z.int(),
});

/** `/auth/…`: accounts and sessions. */
export function accountRoutes(app: App, deps: AccountDeps): void {
  const { sessions, cookies, limits } = deps;
  const preHandler = deps.authentication.atTheDoor;

  const end = async (request: FastifyRequest, reply: FastifyReply) => {
    await sessions.end(cookies.read(request, ACCESS_COOKIE), cookies.read(request, REFRESH_COOKIE));
    cookies.clear(request, reply);
    return { data: {} };
  };

  app.post(
    '/auth/signup',
    {
      preHandler,
      config: limits.signUp,
      schema: { body: signUpSchema, response: { 201: z.object({ data: z.object({ _id: idSchema }) }) } },
    },
    async (request, reply) => {
      const data = await signUpHere(deps, request.body);
      return reply.status(201).send({ data });
    },
  );
  app.post(
    '/auth/signin',
    {
      preHandler,
      config: limits.signIn,
      schema: { body: signInSchema, response: { 200: z.object({ data: z.object({ user: userSchema }) }) } },
    },
    async (request, reply) => {
      const user = await signInHere(deps, request, reply, request.body);
      return { data: { user } };
    },
  );
  app.post(
    '/auth/refresh',
    { preHandler, schema: { response: { 200: z.object({ data: userSchema }) } } },
    async (request, reply) => {
      const token = cookies.read(request, REFRESH_COOKIE);
      if (!token) throw new HttpFailure('signed_out');
      const { user, credentials } = await sessions.refresh(token, deviceOf(request));
      handCredentials(cookies, request, reply, credentials);
      return { data: user };
    },
  );
  app.post('/auth/signout', { preHandler, schema: { response: { 200: nothing } } }, end);
  app.post('/auth/forcesignout', { preHandler, schema: { response: { 200: nothing } } }, end);
  permissionRoute(app, deps);
  myAccountRoutes(app, deps);
  consentRoutes(app, deps);
  emailRoutes(app, deps);
  mySessionRoutes(app, deps);
}

/** What I may do, project by project. */
function permissionRoute(app: App, { accounts, authentication }: AccountDeps): void {
  app.get(
    '/auth/permissions',
    {
      preHandler: authentication.requireUser,
      schema: { response: { 200: z.object({ data: z.array(permissionSchema) }) } },
    },
    async (request) => {
      const rows = await accounts.permissions(signedIn(request)._id);
      return { data: rows.map((row) => permissionSchema.parse(row)) };
    },
  );
}
