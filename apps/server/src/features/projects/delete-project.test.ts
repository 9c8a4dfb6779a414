import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPool } from '../../db/pool.ts';
import { newId } from '../../new-id.ts';
import { sendTestFile } from '../../testing/send-test-file.ts';
import { addTestMember, newPerson, newProject, type TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const remove = (person: TestPerson, projectId: string, title = '밤의 정류장') =>
  person.call('POST', `/projects/${projectId}/deletion`, { title });

it('PD10: a project is deleted by its owner, by its title, when nobody else takes part', async () => {
  const [owner, manager] = [await newPerson(server), await newPerson(server)];
  const { projectId } = await newProject(owner);
  const memberId = await addTestMember(owner, projectId, manager, 'manager');
  expect((await remove(manager, projectId)).status).toBe(403);
  expect((await remove(await newPerson(server), projectId)).status).toBe(404);
  expect(await remove(owner, projectId, '다른 작품')).toMatchObject({ body: { code: 'wrong_title' } });
  expect(await remove(owner, projectId)).toMatchObject({ status: 409, body: { code: 'project_shared' } });
  await owner.run(projectId, 'removeMember', { memberId });
  expect((await remove(owner, projectId, ' 밤의 정류장 '.normalize('NFD'))).status).toBe(200);
  expect((await owner.call('GET', '/projects')).body).toEqual({ data: [] });
  expect((await remove(owner, projectId)).status).toBe(404);
});

it('PD10: of a deleted project nothing is left: no row, no entry of the log, no file', async () => {
  const owner = await newPerson(server);
  const other = await newProject(owner);
  const { projectId } = await newProject(owner);
  const sent = await sendTestFile(owner, projectId, '약도.jpg', Buffer.from('그림'));
  const fileId = String(sent.body.data!.file!.fileId);
  const target = { targetKind: 'project', targetId: projectId } as const;
  const file = { name: '약도', fileId, link: null, size: null, contents: null };
  await owner.run(projectId, 'addAttachment', { attachmentId: newId(), ...target, ...file });
  await owner.call('POST', `/projects/${projectId}/invitations`, { role: 'guest', days: 1, uses: 1 });
  expect((await remove(owner, projectId)).status).toBe(200);
  const pool = openPool(server.databaseUrl, () => {}, 1);
  const { rows: tables } = await pool.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  for (const { name } of tables) {
    const has = `select 1 from ${name} t where position($1 in t::text) > 0 limit 1`;
    expect((await pool.query(has, [projectId])).rows, name).toEqual([]);
  }
  await pool.end();
  expect(readdirSync(join(server.dataDir, 'files'), { recursive: true }).join()).not.toContain(fileId);
  expect((await owner.call('GET', '/projects')).body.data).toMatchObject([{ _id: other.projectId }]);
});
