import type { Id, Recipient } from '@ddak/domain';
import type { Mailer } from '../../mail/mail-message.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { addressOf, type ReadAddress } from './address-of.ts';
import { callMessage } from './call-message.ts';
import type { Outgoing, SendOver } from './send-call.ts';

export interface MailCallParts {
  readonly mailer: Mailer;
  readonly readAddress: ReadAddress;
  /** `/c/…` for who has no account; undefined where there is none for them. */
  readonly linkFor: (projectId: Id, callsheetId: Id, to: Recipient) => Promise<string | undefined>;
  /** The address under which people open the server, without a slash at its end. */
  readonly baseUrl: string;
}

/** Sends a message as mail. CS47: sent again, it bears the same Message-ID. */
export const mailCall =
  (parts: MailCallParts): SendOver =>
  async (outgoing) => {
    const { delivery, state, to } = outgoing;
    const address = await addressOf(parts.readAddress, state, to);
    if (address === null) return 'unreachable';
    const path = await pathFor(parts, outgoing);
    if (!path) return 'unreachable';
    const project = state.project.get(delivery.projectId)!.title;
    const { title, lines } = callMessage(outgoing);
    const message = renderMail(address, {
      title: `〈${project}〉 ${title}`,
      lines,
      link: { label: '일촬표 보기', url: `${parts.baseUrl}${path}` },
      after: [`〈${project}〉의 일촬표를 받는 분께 보냈어요. 잘못 받으셨다면 이 메일은 지워 주세요.`],
    });
    await parts.mailer.send({ ...message, messageId: delivery._id });
    return 'sent';
  };

async function pathFor(
  { linkFor }: MailCallParts,
  { delivery, version, to }: Outgoing,
): Promise<string | undefined> {
  if (to.kind === 'member') return `/projects/${delivery.projectId}/callsheets/${version.callsheet}`;
  return linkFor(delivery.projectId, version.callsheet, to);
}
