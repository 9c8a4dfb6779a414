import type { Id } from '@ddak/domain';
import type { Logger } from 'pino';
import type { AppDeps } from './app-deps.ts';
import type { Config } from './config.ts';
import { openOrm } from './db/pool.ts';
import { PushSubscriptions } from './db/push-subscriptions.ts';
import { asAccount } from './db/reader.ts';
import { AccountRepo } from './features/accounts/repo.ts';
import { openCallDelivery } from './features/call-delivery/open-call-delivery.ts';
import { CallDeliveryRepo } from './features/call-delivery/repo.ts';
import { openWays } from './features/call-delivery/ways-to.ts';
import { openCallLinks } from './features/call-links/open-call-links.ts';
import type { JobWorker } from './jobs/job-queue.ts';
import { openMailer } from './mail/open-mailer.ts';
import { SEND_MAIL } from './mail/send-mail.ts';
import { tellInApp } from './notices/tell-in-app.ts';
import { openMail } from './open-mail.ts';
import { type NoticeParts, openNotices } from './open-notices.ts';
import type { EnqueueJobs } from './sync/pg-transaction.ts';

export interface MessageParts extends NoticeParts {
  readonly enqueue: EnqueueJobs;
  /** Lets the workers look now. */
  readonly wake: () => void;
  /** The address under which people open the server, without a slash at its end. */
  readonly baseUrl: string;
  readonly log: Logger;
}

/** Everything that leaves for people, mail and notices, and the links in it. */
export function openMessages(
  config: Config,
  parts: MessageParts,
): Pick<AppDeps, 'callLinks' | 'callDelivery'> & { readonly workers: Readonly<Record<string, JobWorker>> } {
  const { pool, states, bus, enqueue, wake, now } = parts;
  const mailer = openMailer(config, parts.log);
  const callLinks = openCallLinks({ pool, states, dataDir: config.dataDir, now });
  const accounts = new AccountRepo(openOrm(pool));
  const told = openNotices(parts);
  const { settingsOf } = told;
  const workers = {
    [SEND_MAIL]: openMail(pool, { ...parts, mailer, notices: told.notices, settingsOf }),
    ...openCallDelivery({
      ...{ ...parts, mailer, settingsOf },
      tellInApp: (from: Id, notice) => tellInApp({ ...told, bus }, from, { ...notice, createdAt: now() }),
      readAddress: (userId: Id) => accounts.readUser(userId),
      linkFor: (projectId, callsheetId, to) => callLinks.linkFor(projectId, callsheetId, to),
    }),
    ...told.workers,
  };
  const devices = new PushSubscriptions(openOrm(pool));
  const waysTo = openWays({
    readAddress: (userId) => asAccount(userId, () => accounts.readUser(userId)),
    hasDevice: async (userId) =>
      config.push !== 'off' && (await asAccount(userId, () => devices.livingOf(userId, now()))).length > 0,
    ...{ settingsOf, mail: config.mail.smtpUrl ? 'smtp' : 'outbox' },
  });
  const deliveries = new CallDeliveryRepo(pool, enqueue);
  return { workers, callLinks, callDelivery: { deliveries, waysTo, wake } };
}
