import { changePasswordSchema, confirmSchema, editUserSchema, userSchema } from '@ddak/protocol';
import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { signedIn } from '../../http/authentication.ts';
import { HttpFailure } from '../../http/failures.ts';
import { calledOrigin } from '../../http/origin.ts';
import type { AccountDeps } from './account-deps.ts';
import { nothing } from './answers.ts';
import { changePassword } from './change-password.ts';
import { confirmSession } from './confirm-session.ts';

/** What I change about my own account. */
export function myAccountRoutes(app: App, deps: AccountDeps): void {
  const { accounts, authentication, limits } = deps;
  const preHandler = authentication.requireUser;
  app.patch(
    '/auth/password',
    {
      preHandler,
      config: limits.password,
      schema: { body: changePasswordSchema, response: { 200: nothing } },
    },
    async (request) => {
      await changePassword(deps, signedIn(request), request.body, calledOrigin(request));
      return { data: {} };
    },
  );
  app.post(
    '/auth/confirm',
    { preHandler, config: limits.password, schema: { body: confirmSchema, response: { 200: nothing } } },
    async (request) => {
      await confirmSession(deps, signedIn(request), request.body, calledOrigin(request));
      return { data: {} };
    },
  );
  app.patch(
    '/auth/user',
    { preHandler, schema: { body: editUserSchema, response: { 200: z.object({ data: userSchema }) } } },
    async (request) => {
      const { _id } = signedIn(request);
      const { name, phone } = request.body;
      await accounts.editUser(_id, {
        ...(name === undefined ? {} : { name }),
        ...(phone === undefined ? {} : { phone }),
      });
      const user = await accounts.readUser(_id);
      if (!user) throw new HttpFailure('signed_out');
      return { data: user };
    },
  );
}
