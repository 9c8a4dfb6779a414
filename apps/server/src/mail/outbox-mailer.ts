import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailer } from './mail-message.ts';
import { oneLine } from './render-mail.ts';
import { messageIdOf } from './smtp-mailer.ts';

export interface OutboxOptions {
  readonly dataDir: string;
  readonly from: string;
  readonly now: () => number;
  /** Hears where a mail lies: without a mail server the operator hands it on. */
  readonly onWritten: (path: string) => void;
}

/** Without a mail server: each mail becomes two files that a person can read, text and HTML. */
export function outboxMailer({ dataDir, from, now, onWritten }: OutboxOptions): Mailer {
  const folder = join(dataDir, 'mail', 'outbox');
  return {
    async send(message) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, nameOf(now()));
      const mode = 0o600;
      await writeFile(`${path}.html`, message.html, { mode });
      const id = message.messageId ? [`Message-ID: ${messageIdOf(message.messageId, from)}`] : [];
      const head = [`From: ${from}`, `To: ${message.to}`, `Subject: ${message.subject}`, ...id].map(oneLine);
      await writeFile(`${path}.txt`, `${head.join('\n')}\n\n${message.text}`, { mode });
      onWritten(`${path}.txt`);
    },
  };
}

/** The moment: names sort by time. Not whom it is for: names of files get into logs and listings. */
function nameOf(now: number): string {
  const at = new Date(now).toISOString().replaceAll(/[:.]/g, '-');
  return `${at}-${randomBytes(4).toString('hex')}`;
}
