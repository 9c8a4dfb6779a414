import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { confirmedPerson, PASSWORD, setApp, type TestApp } from '../../testing/factor-person.ts';
import { linkIn } from '../../testing/outbox.ts';
import { type Loose, TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  server = await testServer({ DDAK_RATE_LIMIT: 'on', TRUST_PROXY: '1' });
});
afterAll(async () => {
  await server.close();
  vi.useRealTimers();
});

const nextStep = () => vi.setSystemTime(Date.now() + 30_000);

/** A sign-in from an address, at a browser of its own or at one that is named. */
const from = (
  address: string,
  { user }: TestPerson,
  proof: object,
  at = new TestPerson(server.url),
): Promise<{ status: number; body: Loose }> => {
  const form = { email: user.email, password: PASSWORD, ...proof };
  return at.call('POST', '/auth/signin', form, { 'x-forwarded-for': address });
};

/** Six digits that are none of now. */
const wrong = (app: TestApp): string => {
  const right = [-1, 0, 1].map((steps) => app.code(steps));
  return ['111111', '222222', '333333', '444444'].find((code) => !right.includes(code))!;
};

describe('wrong second factors', () => {
  it('AC23: are limited by the place that they come from, and nobody elsewhere is kept out by them', async () => {
    const person = await confirmedPerson(server);
    const { app } = await setApp(person);
    nextStep();
    for (let i = 0; i < 10; i++)
      expect((await from('203.0.113.1', person, { code: wrong(app) })).body.code).toBe('wrong_second_factor');
    const over = await from('203.0.113.1', person, { code: app.code() });
    expect(over).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect((await from('203.0.113.2', person, { code: app.code() })).status).toBe(200);
  });

  it('AC23: six digits from everywhere are fifty a day; the owner has four ways in', async () => {
    const person = await confirmedPerson(server);
    const { app, recoveryCodes } = await setApp(person);
    nextStep();
    const known = new TestPerson(server.url);
    expect((await from('198.51.100.1', person, { code: app.code() }, known)).status).toBe(200);
    nextStep();
    for (let i = 1; i < 50; i++)
      expect((await from(`203.0.113.${10 + (i % 5)}`, person, { code: wrong(app) })).status).toBe(403);
    const over = await from('203.0.113.20', person, { code: app.code() });
    expect(over).toMatchObject({ status: 429, body: { code: 'too_many_codes' } });
    expect((await from('203.0.113.21', person, { code: recoveryCodes[0]! })).status).toBe(200);
    expect((await from('203.0.113.22', person, { code: app.code() }, known)).status).toBe(200);
    nextStep();
    const { email } = person.user;
    const browser = new TestPerson(server.url);
    await browser.call('POST', '/auth/password/reset', { email });
    const token = await linkIn(server.dataDir, email, '/auth/reset');
    await browser.call('POST', '/auth/password/reset/confirm', { token, newPassword: PASSWORD });
    expect((await from('203.0.113.23', person, { code: app.code() })).status).toBe(200);
    vi.setSystemTime(Date.now() + 24 * 60 * 60_000);
    expect((await from('203.0.113.24', person, { code: app.code() })).status).toBe(200);
  });
});
