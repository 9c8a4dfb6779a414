import type { Id } from '@ddak/domain';
import { requestResetSchema, resetPasswordSchema } from '@ddak/protocol';
import { z } from 'zod';
import type { MailTokens } from '../../db/mail-tokens.ts';
import type { App } from '../../http/app.ts';
import type { AccountAttempts } from '../../http/attempts.ts';
import type { Authentication } from '../../http/authentication.ts';
import { HttpFailure } from '../../http/failures.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { QueueMail } from '../../mail/send-mail.ts';

export interface ResetDeps {
  readonly tokens: MailTokens;
  readonly queueMail: QueueMail;
  /** Fails for a password that nobody should have. */
  readonly refusePassword: (password: string) => void;
  /** Sets the password, and counts the e-mail as shown to be theirs. */
  readonly setPassword: (userId: Id, email: string, password: string) => Promise<void>;
  readonly endSessions: (userId: Id) => Promise<void>;
  readonly authentication: Authentication;
  readonly limits: RateLimits;
  readonly attempts: AccountAttempts;
  readonly now: () => number;
}

const nothing = z.object({ data: z.object({}) });

/** A new password for somebody who has forgotten theirs: asked for by e-mail, set by the link that was mailed. */
export function passwordResetRoutes(app: App, deps: ResetDeps): void {
  const { tokens, queueMail, limits, attempts, now } = deps;
  app.post(
    '/auth/password/reset',
    { config: limits.mail, schema: { body: requestResetSchema, response: { 200: nothing } } },
    async (request) => {
      const email = request.body.email.trim().toLowerCase();
      attempts.count('reset', email);
      // Nothing here looks at accounts: the answer cannot say, by its words or its time, whether there is one.
      await queueMail({ kind: 'resetPassword', email });
      return { data: {} };
    },
  );
  app.post(
    '/auth/password/reset/confirm',
    {
      preHandler: deps.authentication.atTheDoor,
      config: limits.mailedLink,
      schema: { body: resetPasswordSchema, response: { 200: nothing } },
    },
    async (request) => {
      // Before the link is used up.
      deps.refusePassword(request.body.newPassword);
      const proof = await tokens.use('resetPassword', request.body.token, now());
      if (!proof) throw new HttpFailure('mail_link_invalid');
      await deps.setPassword(proof.userId, proof.email, request.body.newPassword);
      await deps.endSessions(proof.userId);
      return { data: {} };
    },
  );
}
