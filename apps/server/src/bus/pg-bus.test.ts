import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../new-id.ts';
import { busContract } from '../testing/bus-contract.ts';
import { testDatabase } from '../testing/test-database.ts';
import type { Nudge } from './bus.ts';
import { PgBus } from './pg-bus.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

async function open(errors: unknown[] = []): Promise<PgBus> {
  const bus = new PgBus({ url: database.url, notify: true, onError: (error) => errors.push(error) });
  await bus.start();
  return bus;
}

busContract('PgBus', () => Promise.all([open(), open(), open()]));

describe('PgBus', () => {
  it('sends one notify for many commands of a moment', async () => {
    const listener = new Client({ connectionString: database.url });
    await listener.connect();
    await listener.query('listen ddak_bus');
    const payloads: string[] = [];
    listener.on('notification', ({ payload }) => payloads.push(payload ?? ''));
    const bus = await open();
    const projectId = newId();
    for (let seq = 1; seq <= 500; seq++) bus.publish({ projectId, seq });
    while (payloads.length === 0) await pause(5);
    await bus.close();
    await listener.end();
    expect(payloads).toHaveLength(1);
    expect(JSON.parse(payloads[0]!)).toMatchObject({ nudges: [{ projectId, seq: 500 }] });
  });

  it('comes back after its connection was cut', async () => {
    const errors: unknown[] = [];
    const [here, there] = [await open(errors), await open()];
    const nudges: Nudge[] = [];
    here.listen({ nudge: (nudge) => nudges.push(nudge), notice: () => {} });
    const admin = new Client({ connectionString: database.url });
    await admin.connect();
    await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ddak-bus' and datname = current_database()",
    );
    await admin.end();
    const projectId = newId();
    for (let seq = 1; nudges.length === 0; seq++) {
      there.publish({ projectId, seq });
      await pause(20);
    }
    expect(errors.length).toBeGreaterThan(0);
    await Promise.all([here.close(), there.close()]);
  });
});
