import type { Id } from '@ddak/domain';
import { callMessage } from './call-message.ts';
import type { SendOver } from './send-call.ts';

/** A notice in the app, as far as a call fills it. */
export interface CallNotice {
  readonly _id: Id;
  readonly userId: Id;
  readonly projectId: Id;
  readonly kind: 'call';
  readonly section: 'callsheet';
  readonly inApp: true;
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

/** Puts a message into the app of who has an account. CS47: it bears the message's id, so that it is there once. */
export const appCall =
  (tell: (from: Id, notice: CallNotice) => Promise<void>): SendOver =>
  async (outgoing) => {
    const { delivery, version, to } = outgoing;
    if (to.kind !== 'member') return 'unreachable';
    const { title, lines } = callMessage(outgoing);
    const { _id, projectId } = delivery;
    const path = `/projects/${projectId}/callsheets/${version.callsheet}`;
    const body = lines.join('\n');
    await tell(version.publishedBy, {
      ...{
        _id,
        userId: to.id,
        projectId,
        kind: 'call',
        section: 'callsheet',
        inApp: true,
        title,
        body,
        path,
      },
    });
    return 'sent';
  };
