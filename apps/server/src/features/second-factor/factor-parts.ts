import type { Id } from '@ddak/domain';
import type { AccountAttempts } from '../../http/attempts.ts';
import type { QueueMail } from '../../mail/send-mail.ts';
import type { SecondFactorRepo } from './repo.ts';
import type { Seals } from './seals.ts';

/** What works with second factors needs this. */
export interface FactorParts {
  readonly factors: SecondFactorRepo;
  readonly seals: Seals;
  readonly attempts: AccountAttempts;
  readonly queueMail: QueueMail;
  /** The origin under which people reach the server. */
  readonly publicUrl: string | undefined;
  readonly now: () => number;
}

/** What has become of a second factor, as its account is told by mail. */
export const FACTOR_NEWS = [
  'totpSet',
  'totpRemoved',
  'passkeyAdded',
  'passkeyRemoved',
  'codesMade',
  'codeUsed',
  'reset',
] as const;
export type FactorNews = (typeof FACTOR_NEWS)[number];

export const FACTOR_MAIL = 'secondFactor';

/** Tells the account by mail. */
export const tellAccount = (
  { queueMail }: Pick<FactorParts, 'queueMail'>,
  userId: Id,
  what: FactorNews,
): Promise<void> => queueMail({ kind: FACTOR_MAIL, userId, what });

/** How long something that was handed out may come back. */
export const CHALLENGE_MS = 5 * 60 * 1000;
export const SETUP_MS = 15 * 60 * 1000;

export const sealedFor = (userId: Id): string => `totp ${userId}`;
