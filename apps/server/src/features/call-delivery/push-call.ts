import type { Push } from '../../push/push-message.ts';
import { callMessage } from './call-message.ts';
import type { SendOver } from './send-call.ts';

/** Sends a message to the devices of an account. CS47: sent again, it has the same Topic; a later one takes its place. */
export const pushCall =
  (push: Push): SendOver =>
  async (outgoing) => {
    const { delivery, state, version, to } = outgoing;
    if (to.kind !== 'member') return 'unreachable';
    const { title, lines } = callMessage(outgoing);
    const outcome = await push.send(to.id, {
      title: `〈${state.project.get(delivery.projectId)!.title}〉 ${title}`,
      body: lines.join('\n'),
      path: `/projects/${delivery.projectId}/callsheets/${version.callsheet}`,
      tag: `call ${version.callsheet}`,
      key: delivery._id,
    });
    if (outcome === 'refused') return 'bounced';
    return outcome === 'nowhere' ? 'unreachable' : 'sent';
  };
