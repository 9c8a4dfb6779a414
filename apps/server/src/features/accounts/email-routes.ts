import { mailTokenSchema } from '@ddak/protocol';
import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { signedIn } from '../../http/authentication.ts';
import { HttpFailure } from '../../http/failures.ts';
import type { AccountDeps } from './account-deps.ts';
import { nothing } from './answers.ts';

/** Showing that the e-mail is mine: the mailed link, and asking for another. */
export function emailRoutes(app: App, deps: AccountDeps): void {
  const { accounts, tokens, authentication, limits, attempts, queueMail, now } = deps;
  app.post(
    '/auth/email/confirm',
    {
      preHandler: authentication.atTheDoor,
      config: limits.mailedLink,
      schema: { body: z.object({ token: mailTokenSchema }), response: { 200: nothing } },
    },
    async (request) => {
      const proof = await tokens.use('confirmEmail', request.body.token, now());
      if (!proof) throw new HttpFailure('mail_link_invalid');
      await accounts.confirmEmail(proof.userId, proof.email, now());
      return { data: {} };
    },
  );
  app.post(
    '/auth/email/resend',
    { preHandler: authentication.requireUser, config: limits.mail, schema: { response: { 200: nothing } } },
    async (request) => {
      const { _id: userId } = signedIn(request);
      attempts.count('mail', userId);
      await queueMail({ kind: 'confirmEmail', userId });
      return { data: {} };
    },
  );
}
