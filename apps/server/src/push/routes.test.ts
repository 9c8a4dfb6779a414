import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { openPool } from '../db/pool.ts';
import { MOST_SUBSCRIPTIONS } from '../db/push-subscriptions.ts';
import { pushDevice } from '../testing/push-device.ts';
import { type PushService, pushService } from '../testing/push-service.ts';
import { freshSession, newPerson, type TestPerson } from '../testing/test-person.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { openPush } from './open-push.ts';

const PATH = '/me/push-subscription';
let server: TestServer;
let service: PushService;
beforeAll(async () => {
  service = await pushService();
  server = await testServer({ DDAK_PUSH: 'loopback' });
});
afterAll(async () => {
  await server.close();
  await service.close();
});

const device = (name: string) => pushDevice(service.endpoint(name)).subscription;
const endpointAt = async (person: TestPerson) => (await person.call('GET', PATH)).body.data?.endpoint;
async function query(text: string, values: unknown[] = []) {
  const pool = openPool(server.databaseUrl, () => {}, 1);
  try {
    return (await pool.query(text, values)).rows;
  } finally {
    await pool.end();
  }
}
const devicesOf = ({ user }: TestPerson) =>
  query('select endpoint from push_subscription where user_id = $1 order by created_at, id', [user._id]);

describe('notices on a device', () => {
  it('PU2: the key that a browser subscribes with is the server’s, and none where pushes are off', async () => {
    const person = await newPerson(server);
    const { body } = await person.call('GET', '/push');
    const config = readConfig({ DATA_DIR: server.dataDir });
    const pool = openPool(server.databaseUrl, () => {}, 1);
    const push = openPush({ config, pool, log: { warn: () => {} }, now: Date.now });
    expect(body.data?.publicKey).toBe(push.publicKey);
    push.close();
    await pool.end();
    const silent = await testServer({ DDAK_PUSH: 'off' });
    const somebody = await newPerson(silent);
    expect((await somebody.call('GET', '/push')).body).toEqual({ data: { publicKey: null } });
    expect(await somebody.call('PUT', PATH, device('a'))).toMatchObject({
      status: 409,
      body: { code: 'push_off', message: '이 서버는 기기로 알림을 보내지 않아요.' },
    });
    await silent.close();
  });

  it('PU4: are turned on and off for the session that asks, and for no other', async () => {
    const person = await newPerson(server);
    const desk = await freshSession(server, person);
    expect(await endpointAt(person)).toBeNull();
    expect((await person.call('PUT', PATH, device('phone'))).status).toBe(200);
    expect([await endpointAt(person), await endpointAt(desk)]).toEqual([service.endpoint('phone'), null]);
    await person.call('PUT', PATH, device('phone-2'));
    expect(await devicesOf(person)).toEqual([{ endpoint: service.endpoint('phone-2') }]);
    await desk.call('DELETE', PATH);
    expect(await endpointAt(person)).toBe(service.endpoint('phone-2'));
    expect((await person.call('DELETE', PATH)).status).toBe(200);
    expect(await devicesOf(person)).toEqual([]);
  });

  it('PU4: end with the session: by a sign-out here, and by one from elsewhere', async () => {
    const person = await newPerson(server);
    const desk = await freshSession(server, person);
    await person.call('PUT', PATH, device('out'));
    await desk.call('PUT', PATH, device('desk'));
    await person.call('POST', '/auth/signout');
    expect(await devicesOf(person)).toEqual([{ endpoint: service.endpoint('desk') }]);
    const third = await freshSession(server, person);
    const { body } = await third.call('GET', '/auth/sessions');
    const sessions = body.data as unknown as { _id: string; isCurrent: boolean }[];
    for (const one of sessions) if (!one.isCurrent) await third.call('DELETE', `/auth/sessions/${one._id}`);
    expect(await devicesOf(person)).toEqual([]);
  });

  it('PU4: go with the account', async () => {
    const person = await newPerson(server);
    await person.call('PUT', PATH, device('leaver'));
    const soon = Date.now() + 60_000;
    await query('update session set confirmed_until = $1 where user_id = $2', [soon, person.user._id]);
    expect((await person.call('DELETE', '/auth/user')).status).toBe(200);
    expect(await devicesOf(person)).toEqual([]);
  });

  it('PU4: a browser that somebody else signs in at is handed on; its endpoint alone proves nothing', async () => {
    const [before, after] = [await newPerson(server), await newPerson(server, '이도윤')];
    const shared = device('shared');
    await before.call('PUT', PATH, shared);
    const guessed = { ...device('shared') };
    expect(await after.call('PUT', PATH, guessed)).toMatchObject({
      status: 422,
      body: { code: 'push_not_taken' },
    });
    expect(await endpointAt(before)).toBe(shared.endpoint);
    expect((await after.call('PUT', PATH, shared)).status).toBe(200);
    expect([await endpointAt(before), await endpointAt(after)]).toEqual([null, shared.endpoint]);
  });

  it('PU4: one person has so many devices; one more takes the place of the oldest', async () => {
    const person = await newPerson(server);
    for (let i = 0; i <= MOST_SUBSCRIPTIONS; i++)
      await (await freshSession(server, person)).call('PUT', PATH, device(`many-${i}`));
    const kept = await devicesOf(person);
    expect(kept).toHaveLength(MOST_SUBSCRIPTIONS);
    expect(kept).not.toContainEqual({ endpoint: service.endpoint('many-0') });
    expect(kept).toContainEqual({ endpoint: service.endpoint(`many-${MOST_SUBSCRIPTIONS}`) });
  });

  it('PU4: the same device put by many calls at once is there once', async () => {
    const person = await newPerson(server);
    const phone = device('at-once');
    const answers = await Promise.all(Array.from({ length: 8 }, () => person.call('PUT', PATH, phone)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await devicesOf(person)).toHaveLength(1);
  });

  it('PU3: are taken for endpoints that something may be sent to alone', async () => {
    const strict = await testServer();
    const person = await newPerson(strict);
    const put = async (endpoint: string) => {
      const { status, body } = await person.call('PUT', PATH, { ...device('a'), endpoint });
      return [status, body.code];
    };
    for (const endpoint of [
      ...[service.endpoint('a'), 'https://localhost/a', 'https://10.0.0.1/a', 'http://push.example.com/a'],
      ...['https://[::ffff:127.0.0.1]/a', 'https://metadata.google.internal/a'],
    ])
      expect([endpoint, await put(endpoint)]).toEqual([endpoint, [422, 'push_not_taken']]);
    expect(await put('javascript:alert(1)')).toEqual([400, 'invalid']);
    expect(await put('https://push.example.com/a')).toEqual([200, undefined]);
    await strict.close();
  });

  it('PU3: are taken for keys that something can be encrypted to alone', async () => {
    const person = await newPerson(server);
    const { endpoint, keys } = device('keys');
    const put = async (wrong: Partial<typeof keys>) =>
      (await person.call('PUT', PATH, { endpoint, keys: { ...keys, ...wrong } })).status;
    // Of the right form, and no point of the curve.
    expect(await put({ p256dh: `B${'A'.repeat(86)}` })).toBe(422);
    for (const wrong of [{ p256dh: 'BA' }, { auth: 'short' }, { auth: `${keys.auth}A` }])
      expect(await put(wrong)).toBe(400);
    expect(await devicesOf(person)).toEqual([]);
  });
});
