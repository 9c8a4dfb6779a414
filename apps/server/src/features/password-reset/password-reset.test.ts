import { describe, expect, it } from 'vitest';
import { linkIn, mailsTo } from '../../testing/outbox.ts';
import { serverAndClient } from '../../testing/server-and-client.ts';
import { newPerson, TestPerson } from '../../testing/test-person.ts';

const { server, client } = await serverAndClient();

const newPassword = '새로 정한 비밀번호';
const ask = (email: string) => new TestPerson(server.url).call('POST', '/auth/password/reset', { email });
const set = (token: string, password = newPassword) =>
  new TestPerson(server.url).call('POST', '/auth/password/reset/confirm', { token, newPassword: password });

describe('a forgotten password (ISSUE 4: reset by mail)', () => {
  it('is set anew by the mailed link, which ends every session and works once', async () => {
    const person = await newPerson(server);
    const { email } = person.user;
    expect(await ask(email.toUpperCase())).toMatchObject({ status: 200, body: { data: {} } });
    const token = await linkIn(server.dataDir, email, '/auth/reset');
    expect((await set(token)).status).toBe(200);
    expect((await person.call('GET', '/projects')).status).toBe(401);
    expect((await person.call('POST', '/auth/refresh')).status).toBe(401);
    const back = await new TestPerson(server.url).call('POST', '/auth/signin', {
      email,
      password: newPassword,
    });
    expect(back.status).toBe(200);
    expect(await set(token)).toMatchObject({ status: 404, body: { code: 'mail_link_invalid' } });
  });

  it('is answered alike for an e-mail that nobody has, and writes to nobody', async () => {
    const known = await newPerson(server);
    const answers = [await ask('nobody@example.com'), await ask(known.user.email)];
    const shown = answers.map(({ status, body }) => ({ status, body }));
    expect(shown[0]).toEqual(shown[1]);
    await linkIn(server.dataDir, known.user.email, '/auth/reset');
    expect(mailsTo(server.dataDir, 'nobody@example.com')).toEqual([]);
  });

  it('is no longer set after an hour, nor with a password that everybody would guess', async () => {
    const person = await newPerson(server);
    await ask(person.user.email);
    const token = await linkIn(server.dataDir, person.user.email, '/auth/reset');
    expect((await set(token, 'password123')).status).toBe(400);
    await client.query('update mail_token set expires_at = $1 where user_id = $2', [
      Date.now() - 1,
      person.user._id,
    ]);
    expect((await set(token)).status).toBe(404);
  });

  it('is kept as a hash: who reads the database cannot set it', async () => {
    const person = await newPerson(server);
    await ask(person.user.email);
    const token = await linkIn(server.dataDir, person.user.email, '/auth/reset');
    for (const table of ['mail_token', 'pgboss.job'])
      expect(JSON.stringify((await client.query(`select * from ${table}`)).rows)).not.toContain(token);
  });

  it('uses up every other link of that person', async () => {
    const person = await newPerson(server);
    const { email } = person.user;
    for (const n of [0, 1]) {
      await ask(email);
      await linkIn(server.dataDir, email, '/auth/reset', n);
    }
    const [first, second] = [0, 1].map((n) => linkIn(server.dataDir, email, '/auth/reset', n));
    expect((await set(await second!)).status).toBe(200);
    expect((await set(await first!)).status).toBe(404);
  });
});
