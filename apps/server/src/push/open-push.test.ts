import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Id } from '@ddak/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { openOrm, openPool, type Pool } from '../db/pool.ts';
import { PushSubscriptions } from '../db/push-subscriptions.ts';
import { newId } from '../new-id.ts';
import { pushDevice, senderOf } from '../testing/push-device.ts';
import { type PushMood, type PushService, pushService } from '../testing/push-service.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { addTestUser } from '../testing/test-people.ts';
import { type OpenPush, openPush, type PushParts } from './open-push.ts';
import { openPost } from './post-push.ts';
import { PushUnavailable } from './push-message.ts';
import { guardedLookup } from './reachable.ts';

const NOW = 1_790_000_000_000;
const message = {
  key: 'callsheet 1 판 2',
  title: '3회차 집합 시간이 바뀌었어요',
  body: '집합 08:00 → 07:30',
  path: '/project/1/callsheets/1',
  tag: 'callsheet-1',
};

let database: TestDatabase;
let dataDir: string;
let pool: Pool;
let service: PushService;
let push: OpenPush;
let userId: Id;
const warned: unknown[] = [];

beforeAll(async () => {
  database = await testDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'ddak-test-push-'));
  pool = openPool(database.url, (error) => {
    throw error;
  });
  service = await pushService();
  push = openPush(parts('loopback'));
});
beforeEach(async () => {
  service.got.length = 0;
  service.byDevice.clear();
  warned.length = 0;
  await pool.query('delete from push_subscription');
  userId = (await addTestUser(database.url, '김하은'))._id;
});
afterAll(async () => {
  push.close();
  await service.close();
  await pool.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

function parts(reach: 'on' | 'off' | 'loopback'): PushParts {
  const config = readConfig({ DATA_DIR: dataDir, DDAK_PUSH: reach });
  return { config, pool, now: () => NOW, log: { warn: (what: unknown) => void warned.push(what) } };
}

async function startSession(endsAt = NOW + 1): Promise<Id> {
  const familyId = newId();
  await pool.query(
    `insert into session (id, user_id, family_id, refresh_hash, access_hash, access_expires_at, expires_at, created_at)
     values ($1, $2, $1, $3, $3, $4, $4, 0)`,
    [familyId, userId, String(familyId), endsAt],
  );
  return familyId;
}

/** A device of the person, at the service or elsewhere. */
async function addDevice(name: string, { endpoint = service.endpoint(name), endsAt = NOW + 1 } = {}) {
  const device = pushDevice(endpoint);
  const familyId = await startSession(endsAt);
  const row = { _id: newId(), userId, familyId, endpoint, ...device.subscription.keys, createdAt: NOW };
  expect(await new PushSubscriptions(openOrm(pool)).put(row)).toBe(true);
  return device;
}
const devicesLeft = async () =>
  (await pool.query('select from push_subscription where user_id = $1', [userId])).rowCount;

describe('the way out to devices', () => {
  it('PU5: reaches every device of the person, which alone can read it, signed by the key that browsers were given', async () => {
    const devices = new Map([
      ['phone', await addDevice('phone')],
      ['desk', await addDevice('desk')],
    ]);
    expect(await push.send(userId, message)).toBe('sent');
    expect(service.got.map(({ device }) => device).sort()).toEqual(['desk', 'phone']);
    const { key: _, ...shown } = message;
    for (const got of service.got) {
      expect(devices.get(got.device)!.read(got)).toEqual(shown);
      expect(got.headers).toMatchObject({ ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' });
      expect(senderOf(got)).toMatchObject({ key: push.publicKey, aud: service.origin });
    }
    expect(() => devices.get('phone')!.read(service.got.find(({ device }) => device === 'desk')!)).toThrow();
  });

  it('PU5: goes to nobody else, and nowhere where there is no device or pushes are off', async () => {
    await addDevice('phone');
    const other = await addTestUser(database.url, '이도윤');
    expect(await push.send(other._id, message)).toBe('nowhere');
    const off = openPush(parts('off'));
    expect([off.publicKey, await off.send(userId, message), off.takes('https://push.example.com/a')]).toEqual(
      [null, 'nowhere', false],
    );
    expect(service.got).toEqual([]);
  });

  it('PU4: leaves out devices whose session is over, however it ended', async () => {
    await addDevice('over', { endsAt: NOW });
    await addDevice('gone');
    await pool.query('delete from session where user_id = $1', [userId]);
    expect(await push.send(userId, message)).toBe('nowhere');
    expect(service.got).toEqual([]);
  });

  it.each([404, 410])(
    'PU8: forgets a device that the service does not know any more (%i)',
    async (status) => {
      await addDevice('old');
      service.byDevice.set('old', status);
      expect(await push.send(userId, message)).toBe('nowhere');
      expect(await devicesLeft()).toBe(0);
      expect(await push.send(userId, message)).toBe('nowhere');
      expect(service.got).toHaveLength(1);
    },
  );

  it.each<PushMood>([429, 500, 502, 503, 'drop'])(
    'PU8: is worth another try where the service says %s, and loses no device',
    async (mood) => {
      const phone = await addDevice('phone');
      service.byDevice.set('phone', mood);
      await expect(push.send(userId, message)).rejects.toBeInstanceOf(PushUnavailable);
      service.byDevice.clear();
      expect(await push.send(userId, message)).toBe('sent');
      expect(phone.read(service.got.at(-1)!)).toMatchObject({ title: message.title });
    },
  );

  it.each<PushMood>([400, 401, 403, 413, 'elsewhere'])(
    'PU8: is given up where the service says %s: the log has the number, and nothing of the device',
    async (mood) => {
      await addDevice('phone');
      service.byDevice.set('phone', mood);
      expect(await push.send(userId, message)).toBe('refused');
      expect(warned).toEqual([{ status: mood === 'elsewhere' ? 307 : mood }]);
      expect(await devicesLeft()).toBe(1);
    },
  );

  it('PU5: follows no redirect', async () => {
    await addDevice('phone');
    service.byDevice.set('phone', 'elsewhere');
    await push.send(userId, message);
    expect([service.got.length, service.state.elsewhere]).toEqual([1, 0]);
  });

  it('PU5: waits for no service for long, and hears no long answer out', async () => {
    const hasty = openPush({ ...parts('loopback'), post: openPost({ reach: 'loopback', timeoutMs: 200 }) });
    await addDevice('phone');
    service.byDevice.set('phone', 'silent');
    await expect(hasty.send(userId, message)).rejects.toBeInstanceOf(PushUnavailable);
    service.byDevice.set('phone', 'endless');
    expect(await hasty.send(userId, message)).toBe('sent');
    hasty.close();
  });

  it('PU6 PU7: sent again it has the same Topic, and comes to no device that has got it', async () => {
    await addDevice('phone');
    await addDevice('desk');
    service.byDevice.set('desk', 503);
    await expect(push.send(userId, message)).rejects.toBeInstanceOf(PushUnavailable);
    service.byDevice.clear();
    expect(await push.send(userId, message)).toBe('sent');
    expect(await push.send(userId, message)).toBe('sent');
    const of = (name: string) => service.got.filter(({ device }) => device === name);
    expect([of('phone').length, of('desk').length]).toEqual([1, 2]);
    expect(new Set(service.got.map(({ headers }) => headers.topic)).size).toBe(1);
    expect(await push.send(userId, { ...message, key: 'callsheet 1 판 3' })).toBe('sent');
    expect(new Set(service.got.map(({ headers }) => headers.topic)).size).toBe(2);
  });

  it('PU7: says sent where one device is reached and another refused', async () => {
    await addDevice('phone');
    await addDevice('desk');
    service.byDevice.set('desk', 400);
    expect(await push.send(userId, message)).toBe('sent');
  });

  it('PU3: sends nothing into the own network, by whatever name it got among the devices', async () => {
    const port = new URL(service.origin).port;
    const strict = openPush(parts('on'));
    for (const endpoint of [
      ...[`http://127.0.0.1:${port}/push/a`, `https://localhost:${port}/push/a`, 'https://localhost/push/a'],
      ...['https://[::1]/push/a', 'https://169.254.169.254/latest', 'https://10.0.0.1/a'],
    ])
      await addDevice('', { endpoint });
    expect(await strict.send(userId, message)).toBe('refused');
    expect(service.got).toEqual([]);
    strict.close();
  });

  it('PU3: refuses a name of the public net that has come to lead inside', async () => {
    await addDevice('', { endpoint: 'https://push.example.com/a' });
    const lookup = guardedLookup('public', (_host, _options, done) =>
      done(null, [{ address: '127.0.0.1', family: 4 }]),
    );
    const turned = openPush({ ...parts('on'), post: openPost({ reach: 'public', lookup }) });
    expect(await turned.send(userId, message)).toBe('refused');
    expect(await devicesLeft()).toBe(1);
    turned.close();
  });

  it('PU8: a service whose name is not found is asked again later', async () => {
    await addDevice('', { endpoint: 'https://push.example.com/a' });
    const lookup = guardedLookup('public', (_host, _options, done) =>
      done(Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' }), []),
    );
    const away = openPush({ ...parts('on'), post: openPost({ reach: 'public', lookup }) });
    await expect(away.send(userId, message)).rejects.toBeInstanceOf(PushUnavailable);
    away.close();
  });
});
