import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { afterEach, describe, expect, it } from 'vitest';
import { databaseCopy } from './device/database-copy.ts';
import { databaseOutbox } from './device/database-outbox.ts';
import { type DeviceDatabase, eraseCopies, openDeviceDatabase } from './device/device-database.ts';
import {
  type CopiedChanges,
  type CopiedProject,
  type DeviceCopy,
  judgeAppend,
  memoryCopy,
} from './device-copy.ts';

const base = (seq: number, epoch = 1): CopiedProject => ({ seq, epoch, at: seq, tables: {} });
const step = (from: number, to: number, epoch = 1): CopiedChanges => ({
  from,
  to,
  epoch,
  at: to,
  changes: [{ table: 'scene', op: 'delete', _id: 'a' }],
});

const opened: DeviceDatabase[] = [];
const database = (): DeviceDatabase => {
  const one = openDeviceDatabase(`copy-${opened.length}`);
  opened.push(one);
  return one;
};
afterEach(async () => {
  for (const one of opened) await one.delete();
});

const implementations: Record<string, () => DeviceCopy> = {
  'in memory': memoryCopy,
  'in IndexedDB': () => databaseCopy(database(), 'user-1', 'project-1'),
};

describe.each(Object.entries(implementations))('a copy %s', (_, open) => {
  it('is empty at first, and wants a base before changes', async () => {
    const copy = open();
    expect(await copy.load()).toBeNull();
    expect(await copy.append(step(0, 1))).toBe('again');
  });

  it('gives back its base and what continued it, in order', async () => {
    const copy = open();
    await copy.replace(base(3));
    expect(await copy.append(step(3, 4))).toBe('done');
    expect(await copy.append(step(4, 6))).toBe('done');
    const contents = (await copy.load())!;
    expect(contents.base).toEqual(base(3));
    expect(contents.tail.map(({ to }) => to)).toEqual([4, 6]);
  });

  it('SN12: gives back tables of many rows, of few and of none as they were', async () => {
    const copy = open();
    const rows = (count: number) => Array.from({ length: count }, (_, i) => ({ _id: `${i}`, name: '소품' }));
    const tables = { scene: rows(999), breakdownItem: rows(2_500), character: rows(1_000), board: [] };
    await copy.replace({ ...base(3), tables });
    expect((await copy.load())!.base).toEqual({ ...base(3), tables });
    await copy.replace(base(4));
    expect((await copy.load())!.base).toEqual(base(4));
  });

  it('takes changes once when two tabs write them', async () => {
    const copy = open();
    await copy.replace(base(3));
    await copy.append(step(3, 5));
    expect(await copy.append(step(3, 4))).toBe('done');
    expect((await copy.load())!.tail).toHaveLength(1);
  });

  it('takes steps that two tabs have joined otherwise', async () => {
    const copy = open();
    await copy.replace(base(3));
    await copy.append(step(3, 6));
    expect(await copy.append(step(5, 8))).toBe('done');
    expect((await copy.load())!.tail.map(({ to }) => to)).toEqual([6, 8]);
  });

  it('asks for a new base when changes leave a hole or hold under another epoch', async () => {
    const copy = open();
    await copy.replace(base(3));
    expect(await copy.append(step(4, 5))).toBe('again');
    expect(await copy.append(step(3, 4, 2))).toBe('again');
    expect((await copy.load())!.tail).toEqual([]);
  });

  it('forgets the tail with a new base, and everything when erased', async () => {
    const copy = open();
    await copy.replace(base(3));
    await copy.append(step(3, 4));
    await copy.replace(base(9));
    expect(await copy.load()).toEqual({ base: base(9), tail: [] });
    await copy.erase();
    expect(await copy.load()).toBeNull();
  });
});

it('a copy whose tail has grown long asks for a new base', () => {
  const head = { seq: 7, epoch: 1 };
  expect(judgeAppend({ ...head, steps: 999 }, step(7, 8))).toBe('append');
  expect(judgeAppend({ ...head, steps: 1000 }, step(7, 8))).toBe('again');
  expect(judgeAppend({ ...head, steps: 1000 }, step(6, 7))).toBe('known');
});

describe('the device at sign-out', () => {
  it('loses the copies of that user, and keeps what waits in their outbox', async () => {
    const device = database();
    const mine = databaseCopy(device, 'user-1', 'project-1');
    const hers = databaseCopy(device, 'user-2', 'project-1');
    const outbox = databaseOutbox(device, 'user-1', 'project-1');
    await mine.replace(base(1));
    await hers.replace(base(1));
    await outbox.add({ _id: 'a', name: 'undo', args: {}, version: 1, at: 1, attempted: false });
    await eraseCopies(device, 'user-1');
    expect(await mine.load()).toBeNull();
    expect(await hers.load()).not.toBeNull();
    expect(await outbox.list()).toHaveLength(1);
  });
});

it('SN12: a copy that an older program kept whole is there after the database has been renewed', async () => {
  const name = `copy-${opened.length}`;
  const older = new Dexie(name);
  older.version(4).stores({
    copies:
      '[userId+projectId], userId, [userId+projectId+base.seq+base.shape], [userId+projectId+base.seq+base.epoch]',
    copySteps: '++order, [userId+projectId], userId, [userId+projectId+step.to]',
    outbox: '++order, [userId+projectId], &[userId+projectId+_id]',
  });
  const whole = { ...base(3), shape: 'x', tables: { scene: [{ _id: 'a', note: '밤' }], board: [] } };
  await older.table('copies').put({ userId: 'user-1', projectId: 'project-1', base: whole });
  await older.table('copySteps').add({ userId: 'user-1', projectId: 'project-1', step: step(3, 4) });
  older.close();
  const copy = databaseCopy(database(), 'user-1', 'project-1');
  expect(await copy.load()).toEqual({ base: whole, tail: [step(3, 4)] });
  expect(await copy.append(step(4, 5))).toBe('done');
});
