import { createTransport } from 'nodemailer';
import type { MailConfig } from '../config.ts';
import { isInsideHost } from '../inside-host.ts';
import { type Mailer, MailRefused } from './mail-message.ts';
import { oneLine } from './render-mail.ts';

const TIMES = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** The commands that speak of this one mail; a refusal of any other (of our password, say) can be mended. */
const ABOUT_THE_MAIL = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/** Whether the other side has said for good that it does not take this mail (5xx). */
function isRefusal(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  return (responseCode ?? 0) >= 500 && ABOUT_THE_MAIL.has(command ?? '');
}

/** `<…@ddak.example>`: under the domain that the mail comes from. */
export function messageIdOf(name: string, from: string): string {
  const [, domain = 'ddak.invalid'] = /@([^\s>]+)/.exec(from) ?? [];
  return `<${name}@${domain}>`;
}

/**
 * Hands mail to the server of SMTP_URL; TLS whenever that server offers it.
 * @param demandTls nothing is handed over without it: anywhere but in the own network
 */
export function smtpMailer(
  url: string,
  { from }: Pick<MailConfig, 'from'>,
  demandTls: boolean = !isInsideHost(new URL(url).hostname),
): Mailer {
  const transport = createTransport({
    url,
    ...TIMES,
    requireTLS: demandTls,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      try {
        await transport.sendMail({
          from,
          ...message,
          subject: oneLine(message.subject),
          to: oneLine(message.to),
          ...(message.messageId ? { messageId: messageIdOf(message.messageId, from) } : {}),
        });
      } catch (error) {
        if (isRefusal(error)) throw new MailRefused('the mail server does not take it', { cause: error });
        throw error;
      }
    },
  };
}
