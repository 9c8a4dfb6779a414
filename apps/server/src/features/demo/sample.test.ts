import { setTimeout as pause } from 'node:timers/promises';
import { type ProjectState, stateFaults } from '@ddak/domain';
import { expect, it } from 'vitest';
import { Notices } from '../../db/notices.ts';
import { openOrm, openPool } from '../../db/pool.ts';
import { asAccount } from '../../db/reader.ts';
import { newId } from '../../new-id.ts';
import { PgStore } from '../../sync/pg-store.ts';
import { publishTestSheet } from '../../testing/publish-test-sheet.ts';
import { serverAndClient } from '../../testing/server-and-client.ts';
import { newPerson, newProject, type TestPerson } from '../../testing/test-person.ts';
import { sampleDay } from './sample-rows.ts';

const { server, client } = await serverAndClient();

const look = async (person: TestPerson): Promise<string> => {
  const { status, body } = await person.call<{ data: { projectId: string } }>('POST', '/sample-project');
  expect(status).toBe(201);
  return body.data.projectId;
};

async function stateOf(projectId: string): Promise<ProjectState> {
  const pool = openPool(server.databaseUrl, () => {}, 1);
  const snapshot = await new PgStore(pool, async () => {}).readSnapshot(projectId);
  await pool.end();
  return snapshot!.state;
}

const count = async (sql: string, ...values: unknown[]): Promise<number> =>
  Number((await client.query(`select count(*) from ${sql}`, values)).rows[0].count);

it('SA1: begins on the Tuesday after today, every weekday as it was written', () => {
  expect(sampleDay('2026-11-24', '2026-12-01')).toBe('2026-12-01');
  expect(sampleDay('2026-11-30', '2026-12-01')).toBe('2026-12-01');
  expect(sampleDay('2026-12-01', '2026-12-01')).toBe('2026-12-08');
  expect(sampleDay('2027-03-10', '2026-12-03')).toBe('2027-03-18');
});

it('SA1, SA5: is a whole production of its own, of invented people without accounts', async () => {
  const person = await newPerson(server, '윤가을');
  const projectId = await look(person);
  const state = await stateOf(projectId);
  expect(stateFaults(state)).toEqual([]);
  expect(state.project.get(projectId)).toMatchObject({ title: '막차의 우산', isSample: true });
  expect([...state.projectMember.values()].map(({ userId, role }) => [userId, role])).toEqual([
    [person.user._id, 'owner'],
  ]);
  expect(state.crew.size).toBe(40);
  expect([...state.crew.values()].every(({ userId }) => userId === null)).toBe(true);
  const contacts = [...state.personContact.values()].filter(({ crewId }) => crewId !== null);
  expect(contacts).toHaveLength(40);
  // SC22: 민지 is a child.
  expect([...state.personContact.values()].filter(({ crewId }) => crewId === null)).toMatchObject([
    { guardianName: '서윤정', guardianPhone: '010-0000-0340', phone: '' },
  ]);
  const child = [...state.character.values()].find(({ name }) => name === '민지');
  expect(child).toMatchObject({ ageKnown: true, minorClass: 'under15', under19From: null });
  expect(contacts.filter(({ phone }) => !/^010-0000-\d{4}$/.test(phone))).toEqual([]);
  expect(contacts.filter(({ email }) => email !== '')).toEqual([]);
  const asked = [...state.locationContact.values()];
  expect(asked).toHaveLength(state.location.size);
  expect(asked.filter(({ phone }) => !/^010-0000-\d{4}$/.test(phone))).toEqual([]);
  expect(state.itemCost.size).toBeGreaterThan(5);
  expect(state.callsheet.size).toBe(10);
  expect([...state.comment.values()].every(({ author }) => author === person.user._id)).toBe(true);
  expect(await count('screenplay_text where project_id = $1', projectId)).toBe(1);
  // Its script can be taken along as any.
  const [version] = state.screenplay.values();
  expect(
    await count('file where project_id = $1 and id = $2 and size > 1000', projectId, version!.fileId),
  ).toBe(1);
});

