import 'fake-indexeddb/auto';
import { STATE_SHAPE } from '@ddak/domain';
import { describe, expect, it } from 'vitest';
import { databaseCopy } from './database-copy.ts';
import { databaseOutbox } from './database-outbox.ts';
import { openDeviceDatabase } from './device-database.ts';
import { lookAtDevice } from './look-at-device.ts';

describe('a look at the device', () => {
  it('says how far each copy goes and where something waits, for this user alone', async () => {
    const device = openDeviceDatabase('look');
    const base = (seq: number) => ({ seq, epoch: 1, shape: STATE_SHAPE, at: seq, tables: {} });
    await databaseCopy(device, 'me', 'a').replace(base(3));
    await databaseCopy(device, 'me', 'a').append({ from: 3, to: 7, epoch: 1, at: 7, changes: [] });
    await databaseCopy(device, 'me', 'b').replace(base(4));
    await databaseCopy(device, 'her', 'c').replace(base(9));
    const record = { _id: 'x', name: 'undo', args: {}, version: 1, at: 1, attempted: false };
    await databaseOutbox(device, 'me', 'd').add(record);
    await databaseOutbox(device, 'me', 'd').add({ ...record, _id: 'y' });
    await databaseOutbox(device, 'her', 'c').add(record);
    const look = lookAtDevice(device, 'me');
    expect(await look.copied()).toEqual(
      new Map([
        ['a', 7],
        ['b', 4],
      ]),
    );
    expect(await look.waiting()).toEqual(new Set(['d']));
    await device.delete();
  });

  it('SN9: takes a copy of another shape, and one that names none, for the oldest of all', async () => {
    const device = openDeviceDatabase('look-before');
    const base = { seq: 5, epoch: 1, at: 5, tables: {} };
    await databaseCopy(device, 'me', 'a').replace({ ...base, shape: 'before' });
    await databaseCopy(device, 'me', 'a').append({ from: 5, to: 7, epoch: 1, at: 7, changes: [] });
    await databaseCopy(device, 'me', 'b').replace(base);
    await databaseCopy(device, 'me', 'c').replace({ ...base, shape: STATE_SHAPE });
    expect(await lookAtDevice(device, 'me').copied()).toEqual(
      new Map([
        ['a', -1],
        ['b', -1],
        ['c', 5],
      ]),
    );
    await device.delete();
  });
});
