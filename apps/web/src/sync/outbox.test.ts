import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { databaseOutbox } from './device/database-outbox.ts';
import { type DeviceDatabase, openDeviceDatabase } from './device/device-database.ts';
import { memoryOutbox, type Outbox, type OutboxRecord } from './outbox.ts';

const record = (_id: string, args: unknown = {}): OutboxRecord => ({
  _id,
  name: 'editProject',
  args,
  version: 1,
  at: 1,
  attempted: false,
});

const opened: DeviceDatabase[] = [];
const database = (): DeviceDatabase => {
  const one = openDeviceDatabase(`test-${opened.length}`);
  opened.push(one);
  return one;
};
afterEach(async () => {
  for (const one of opened) await one.delete();
});

const implementations: Record<string, () => Outbox> = {
  'in memory': memoryOutbox,
  'in IndexedDB': () => databaseOutbox(database(), 'user-1', 'project-1'),
};

describe.each(Object.entries(implementations))('an outbox %s', (_, open) => {
  it('gives the commands back in the order in which they were made', async () => {
    const outbox = open();
    for (const id of ['c', 'a', 'b']) await outbox.add(record(id, { id }));
    expect((await outbox.list()).map(({ _id }) => _id)).toEqual(['c', 'a', 'b']);
    expect((await outbox.list())[1]!.args).toEqual({ id: 'a' });
  });

  it('keeps the first of two commands with one id', async () => {
    const outbox = open();
    await outbox.add(record('a', 1));
    await outbox.add(record('a', 2));
    expect((await outbox.list()).map(({ args }) => args)).toEqual([1]);
  });

  it('lets only those be sent that are still there, and remembers the attempt', async () => {
    const outbox = open();
    await outbox.add(record('a'));
    await outbox.add(record('b'));
    expect(await outbox.attempt(['b', 'gone', 'a'])).toEqual(['b', 'a']);
    expect((await outbox.list()).map(({ _id, attempted }) => [_id, attempted])).toEqual([
      ['a', true],
      ['b', true],
    ]);
  });

  it('gives a command back that was never attempted, and no other', async () => {
    const outbox = open();
    await outbox.add(record('a'));
    await outbox.add(record('b'));
    await outbox.attempt(['a']);
    expect(await outbox.withdraw('a')).toBe(false);
    expect(await outbox.withdraw('b')).toBe(true);
    expect(await outbox.withdraw('b')).toBe(false);
    expect((await outbox.list()).map(({ _id }) => _id)).toEqual(['a']);
  });

  it('forgets what is removed, and minds nothing that is not there', async () => {
    const outbox = open();
    await outbox.add(record('a'));
    await outbox.add(record('b'));
    await outbox.remove(['a', 'gone']);
    expect((await outbox.list()).map(({ _id }) => _id)).toEqual(['b']);
  });
});

describe('outboxes of one device', () => {
  it('show nobody what another user or another project left there', async () => {
    const device = database();
    await databaseOutbox(device, 'user-1', 'project-1').add(record('a'));
    expect(await databaseOutbox(device, 'user-2', 'project-1').list()).toEqual([]);
    expect(await databaseOutbox(device, 'user-1', 'project-2').list()).toEqual([]);
    expect(await databaseOutbox(device, 'user-2', 'project-1').withdraw('a')).toBe(false);
    expect(await databaseOutbox(device, 'user-1', 'project-1').list()).toHaveLength(1);
  });
});
