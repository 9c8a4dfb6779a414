import type { RecoveryCodes } from '@ddak/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { confirmedPerson, PASSWORD, query, setApp, signInAs } from '../../testing/factor-person.ts';
import { linkIn } from '../../testing/outbox.ts';
import { newProject, TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  server = await testServer();
});
afterAll(async () => {
  await server.close();
  vi.useRealTimers();
});

const nextStep = () => vi.setSystemTime(Date.now() + 30_000);
const NEEDED = { status: 401, body: { code: 'second_factor_needed' } };
const WRONG = { status: 403, body: { code: 'wrong_second_factor' } };

describe('signing in with a second factor', () => {
  it('AC20: takes the code with the password, and says what is missing to nobody but who knows the password', async () => {
    const person = await confirmedPerson(server);
    const { app } = await setApp(person);
    nextStep();
    const first = await signInAs(server, person);
    expect(first).toMatchObject(NEEDED);
    expect(first.body.details).toEqual({ kinds: ['totp', 'recovery'], passkey: null });
    expect(first.at.cookies.size).toBe(0);
    const form = { email: person.user.email, password: '아닌데요 정말' };
    const nobody = { ...form, email: 'nobody@example.com' };
    for (const proof of [{}, { code: '123456' }, { code: app.code() }]) {
      const [there, nowhere] = [
        await new TestPerson(server.url).call('POST', '/auth/signin', { ...form, ...proof }),
        await new TestPerson(server.url).call('POST', '/auth/signin', { ...nobody, ...proof }),
      ];
      expect([there.status, there.body]).toEqual([nowhere.status, nowhere.body]);
      expect(there.body.code).toBe('wrong_credentials');
    }
    expect(await signInAs(server, person, { code: '000 000' })).toMatchObject(WRONG);
    const done = await signInAs(server, person, { code: ` ${app.code().replace(/(...)/, '$1 ')}` });
    expect(done).toMatchObject({ status: 200, body: { data: { user: { hasSecondFactor: true } } } });
    expect((await done.at.call('GET', '/projects')).status).toBe(200);
  });

  it('AC20: holds at the sign-in by invitation too', async () => {
    const owner = await confirmedPerson(server);
    const { projectId } = await newProject(owner);
    const invitation = { role: 'member', days: 1, uses: 5 };
    const made = await owner.call('POST', `/projects/${projectId}/invitations`, invitation);
    const person = await confirmedPerson(server);
    const { app } = await setApp(person);
    nextStep();
    const form = { email: person.user.email, password: PASSWORD, inviteCode: made.body.data?.code };
    const at = new TestPerson(server.url);
    const path = '/user-crew-requests/invite/signin';
    expect(await at.call('POST', path, form)).toMatchObject(NEEDED);
    expect((await person.call('GET', '/user-crew-requests')).body.data).toEqual([]);
    expect((await at.call('POST', path, { ...form, code: app.code() })).status).toBe(200);
    expect((await person.call('GET', '/user-crew-requests')).body.data).toHaveLength(1);
  });

  it('AC20: is asked of a password that was set by mail as of the one before', async () => {
    const person = await confirmedPerson(server);
    const { app } = await setApp(person);
    nextStep();
    const { email } = person.user;
    await new TestPerson(server.url).call('POST', '/auth/password/reset', { email });
    const token = await linkIn(server.dataDir, email, '/auth/reset');
    const browser = new TestPerson(server.url);
    const newPassword = '새로 정한 비밀번호';
    expect((await browser.call('POST', '/auth/password/reset/confirm', { token, newPassword })).status).toBe(
      200,
    );
    expect(browser.cookies.size).toBe(0);
    const form = { email, password: newPassword };
    expect(await browser.call('POST', '/auth/signin', form)).toMatchObject(NEEDED);
    expect((await browser.call('POST', '/auth/signin', { ...form, code: app.code() })).status).toBe(200);
  });

  it('AC20: asks who has no second factor for nothing', async () => {
    const person = await confirmedPerson(server);
    const done = await signInAs(server, person, { code: '123456' });
    expect(done).toMatchObject({ status: 200, body: { data: { user: { hasSecondFactor: false } } } });
  });

  it('AC22: takes a code of an app once, also when it comes twice at the same time', async () => {
    const person = await confirmedPerson(server);
    const { app } = await setApp(person);
    expect(await signInAs(server, person, { code: app.code() })).toMatchObject(WRONG);
    nextStep();
    const code = app.code();
    const tries = await Promise.all([0, 1, 2, 3].map(() => signInAs(server, person, { code })));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
    // Clocks that go wrong by a step are right; by two, not; an older one not after a newer one.
    expect(await signInAs(server, person, { code: app.code(2) })).toMatchObject(WRONG);
    expect((await signInAs(server, person, { code: app.code(1) })).status).toBe(200);
    expect(await signInAs(server, person, { code })).toMatchObject(WRONG);
  });

  it('AC22: takes each recovery code once, however it is written, and not those of before', async () => {
    const person = await confirmedPerson(server);
    const { recoveryCodes } = await setApp(person);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [one = '', other = ''] = recoveryCodes;
    const written = { code: ` ${one.toLowerCase().replaceAll('-', ' ')}` };
    const tries = await Promise.all([0, 1, 2].map(() => signInAs(server, person, written)));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    const shown = await person.call('GET', '/auth/second-factor');
    expect(shown.body.data).toMatchObject({ recoveryCodesLeft: 9 });
    const made = await person.call('POST', '/auth/second-factor/recovery-codes');
    const { recoveryCodes: fresh } = made.body.data as unknown as RecoveryCodes;
    expect(await signInAs(server, person, { code: other })).toMatchObject(WRONG);
    expect((await signInAs(server, person, { code: fresh[0] })).status).toBe(200);
  });

  it('AC25: nothing of it can be made from the database', async () => {
    const person = await confirmedPerson(server);
    const begun = await person.call('POST', '/auth/second-factor/totp');
    const { app, recoveryCodes } = await setApp(person);
    const rows = [];
    for (const table of ['totp', 'recovery_code', 'factor_challenge'])
      rows.push(...(await query(server, `select * from ${table}`)));
    const stored = JSON.stringify(rows);
    expect(rows.length).toBeGreaterThan(11);
    for (const secret of [String(begun.body.data?.secret), ...recoveryCodes, app.code()])
      expect(stored).not.toContain(secret);
    // A seal that was moved to another account does not open there.
    const other = await confirmedPerson(server);
    await setApp(other);
    nextStep();
    await query(
      server,
      'update totp set secret = (select secret from totp where user_id = $1) where user_id = $2',
      [person.user._id, other.user._id],
    );
    expect(await signInAs(server, other, { code: app.code() })).toMatchObject({
      status: 503,
      body: { code: 'factor_unreadable' },
    });
  });
});
