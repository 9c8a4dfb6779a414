import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Mailer } from './mail-message.ts';
import { outboxMailer } from './outbox-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** The way out that the configuration names. */
export function openMailer({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>, log: Logger): Mailer {
  if (mail.smtpUrl) return smtpMailer(mail.smtpUrl, mail);
  return outboxMailer({
    dataDir,
    from: mail.from,
    now: Date.now,
    onWritten: (path) => log.info({ path }, 'no mail server is set: a mail lies in the outbox'),
  });
}