it('SA2: is one of a person at a time, however often and at once they ask, and a new one once it is thrown away', async () => {
  const person = await newPerson(server, '한지원');
  const asked = await Promise.all([look(person), look(person), look(person)]);
  expect(new Set(asked).size).toBe(1);
  const other = await newPerson(server, '오세준');
  expect(await look(other)).not.toBe(asked[0]);
  const gone = await person.call('POST', `/projects/${asked[0]}/deletion`, { title: '막차의 우산' });
  expect(gone.status).toBe(200);
  expect(await count('file where uploaded_by = $1', person.user._id)).toBe(0);
  expect(await look(person)).not.toBe(asked[0]);
});

it('SA2: is refused in words to who has no room for its script', async () => {
  const person = await newPerson(server, '노아름');
  const projectId = await look(person);
  // More than anybody has from the first (`DDAK_STORAGE_MB`).
  await client.query('update file set size = $1 where uploaded_by = $2', [2 ** 40, person.user._id]);
  await client.query('update project set is_sample = false where id = $1', [projectId]);
  expect(await person.call('POST', '/sample-project')).toMatchObject({
    status: 413,
    body: { code: 'storage_full' },
  });
  expect(await count('project_member where user_id = $1', person.user._id)).toBe(1);
});

it('SA3: nothing takes its mark away, and no other project gets it', async () => {
  const person = await newPerson(server, '문태경');
  const projectId = await look(person);
  const edit = { title: '새 이름', isSample: false };
  await person.run(projectId, 'editProject', { patch: edit });
  expect((await stateOf(projectId)).project.get(projectId)).toMatchObject({
    title: '새 이름',
    isSample: true,
  });
});

it('SA4: nobody is invited to it, and no mail or push leaves it, whatever stands in it', async () => {
  const person = await newPerson(server, '심다온');
  const projectId = await look(person);
  const invite = { role: 'member', days: 7, uses: 5 };
  expect(await person.call('POST', `/projects/${projectId}/invitations`, invite)).toMatchObject({
    status: 409,
    body: { code: 'sample_alone' },
  });
  const about = "pgboss.job where data->>'projectId' = $1";
  expect(await count(about, projectId)).toBe(0);
  const state = await stateOf(projectId);
  for (const { _id: contactId, crewId } of [...state.personContact.values()].slice(0, 2)) {
    const real = { crewId: crewId!, phone: '010-0000-0101', email: `${contactId.slice(-6)}@example.com` };
    await person.run(projectId, 'setPersonContact', { contactId, ...real });
  }
  const [sheet] = state.callsheet.values();
  const { result } = await publishTestSheet(person, projectId, sheet!._id);
  expect(result.outcome).toBe('committed');
  const sent = 'call_delivery where project_id = $1';
  while ((await count(sent, projectId)) < 2) await pause(20);
  while ((await count(`${sent} and status = 'waiting'`, projectId)) > 0) await pause(20);
  expect(await count(`${sent} and status = 'unreachable'`, projectId)).toBe(await count(sent, projectId));
});

it('SA4: what its owner is told of it stands in the app alone', async () => {
  const person = await newPerson(server, '구민재');
  const { user } = person;
  const [sample, own] = [await look(person), (await newProject(person)).projectId];
  const pool = openPool(server.databaseUrl, () => {}, 1);
  const notices = new Notices(openOrm(pool));
  const told = {
    userId: user._id,
    kind: 'plan',
    section: 'project',
    body: '',
    path: '/',
    inApp: true,
  } as const;
  const [ofSample, ofOwn] = [newId(), newId()];
  await asAccount(user._id, async () => {
    await notices.add({ _id: ofSample, projectId: sample, title: '예시', createdAt: 5, ...told });
    await notices.add({ _id: ofOwn, projectId: own, title: '작품', createdAt: 6, ...told });
    expect((await notices.listOf(user._id)).notices.map(({ _id }) => _id)).toEqual([ofOwn, ofSample]);
    expect(await notices.unread(user._id, ofSample)).toBeUndefined();
    expect((await notices.unread(user._id, ofOwn))?._id).toBe(ofOwn);
    const mailed = await notices.unreadBetween(user._id, ['plan'], 0, 9);
    expect(mailed.map(({ _id }) => _id)).toEqual([ofOwn]);
  });
  await pool.end();
});
