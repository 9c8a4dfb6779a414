import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkIn, mailsTo } from '../../testing/outbox.ts';
import { TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { type TestSmtp, testSmtp } from '../../testing/test-smtp.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const password = '딱 맞는 비밀번호';
const consents = ['age14', 'terms', 'privacy'];

async function signedUp(email: string, at = server): Promise<TestPerson> {
  const person = new TestPerson(at.url);
  await person.call('POST', '/auth/signup', { email, password, name: '김하은', consents });
  await person.call('POST', '/auth/signin', { email, password });
  return person;
}
const isConfirmed = async (person: TestPerson): Promise<unknown> =>
  (await person.call('POST', '/auth/refresh')).body.data?.confirmed;

describe('confirming an e-mail (ISSUE 4: mail)', () => {
  it('happens by the link that was mailed, once; signing in never waits for it', async () => {
    const person = await signedUp('first@example.com');
    expect(await isConfirmed(person)).toBe(false);
    const token = await linkIn(server.dataDir, 'first@example.com', '/auth/confirm');
    const anywhere = new TestPerson(server.url);
    expect((await anywhere.call('POST', '/auth/email/confirm', { token })).status).toBe(200);
    expect(await isConfirmed(person)).toBe(true);
    expect(await anywhere.call('POST', '/auth/email/confirm', { token })).toMatchObject({
      status: 404,
      body: { code: 'mail_link_invalid' },
    });
  });

  it('can be asked for again, and either link works', async () => {
    const person = await signedUp('again@example.com');
    const first = await linkIn(server.dataDir, 'again@example.com', '/auth/confirm');
    expect((await person.call('POST', '/auth/email/resend')).status).toBe(200);
    await linkIn(server.dataDir, 'again@example.com', '/auth/confirm', 1);
    await person.call('POST', '/auth/email/confirm', { token: first });
    expect(await isConfirmed(person)).toBe(true);
    await person.call('POST', '/auth/email/resend');
    const late = await signedUp('late@example.com');
    await linkIn(server.dataDir, 'late@example.com', '/auth/confirm');
    expect(mailsTo(server.dataDir, 'again@example.com')).toHaveLength(2);
    expect(await isConfirmed(late)).toBe(false);
  });

  it('leaves no secret in the database, in the queue least of all', async () => {
    await signedUp('secret@example.com');
    const token = await linkIn(server.dataDir, 'secret@example.com', '/auth/confirm');
    const client = new Client({ connectionString: server.databaseUrl });
    await client.connect();
    for (const table of ['mail_token', 'pgboss.job'])
      expect(JSON.stringify((await client.query(`select * from ${table}`)).rows)).not.toContain(token);
    await client.end();
  });
});

describe('a mail server that has troubles', () => {
  let smtp: TestSmtp;
  let mailing: TestServer;
  beforeAll(async () => {
    smtp = await testSmtp();
    smtp.moods.push('later', 'drop');
    mailing = await testServer({ SMTP_URL: smtp.url, DDAK_LOG: 'silent', DDAK_JOB_POLL_SECONDS: '0.5' });
  });
  afterAll(async () => {
    await mailing.close();
    await smtp.close();
  });

  it('gets the mail in the end', async () => {
    await signedUp('patient@example.com', mailing);
    while (smtp.mails.length === 0) await new Promise((resolve) => setTimeout(resolve, 100));
    expect(smtp.mails[0]).toMatchObject({
      to: 'patient@example.com',
      subject: expect.stringContaining('확인'),
    });
    expect(smtp.connections).toBe(3);
  }, 90_000);
});
