import { WITHDRAW_MS } from '@ddak/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPool, type Pool } from '../../db/pool.ts';
import { asSystem } from '../../db/reader.ts';
import { PgStore } from '../../sync/pg-store.ts';
import { ProjectStates } from '../../sync/project-states.ts';
import type { Job } from '../../sync/sync-store.ts';
import { issuedDay } from '../../testing/issued-day.ts';
import { newPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { callMessage } from './call-message.ts';
import { CallDeliveryRepo } from './repo.ts';
import { sendCall } from './send-call.ts';

let server: TestServer;
let pool: Pool;
beforeAll(async () => {
  server = await testServer();
  pool = openPool(server.databaseUrl, () => {}, 3);
}, 60_000);
afterAll(async () => {
  await pool?.end();
  await server?.close();
});

/** A day whose first version is still to be sent while a second one has gone out; what becomes of that message. */
async function late(second: { calltime?: number; weather?: string }) {
  const owner = await newPerson(server);
  const day = await issuedDay(owner, { scenes: 1, people: 1 }, { email: () => 'crew@example.com' });
  const { projectId, timetableId, callsheetId } = day;
  const first = day.lastVersion();
  const putOff: Job[] = [];
  const deliveries = new CallDeliveryRepo(pool, async (jobs) => void putOff.push(...jobs));
  const key = `crew:${day.crewIds[0]}`;
  const statusOf = async () =>
    (await deliveries.ofVersion(projectId, first)).find((one) => one.recipient === key);
  // The server's own workers are done with it before there is a later one.
  while ((await statusOf())?.status !== 'sent') await new Promise((resolve) => setTimeout(resolve, 20));
  const { calltime, weather } = second;
  if (calltime !== undefined)
    await owner.run(projectId, 'editTimetable', { timetableId, patch: { calltime } });
  if (weather !== undefined)
    await owner.run(projectId, 'editCallsheet', { callsheetId, patch: { weather }, put: {}, remove: [] });
  const versionId = await day.publish();
  const said: string[] = [];
  const states = new ProjectStates(new PgStore(pool, async () => {}));
  const mail = async (outgoing: Parameters<typeof callMessage>[0]) => {
    said.push(callMessage(outgoing).lines.join(' '));
    return 'sent' as const;
  };
  await pool.query("update call_delivery set status = 'waiting', tried_at = null where version = $1", [
    first,
  ]);
  const send = (now: number) =>
    asSystem('jobs', async () => {
      const { _id } = (await statusOf())!;
      const parts = { deliveries, states, ways: { mail, push: mail, app: mail }, now: () => now };
      const settingsOf = async () => ({ choices: {}, quiet: null });
      await sendCall({ ...parts, settingsOf, onFailed: () => {} }, { deliveryId: _id }, false);
      return (await statusOf())!.status;
    });
  return { owner, projectId, versionId, send, said, putOff };
}

it('CS92: a message that comes late outdoes no later one, once that cannot be taken back', async () => {
  const { send, said, putOff } = await late({ calltime: 450 });
  expect(await send(Date.now())).toBe('waiting');
  expect(putOff.map(({ afterSeconds }) => (afterSeconds ?? 0) > 0)).toEqual([true]);
  expect([await send(Date.now() + 2 * WITHDRAW_MS), said]).toEqual(['dropped', []]);
});

it('CS92: it is sent where the later one was taken back', async () => {
  const { owner, projectId, versionId, send, said } = await late({ calltime: 450 });
  await owner.run(projectId, 'withdrawVersion', { versionId });
  expect(await send(Date.now() + 2 * WITHDRAW_MS)).toBe('sent');
  expect(said[0]).toContain('콜 08:00');
});

it('CS92: it is sent where the later one told them nothing', async () => {
  const { send, said } = await late({ weather: '눈' });
  expect(await send(Date.now())).toBe('sent');
  expect(said[0]).toContain('콜 08:00');
});
