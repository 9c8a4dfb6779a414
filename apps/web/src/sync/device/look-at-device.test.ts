import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { databaseCopy } from './database-copy.ts';
import { databaseOutbox } from './database-outbox.ts';
import { openDeviceDatabase } from './device-database.ts';
import { lookAtDevice } from './look-at-device.ts';

describe('a look at the device', () => {
  it('says how far each copy goes and where something waits, for this user alone', async () => {
    const device = openDeviceDatabase('look');
    const base = (seq: number) => ({ seq, epoch: 1, at: seq, tables: {} });
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
});
