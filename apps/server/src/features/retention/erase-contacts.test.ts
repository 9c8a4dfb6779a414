import { setTimeout as pause } from 'node:timers/promises';
import type { Id } from '@ddak/domain';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { newId } from '../../new-id.ts';
import { openServer } from '../../open-server.ts';
import { command, newPerson, newProject, type TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let client: Client;
let owner: TestPerson;
beforeAll(async () => {
  server = await testServer();
  client = new Client({ connectionString: server.databaseUrl });
  await client.connect();
  owner = await newPerson(server, '정서윤');
});
afterAll(async () => {
  await client.end();
  await server.close();
});

const DAY_MS = 24 * 60 * 60 * 1000;
const SYSTEM = "('pg_catalog', 'information_schema', 'pg_toast')";

/** The tables in which a word stands. */
async function tablesWith(word: string): Promise<string[]> {
  const { rows: tables } = await client.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ${SYSTEM}`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const has = `select 1 from ${name} t where position($1 in t::text) > 0 limit 1`;
    if ((await client.query(has, [word])).rows.length > 0) found.push(name);
  }
  return found.sort();
}

interface Kept {
  readonly projectId: Id;
  readonly crewId: Id;
  /** What has set the contact of a person who is still of the crew. */
  readonly set: ReturnType<typeof command>;
  readonly words: readonly string[];
}

/** An archived project: somebody with a phone, a changed one, one of a person who was removed, a request with one. */
async function archived(number: string, days: number): Promise<Kept> {
  const { projectId } = await newProject(owner);
  const [crewTeamId, crewId, gone] = [newId(), newId(), newId()];
  await owner.run(projectId, 'addCrewTeam', { crewTeamId, name: '촬영팀' });
  const contactOf = (id: Id, phone: string) => ({
    contactId: newId(),
    crewId: id,
    phone,
    email: `${phone}@b.c`,
  });
  for (const [id, name] of [
    [crewId, '한지원'],
    [gone, '오하람'],
  ] as const)
    await owner.run(projectId, 'addCrew', { crewId: id, crewTeamId, name, consent: { guardian: '' } });
  await owner.run(projectId, 'setPersonContact', contactOf(crewId, `${number}-1`));
  const set = command('setPersonContact', contactOf(crewId, `${number}-2`));
  await owner.send(projectId, set);
  await owner.run(projectId, 'setPersonContact', contactOf(gone, `${number}-3`));
  await owner.run(projectId, 'removeCrew', { crewId: gone });
  const { body } = await owner.call('POST', `/projects/${projectId}/invitations`, {
    role: 'member',
    days: 1,
    uses: 1,
  });
  const userRequest = { message: `${number}-4로 주세요`, phone: `${number}-5`, teamId: null, roleTitle: '' };
  const asker = await newPerson(server, '백도현');
  const asked = { inviteCode: body.data?.code, userRequest };
  expect((await asker.call('POST', '/user-crew-requests', asked)).status).toBe(200);
  expect(await owner.run(projectId, 'archiveProject', {})).toMatchObject({ outcome: 'committed' });
  await client.query('update project set archived_at = $2 where id = $1', [
    projectId,
    Date.now() - days * DAY_MS,
  ]);
  return { projectId, crewId, set, words: [1, 2, 3, 4, 5].map((n) => `${number}-${n}`) };
}

/** Another start of the server on this database, which does at once what is done daily. */
async function nextDay() {
  const env = { PORT: '0', DATA_DIR: server.dataDir, DATABASE_URL: server.databaseUrl, DDAK_LOG: 'silent' };
  return openServer(readConfig(env));
}

async function untilErased(projectId: Id): Promise<void> {
  const noted = 'select 1 from project_head where project_id = $1 and contacts_erased_at is not null';
  while ((await client.query(noted, [projectId])).rows.length === 0) await pause(50);
}

describe('PD6: the contacts of a project that was archived 90 days ago', () => {
  it('are in no table any more, and those of one archived for less are kept', async () => {
    const [old, young] = [await archived('010-0000-71', 91), await archived('010-0000-72', 89)];
    for (const word of old.words) expect(await tablesWith(word)).toContain('public.change_log');
    const next = await nextDay();
    await untilErased(old.projectId);
    for (const word of old.words) expect(await tablesWith(word)).toEqual([]);
    expect(await tablesWith(young.words[1]!)).toEqual(['public.change_log', 'public.person_contact']);
    const { rows: crew } = await client.query('select name from crew where id = $1', [old.crewId]);
    expect(crew).toEqual([{ name: '한지원' }]);
    await next.close();
  });

  it('are gone from the answers too, where one has told them', async () => {
    const { projectId, words } = await archived('010-0000-73', 91);
    const told = JSON.stringify({ note: `${words[1]}로 걸어 주세요` });
    const answer = `update command_outcome set result = result || $2::jsonb where project_id = $1`;
    await client.query(answer, [projectId, told]);
    const next = await nextDay();
    await untilErased(projectId);
    expect(await tablesWith(words[1]!)).toEqual([]);
    const { rows } = await client.query(
      `select result->>'note' as note from command_outcome where project_id = $1`,
      [projectId],
    );
    expect(rows[0]).toEqual({ note: '(지운 연락처)로 걸어 주세요' });
    await next.close();
  });

  it('have their days said in the list of projects', async () => {
    const { body } = await owner.call<{ data: { contactDays: number }[] }>('GET', '/projects');
    expect(body.data.map(({ contactDays }) => contactDays)).toEqual(body.data.map(() => 90));
    expect(readConfig({ DDAK_CONTACT_DAYS: '30' }).contactDays).toBe(30);
    expect(() => readConfig({ DDAK_CONTACT_DAYS: '0' })).toThrow('DDAK_CONTACT_DAYS');
  });
});

describe('PD7: what went', () => {
  it('does not come back out of the archive, nor by an undo; what is written since stays', async () => {
    const { projectId, crewId, set, words } = await archived('010-0000-74', 91);
    let next = await nextDay();
    await untilErased(projectId);
    const at = Object.assign(Object.create(owner), { base: next.url }) as TestPerson;
    expect(await at.run(projectId, 'unarchiveProject', {})).toMatchObject({ outcome: 'committed' });
    const undone = await at.send(projectId, command('undo', { commandId: set._id }));
    expect(undone).toMatchObject([{ outcome: 'refused', code: 'nothing_left_to_undo' }]);
    const contact = { contactId: newId(), crewId, phone: '010-0000-7499', email: '' };
    expect(await at.run(projectId, 'setPersonContact', contact)).toMatchObject({ outcome: 'committed' });
    expect(await at.run(projectId, 'archiveProject', {})).toMatchObject({ outcome: 'committed' });
    await next.close();
    const old = await archived('010-0000-75', 91);
    next = await nextDay();
    await untilErased(old.projectId);
    expect(await tablesWith(words[1]!)).toEqual([]);
    expect(await tablesWith('010-0000-7499')).toEqual(['public.change_log', 'public.person_contact']);
    // The days of the second archiving are over too.
    await client.query('update project set archived_at = $2 where id = $1', [
      projectId,
      Date.now() - 91 * DAY_MS,
    ]);
    await client.query('update project_head set contacts_erased_at = 1 where project_id = $1', [projectId]);
    await next.close();
    next = await nextDay();
    while ((await tablesWith('010-0000-7499')).length > 0) await pause(50);
    await next.close();
  });
});
