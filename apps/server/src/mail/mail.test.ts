import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestSmtp, testSmtp } from '../testing/test-smtp.ts';
import { type Mailer, MailRefused } from './mail-message.ts';
import { outboxMailer } from './outbox-mailer.ts';
import { renderMail } from './render-mail.ts';
import { type SendMailParts, sendMail } from './send-mail.ts';
import { smtpMailer } from './smtp-mailer.ts';

const message = renderMail('haeun@example.com', {
  title: '이메일 주소를 확인해 주세요',
  lines: ['김하은 <script>alert(1)</script> 님, 반가워요.'],
  link: { label: '이메일 확인하기', url: 'https://ddak.example/auth/confirm/abc' },
  after: ['이 링크는 7일 동안 쓸 수 있어요.'],
});

describe('a mail', () => {
  it('says the same as plain text and as HTML, in Korean, and lets nobody write into it', () => {
    for (const part of [message.text, message.html]) {
      expect(part).toContain('이메일 주소를 확인해 주세요');
      expect(part).toContain('https://ddak.example/auth/confirm/abc');
      expect(part).toContain('이 링크는 7일 동안 쓸 수 있어요.');
    }
    expect(message.html).not.toContain('<script>');
  });

  it('LM7: keeps what people write in one line of its head, in the outbox too', async () => {
    const title = '밤의 정류장\r\nBcc: everybody@example.com\u2028\u0085X: y\n\n초대';
    const written = renderMail('a@example.com', {
      title,
      lines: [],
      link: { label: '', url: '' },
      after: [],
    });
    expect(written.subject).toBe('[DDAK] 밤의 정류장 Bcc: everybody@example.com X: y 초대');
    const dataDir = mkdtempSync(join(tmpdir(), 'ddak-outbox-'));
    const paths: string[] = [];
    const onWritten = (path: string) => void paths.push(path);
    const raw = { ...written, subject: title };
    await outboxMailer({ dataDir, from: 'a@b.c', now: () => 0, onWritten }).send(raw);
    const [head] = readFileSync(paths[0]!, 'utf8').split('\n\n');
    expect(head!.split('\n').map((line) => line.split(':')[0])).toEqual(['From', 'To', 'Subject']);
    rmSync(dataDir, { recursive: true });
  });

  it('is as wide as a phone, in large type, with one thing to press', () => {
    expect(message.html).toContain('width=device-width');
    expect(message.html).toContain('max-width:480px');
    expect(message.html.match(/display:block;padding:15px/g)).toHaveLength(1);
  });
});

describe('by SMTP (ISSUE 4: mail)', () => {
  let smtp: TestSmtp;
  let mailer: Mailer;
  beforeEach(async () => {
    smtp = await testSmtp();
    mailer = smtpMailer(smtp.url, { from: 'DDAK <no-reply@ddak.example>' });
  });
  afterEach(() => smtp.close());

  it('arrives whole', async () => {
    await mailer.send(message);
    expect(smtp.mails).toEqual([
      {
        to: 'haeun@example.com',
        subject: message.subject,
        messageId: expect.stringMatching(/^<.+@.+>$/),
        text: expect.any(String),
        html: expect.any(String),
      },
    ]);
    expect(smtp.mails[0]!.text).toContain('이 링크는 7일 동안 쓸 수 있어요.');
    expect(smtp.mails[0]!.html).toContain('이메일 확인하기');
  });

  it.each(['later', 'drop'] as const)('is worth another try when the server says %s', async (mood) => {
    smtp.moods.push(mood);
    const error = await mailer.send(message).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefused);
    await mailer.send(message);
    expect(smtp.mails).toHaveLength(1);
  });

  it('is given up when the server will never take it', async () => {
    smtp.moods.push('never');
    await expect(mailer.send(message)).rejects.toBeInstanceOf(MailRefused);
  });

  it('is handed to nobody in the clear outside of the own network', async () => {
    const strict = smtpMailer(smtp.url, { from: 'DDAK <no-reply@ddak.example>' }, true);
    await expect(strict.send(message)).rejects.toThrow();
    expect(smtp.mails).toEqual([]);
  });

  it('is worth another try when there is no server', async () => {
    await smtp.close();
    const error = await mailer.send(message).catch((reason: unknown) => reason);
    expect(error).not.toBeInstanceOf(MailRefused);
  });
});

describe('without a mail server', () => {
  it('is written where only the operator reads it, and the place is named', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'ddak-outbox-'));
    const written: string[] = [];
    const now = () => 1_790_000_000_000;
    await outboxMailer({ dataDir, from: 'a@b.c', now, onWritten: (path) => written.push(path) }).send(
      message,
    );
    const folder = join(dataDir, 'mail', 'outbox');
    const [html, text] = readdirSync(folder).sort();
    expect([html, text].map((name) => name!.split('.').at(-1))).toEqual(['html', 'txt']);
    expect(written).toEqual([join(folder, text!)]);
    expect(readFileSync(written[0]!, 'utf8')).toContain('To: haeun@example.com\nSubject: [DDAK] 이메일');
    for (const path of [written[0]!, folder]) expect(statSync(path).mode & 0o077).toBe(0);
    rmSync(dataDir, { recursive: true });
  });
});

describe('the job that sends', () => {
  const failures: { kind: string; final: boolean }[] = [];
  const parts = (send: Mailer['send']): SendMailParts => ({
    mailer: { send },
    composers: { greet: async ({ to }) => (to ? message : null) },
    onFailed: (_, about) => failures.push(about),
  });
  const busy = () => Promise.reject(new Error('451 busy'));
  beforeEach(() => failures.splice(0));

  it('throws what may go better later, and settles the matter at the last try', async () => {
    await expect(sendMail(parts(busy), { kind: 'greet', to: 'x' }, false)).rejects.toThrow('451');
    await sendMail(parts(busy), { kind: 'greet', to: 'x' }, true);
    expect(failures.map(({ final }) => final)).toEqual([false, true]);
  });

  it('does not try again what was refused for good', async () => {
    const refuse = () => Promise.reject(new MailRefused('550'));
    await sendMail(parts(refuse), { kind: 'greet', to: 'x' }, false);
    expect(failures).toEqual([{ kind: 'greet', final: true }]);
  });

  it('writes to nobody where there is nobody any more', async () => {
    await sendMail(parts(busy), { kind: 'greet', to: '' }, false);
    expect(failures).toEqual([]);
  });
});
