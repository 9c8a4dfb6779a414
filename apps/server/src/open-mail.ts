import type { Id } from '@ddak/domain';
import type { Logger } from 'pino';
import { MailTokens } from './db/mail-tokens.ts';
import { openOrm, type Pool } from './db/pool.ts';
import { composeConfirmation } from './features/accounts/compose-confirmation.ts';
import { AccountRepo } from './features/accounts/repo.ts';
import { type ComposeDigestParts, composeDigest, DIGEST } from './features/digests/compose-digest.ts';
import { composeInvitation } from './features/invitations/compose-invitation.ts';
import { InvitationRepo } from './features/invitations/repo.ts';
import { composeReset } from './features/password-reset/compose-reset.ts';
import { composeFactorMail } from './features/second-factor/compose-factor-mail.ts';
import { FACTOR_MAIL } from './features/second-factor/factor-parts.ts';
import type { JobWorker } from './jobs/job-queue.ts';
import type { Mailer } from './mail/mail-message.ts';
import { mailJobSchema, sendMail } from './mail/send-mail.ts';

/** The worker that writes and sends every kind of mail that there is. */
export function openMail(
  pool: Pool,
  given: {
    readonly mailer: Mailer;
    readonly baseUrl: string;
    readonly notices: ComposeDigestParts['notices'];
    readonly settingsOf: ComposeDigestParts['settingsOf'];
    readonly log: Logger;
    readonly now: () => number;
  },
): JobWorker {
  const { mailer, baseUrl, log, now } = given;
  const orm = openOrm(pool);
  const accounts = new AccountRepo(orm);
  const tokens = new MailTokens(orm);
  const readUser = (userId: Id) => accounts.readUser(userId);
  const composers = {
    confirmEmail: composeConfirmation({ accounts, tokens, baseUrl, now }),
    resetPassword: composeReset({
      findByEmail: (email) => accounts.findByEmail(email),
      ...{ tokens, baseUrl, now },
    }),
    [FACTOR_MAIL]: composeFactorMail({ readUser, baseUrl }),
    [DIGEST]: composeDigest({ ...given, readUser }),
    invitation: composeInvitation({ invitations: new InvitationRepo(orm), baseUrl, now }),
  };
  const onFailed = (error: unknown, about: { readonly kind: string; readonly final: boolean }): void => {
    if (about.final) log.error({ err: error, ...about }, 'a mail could not be delivered');
    else log.warn({ err: error, ...about }, 'a mail was not taken; it is tried again');
  };
  const parts = { mailer, composers, onFailed };
  return (data, lastTry) => sendMail(parts, mailJobSchema.parse(data), lastTry);
}
