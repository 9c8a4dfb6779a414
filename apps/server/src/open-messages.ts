import type { Id } from '@ddak/domain';
import type { Logger } from 'pino';
import type { AppDeps } from './app-deps.ts';
import type { Bus } from './bus/bus.ts';
import type { Config } from './config.ts';
import { type NewNotice, Notices } from './db/notices.ts';
import { openOrm, type Pool } from './db/pool.ts';
import { AccountRepo } from './features/accounts/repo.ts';
import { openCallDelivery } from './features/call-delivery/open-call-delivery.ts';
import { CallDeliveryRepo } from './features/call-delivery/repo.ts';
import { openCallLinks } from './features/call-links/open-call-links.ts';
import { TELL_PEOPLE } from './features/tell-people/tell-jobs.ts';
import { tellPeople } from './features/tell-people/tell-people.ts';
import type { JobWorker } from './jobs/job-queue.ts';
import { openMailer } from './mail/open-mailer.ts';
import { SEND_MAIL } from './mail/send-mail.ts';
import { tellInApp } from './notices/tell-in-app.ts';
import { openMail } from './open-mail.ts';
import type { Push } from './push/push-message.ts';
import type { EnqueueJobs } from './sync/pg-transaction.ts';
import type { ProjectStates } from './sync/project-states.ts';
import type { SyncStore } from './sync/sync-store.ts';

export interface MessageParts {
  readonly pool: Pool;
  readonly states: ProjectStates;
  readonly store: Pick<SyncStore, 'readLog'>;
  readonly push: Push;
  readonly bus: Bus;
  readonly enqueue: EnqueueJobs;
  /** Lets the workers look now. */
  readonly wake: () => void;
  /** The address under which people open the server, without a slash at its end. */
  readonly baseUrl: string;
  readonly log: Logger;
  readonly now: () => number;
}

/** Everything that leaves for people, mail and notices, and the links in it. */
export function openMessages(
  config: Config,
  parts: MessageParts,
): Pick<AppDeps, 'callLinks' | 'callDelivery'> & { readonly workers: Readonly<Record<string, JobWorker>> } {
  const { pool, states, bus, enqueue, wake, now } = parts;
  const mailer = openMailer(config, parts.log);
  const callLinks = openCallLinks({ pool, states, dataDir: config.dataDir, now });
  const notices = new Notices(openOrm(pool));
  const accounts = new AccountRepo(openOrm(pool));
  const tell = (from: Id, notice: Omit<NewNotice, 'createdAt'>, isHeard?: boolean) =>
    tellInApp({ notices, bus }, from, { ...notice, createdAt: now() }, isHeard);
  const workers = {
    [SEND_MAIL]: openMail(pool, { ...parts, mailer }),
    ...openCallDelivery({
      ...{ ...parts, mailer },
      tellInApp: (from: Id, notice) => tell(from, notice),
      readAddress: (userId: Id) => accounts.readUser(userId),
      linkFor: (projectId, callsheetId, to) => callLinks.linkFor(projectId, callsheetId, to),
    }),
    [TELL_PEOPLE]: (data: Readonly<Record<string, string>>) =>
      tellPeople({ store: parts.store, states, tellInApp: tell, push: parts.push }, data),
  };
  return { workers, callLinks, callDelivery: { deliveries: new CallDeliveryRepo(pool, enqueue), wake } };
}
