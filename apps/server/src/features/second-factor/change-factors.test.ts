import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  confirmedPerson,
  confirmHere,
  PASSWORD,
  query,
  setApp,
  signInAs,
} from '../../testing/factor-person.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { freshSession, TestPerson } from '../../testing/test-person.ts';
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
const CONFIRM = { status: 403, body: { code: 'confirm_needed' } };

async function mailed(email: string, title: string): Promise<void> {
  while (!mailsTo(server.dataDir, email).some((mail) => mail.includes(`Subject: [DDAK] ${title}\n`)))
    await pause(20);
}

describe('changing one’s second factor', () => {
  it.each([
    ['POST', '/auth/second-factor/totp', undefined],
    ['POST', '/auth/second-factor/totp/confirm', { code: '123456' }],
    ['DELETE', '/auth/second-factor/totp', undefined],
    ['POST', '/auth/second-factor/recovery-codes', undefined],
    ['POST', '/auth/second-factor/passkeys/options', undefined],
    ['DELETE', '/auth/second-factor/passkeys/0190b0b0-0000-7000-8000-000000000000', undefined],
  ])('AC21: %s %s is asked again', async (method, path, body) => {
    const person = await confirmedPerson(server);
    await query(server, 'update session set confirmed_until = null where user_id = $1', [person.user._id]);
    expect(await person.call(method, path, body)).toMatchObject(CONFIRM);
  });

  it('AC21: who is asked again shows the factor too, and changes no password without it', async () => {
    const person = await confirmedPerson(server);
    const { app } = await setApp(person);
    nextStep();
    await query(server, 'update session set confirmed_until = null where user_id = $1', [person.user._id]);
    const confirm = (proof = {}) => person.call('POST', '/auth/confirm', { password: PASSWORD, ...proof });
    expect(await confirm()).toMatchObject({
      status: 403,
      body: { code: 'confirm_factor_needed', details: { kinds: ['totp', 'recovery'] } },
    });
    const passwords = { currentPassword: PASSWORD, newPassword: '더 좋은 비밀번호예요' };
    const change = (proof = {}) => person.call('PATCH', '/auth/password', { ...passwords, ...proof });
    expect(await change()).toMatchObject({ status: 403, body: { code: 'confirm_factor_needed' } });
    expect(await person.call('DELETE', '/auth/user')).toMatchObject(CONFIRM);
    expect((await confirm({ code: '000000' })).body.code).toBe('wrong_second_factor');
    expect((await person.call('DELETE', '/auth/second-factor/totp')).body.code).toBe('confirm_needed');
    expect((await confirm({ code: app.code() })).status).toBe(200);
    expect((await change()).status).toBe(200);
    expect((await person.call('DELETE', '/auth/second-factor/totp')).status).toBe(200);
  });

  it('AC21: an app is set by its first right code, within a quarter of an hour', async () => {
    const person = await confirmedPerson(server);
    await person.call('POST', '/auth/second-factor/totp');
    const wrong = await person.call('POST', '/auth/second-factor/totp/confirm', { code: '000000' });
    expect(wrong.body.code).toBe('wrong_second_factor');
    expect((await person.call('GET', '/auth/second-factor')).body.data).toEqual({
      totp: null,
      passkeys: [],
      recoveryCodesLeft: 0,
      passkeysPossible: false,
    });
    expect((await signInAs(server, person)).status).toBe(200);
    vi.setSystemTime(Date.now() + 15 * 60_000);
    await confirmHere(server, person);
    const late = await person.call('POST', '/auth/second-factor/totp/confirm', { code: '000000' });
    expect(late).toMatchObject({ status: 409, body: { code: 'factor_setup_over' } });
  });

  it('AC24: every other session ends when one is set or removed, and the account is told each time', async () => {
    const person = await confirmedPerson(server);
    const { email } = person.user;
    const before = await freshSession(server, person);
    const { app, recoveryCodes } = await setApp(person);
    expect((await before.call('GET', '/projects')).status).toBe(401);
    expect((await person.call('GET', '/projects')).status).toBe(200);
    await mailed(email, '2단계 인증을 켰어요');
    nextStep();
    const { at } = await signInAs(server, person, { code: app.code() });
    await signInAs(server, person, { code: recoveryCodes[0]! });
    await mailed(email, '복구 코드를 썼어요');
    await person.call('POST', '/auth/second-factor/recovery-codes');
    await mailed(email, '복구 코드를 새로 만들었어요');
    expect((await at.call('GET', '/projects')).status).toBe(200);
    expect((await person.call('DELETE', '/auth/second-factor/totp')).status).toBe(200);
    expect((await at.call('GET', '/projects')).status).toBe(401);
    await mailed(email, '인증 앱을 뺐어요');
  });

  it('AC24: with the last factor its recovery codes go', async () => {
    const person = await confirmedPerson(server);
    await setApp(person);
    await person.call('DELETE', '/auth/second-factor/totp');
    expect(await query(server, 'select from recovery_code where user_id = $1', [person.user._id])).toEqual(
      [],
    );
    expect((await signInAs(server, person)).status).toBe(200);
    const none = await person.call('POST', '/auth/second-factor/recovery-codes');
    expect(none).toMatchObject({ status: 409, body: { code: 'no_second_factor' } });
    expect((await person.call('DELETE', '/auth/second-factor/totp')).status).toBe(404);
  });

  it('PD3: nothing of it is left of an account that was deleted', async () => {
    const person = await confirmedPerson(server);
    await setApp(person);
    await person.call('POST', '/auth/second-factor/totp');
    expect((await person.call('DELETE', '/auth/user')).status).toBe(200);
    for (const table of ['totp', 'recovery_code', 'factor_challenge', 'passkey'])
      expect(await query(server, `select from ${table} where user_id = $1`, [person.user._id])).toEqual([]);
  });

  it('AC14: is nobody else’s', async () => {
    expect((await new TestPerson(server.url).call('GET', '/auth/second-factor')).status).toBe(401);
  });
});
