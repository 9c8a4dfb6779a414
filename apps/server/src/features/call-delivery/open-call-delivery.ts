import type { Id, NoticeSettings } from '@ddak/domain';
import type { Logger } from 'pino';
import type { Pool } from '../../db/pool.ts';
import type { JobWorker } from '../../jobs/job-queue.ts';
import type { Push } from '../../push/push-message.ts';
import type { EnqueueJobs } from '../../sync/pg-transaction.ts';
import type { ProjectStates } from '../../sync/project-states.ts';
import { appCall, type CallNotice } from './app-call.ts';
import { deliverCallsheet } from './deliver-callsheet.ts';
import { DELIVER_CALLSHEET, SEND_CALL } from './delivery-jobs.ts';
import { type MailCallParts, mailCall } from './mail-call.ts';
import { pushCall } from './push-call.ts';
import { CallDeliveryRepo } from './repo.ts';
import { sendCall } from './send-call.ts';

/** The workers that tell people of issued call sheets. */
export function openCallDelivery(
  parts: MailCallParts & {
    readonly pool: Pool;
    readonly enqueue: EnqueueJobs;
    /** Lets the workers look now. */
    readonly wake: () => void;
    readonly states: ProjectStates;
    readonly push: Push;
    readonly tellInApp: (from: Id, notice: CallNotice) => Promise<void>;
    readonly settingsOf: (userId: Id) => Promise<NoticeSettings>;
    readonly log: Logger;
    readonly now: () => number;
  },
): Record<typeof DELIVER_CALLSHEET | typeof SEND_CALL, JobWorker> {
  const { pool, enqueue, wake, states, log, now } = parts;
  const deliveries = new CallDeliveryRepo(pool, enqueue);
  const onFailed = (error: unknown, about: { readonly channel: string; readonly final: boolean }): void => {
    if (about.final) log.error({ err: error, ...about }, 'a call could not be delivered');
    else log.warn({ err: error, ...about }, 'a call was not taken; it is tried again');
  };
  const sending = {
    deliveries,
    states,
    ways: { mail: mailCall(parts), push: pushCall(parts.push), app: appCall(parts.tellInApp) },
    ...{ settingsOf: parts.settingsOf, onFailed, now },
  };
  return {
    [DELIVER_CALLSHEET]: async (data) => {
      await deliverCallsheet({ deliveries, states, now }, data);
      wake();
    },
    [SEND_CALL]: (data, lastTry) => sendCall(sending, data, lastTry),
  };
}
