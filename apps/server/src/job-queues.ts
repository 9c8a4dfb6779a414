import { ERASE_ACCOUNT, ERASE_QUEUE } from './features/account-deletion/erase-account.ts';
import { REFINE_QUEUE, REFINE_SCREENPLAY } from './features/ai/refine-screenplay.ts';
import { SEND_CALL, SEND_CALL_QUEUE } from './features/call-delivery/delivery-jobs.ts';
import { ERASE_CONTACTS } from './features/retention/erase-contacts.ts';
import { MAIL_QUEUE, SEND_MAIL } from './mail/send-mail.ts';
import { PUSH_NOTICE, PUSH_NOTICE_QUEUE } from './notices/push-notice.ts';

/** How often each kind of job is tried, where the usual number does not do. */
export const JOB_QUEUES = {
  [SEND_MAIL]: MAIL_QUEUE,
  [SEND_CALL]: SEND_CALL_QUEUE,
  [PUSH_NOTICE]: PUSH_NOTICE_QUEUE,
  [REFINE_SCREENPLAY]: REFINE_QUEUE,
  [ERASE_ACCOUNT]: ERASE_QUEUE,
  [ERASE_CONTACTS]: ERASE_QUEUE,
};
