import type { MailTokens } from '../../db/mail-tokens.ts';
import type { AccountAttempts } from '../../http/attempts.ts';
import type { Authentication } from '../../http/authentication.ts';
import type { SessionCookies } from '../../http/cookies.ts';
import type { ProveFactor } from '../../http/proof-asked.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { QueueMail } from '../../mail/send-mail.ts';
import type { Passwords } from './passwords.ts';
import type { AccountRepo } from './repo.ts';
import type { Sessions } from './sessions.ts';

/** What the routes of accounts need. */
export interface AccountDeps {
  readonly accounts: AccountRepo;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly cookies: SessionCookies;
  readonly authentication: Authentication;
  readonly limits: RateLimits;
  readonly attempts: AccountAttempts;
  readonly tokens: MailTokens;
  readonly queueMail: QueueMail;
  readonly proveFactor: ProveFactor;
  readonly now: () => number;
}
