import { setTimeout as pause } from 'node:timers/promises';
import { testSmtp } from '@ddak/server/test-smtp';
import { Program } from '../harness/program.ts';
import { RealServer } from '../harness/real-server.ts';
import { issueSheet, sheetOnServer } from '../harness/sheet-on-server.ts';

const PEOPLE = 200;
const PATIENCE_MS = 60_000;

/**
 * A call sheet is issued to 200 people with an address: how long until the server says that it is issued (`answersMs`),
 * and until a mail server of this machine has taken each one's mail (`allSentMs`); `connections` to it.
 */
export async function run(): Promise<object> {
  const smtp = await testSmtp();
  const server = await RealServer.start({ SMTP_URL: smtp.url });
  try {
    const owner = await Program.join(server.url, '조감독');
    const sheet = await sheetOnServer(owner, {
      scenes: 12,
      people: PEOPLE,
      email: (i) => `crew${i}@example.com`,
    });
    smtp.mails.length = 0;
    const begun = performance.now();
    const { tookMs } = await issueSheet(owner, sheet);
    const sentTo = () => new Set(smtp.mails.map(({ to }) => to));
    while (sentTo().size < PEOPLE && performance.now() - begun < PATIENCE_MS) await pause(20);
    return {
      people: PEOPLE,
      sent: sentTo().size,
      mails: smtp.mails.length,
      connections: smtp.connections,
      answersMs: Math.round(tookMs),
      allSentMs: Math.round(performance.now() - begun),
    };
  } finally {
    await server.close();
    await smtp.close();
  }
}
