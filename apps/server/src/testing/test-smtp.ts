import { createServer, type Socket } from 'node:net';
import { simpleParse } from './simple-mime.ts';

/** What the server does with the mail of a connection: takes it, refuses it for now or for good, or hangs up. */
export type SmtpMood = 'take' | 'later' | 'never' | 'drop';

export interface TestSmtp {
  readonly url: string;
  /** Each next connection meets the next mood; afterwards everything is taken. */
  readonly moods: SmtpMood[];
  readonly mails: {
    readonly to: string;
    readonly subject: string;
    readonly messageId: string;
    readonly text: string;
    readonly html: string;
  }[];
  /** How many connections there have been. */
  connections: number;
  close(): Promise<void>;
}

/** A mail server on loopback that speaks as much SMTP as a client needs to hear. */
export async function testSmtp(): Promise<TestSmtp> {
  const open = new Set<Socket>();
  const smtp: Omit<TestSmtp, 'url' | 'close'> = { moods: [], mails: [], connections: 0 };
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy());
    smtp.connections += 1;
    serve(socket, smtp.moods.shift() ?? 'take', (to, raw) => smtp.mails.push({ to, ...simpleParse(raw) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return Object.assign(smtp, {
    url: `smtp://127.0.0.1:${port}`,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

function serve(socket: Socket, mood: SmtpMood, took: (to: string, raw: string) => void): void {
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  let pending = '';
  let to = '';
  let inData = false;
  socket.setEncoding('latin1');
  say('220 test.example ESMTP');
  const hear = (line: string): void => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'EHLO' || verb === 'HELO') say('250 test.example');
    else if (verb === 'MAIL') mood === 'drop' ? socket.destroy() : say('250 ok');
    else if (verb === 'RCPT') {
      to = /<(.*)>/.exec(line)?.[1] ?? '';
      say({ take: '250 ok', later: '451 busy', never: '550 nobody of that name', drop: '421 bye' }[mood]);
    } else if (verb === 'DATA') {
      inData = true;
      say('354 go on');
    } else say(verb === 'QUIT' ? '221 bye' : '250 ok');
  };
  socket.on('data', (chunk: string) => {
    pending += chunk;
    for (;;) {
      const end = pending.indexOf(inData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const part = pending.slice(0, end);
      pending = pending.slice(end + (inData ? 5 : 2));
      if (!inData) {
        hear(part);
        continue;
      }
      inData = false;
      took(to, part);
      say('250 taken');
    }
  });
}
