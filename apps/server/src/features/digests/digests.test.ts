import { setTimeout as pause } from 'node:timers/promises';
import { callInstant, koreanDate } from '@ddak/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPool, type Pool } from '../../db/pool.ts';
import { asSystem } from '../../db/reader.ts';
import { newId } from '../../new-id.ts';
import { chooseNotices } from '../../testing/choose-notices.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { addTestMember, newPerson, newProject, type TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { gatherDigests } from './gather-digests.ts';

let server: TestServer;
let pool: Pool;
beforeAll(async () => {
  server = await testServer({ DDAK_JOB_POLL_SECONDS: '0.5' });
  pool = openPool(server.databaseUrl, () => {}, 3);
}, 60_000);
afterAll(async () => {
  await pool?.end();
  await server?.close();
});

const gather = (now: number): Promise<unknown> => {
  const enqueue: Parameters<typeof gatherDigests>[0]['enqueue'] = async (jobs, client) => {
    for (const { name, data } of jobs)
      await client.query('insert into pgboss.job (name, data) values ($1, $2)', [name, data]);
  };
  const parts = { pool, enqueue, wake: () => {} };
  return asSystem('jobs', () => Promise.all([gatherDigests(parts, now), gatherDigests(parts, now)]));
};
const unread = async (person: TestPerson) =>
  (await person.call<{ data: { unread: number } }>('GET', '/me/notices')).body.data.unread;

it('NT10: tells in the morning, in one mail, what was not read of the kinds that are wanted by mail', async () => {
  const [owner, reader, other] = await Promise.all(
    ['정서윤', '백이든', '나배'].map((name) => newPerson(server, name)),
  );
  const { projectId } = await newProject(owner!);
  for (const person of [reader!, other!]) await addTestMember(owner!, projectId, person, 'member');
  await chooseNotices(reader!, { mention: { mail: true } });
  await chooseNotices(other!, { rights: { mail: true } });
  const target = { targetKind: 'project', targetId: projectId, parentId: null } as const;
  const text = `@[${reader!.user._id}] @[${other!.user._id}] 확인해 주세요`;
  await owner!.run(projectId, 'addComment', { commentId: newId(), ...target, text });
  while ((await unread(reader!)) + (await unread(other!)) < 2) await pause(20);
  const HOUR = 3_600_000;
  const morning = callInstant(koreanDate(Date.now() + 17 * HOUR), 7 * 60);
  await gather(morning);
  const mails = () =>
    mailsTo(server.dataDir, reader!.user.email).filter((mail) => mail.includes('읽지 않은 알림'));
  while (mails().length === 0) await pause(50);
  expect(mails()[0]).toContain('〈밤의 정류장〉 정서윤 님이 나를 불렀어요');
  expect(mails()[0]).not.toContain('확인해 주세요');
  await gather(morning + HOUR);
  await gather(morning + 24 * HOUR);
  const open = "select from pgboss.job where name = 'send-mail' and state in ('created', 'active', 'retry')";
  while ((await pool.query(open)).rowCount !== 0) await pause(50);
  expect(mails()).toHaveLength(1);
  expect(mailsTo(server.dataDir, other!.user.email).some((mail) => mail.includes('읽지 않은'))).toBe(false);
});
