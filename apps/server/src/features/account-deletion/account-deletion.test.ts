import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { newId } from '../../new-id.ts';
import { openServer } from '../../open-server.ts';
import { serverAndClient } from '../../testing/server-and-client.ts';
import { addTestMember, command, newPerson, newProject, TestPerson } from '../../testing/test-person.ts';

const { server, client } = await serverAndClient();
let count = 0;

const password = '딱 맞는 비밀번호';

/** Somebody with a real password, signed in, whose e-mail is theirs. */
async function withPassword(name: string): Promise<TestPerson> {
  count += 1;
  const form = { email: `leaving-${count}@example.com`, password };
  const person = new TestPerson(server.url);
  await person.call('POST', '/auth/signup', { ...form, name, consents: ['age14', 'terms', 'privacy'] });
  const { body } = await person.call<{ data: { user: TestPerson['user'] } }>('POST', '/auth/signin', form);
  person.user = body.data.user;
  await client.query('update "user" set confirmed_at = 1 where id = $1', [person.user._id]);
  return person;
}

/** A project of somebody else in which the person takes part, is of the crew, and has a telephone. */
async function takesPart(person: TestPerson): Promise<{ owner: TestPerson; projectId: string }> {
  const owner = await newPerson(server, '정서윤');
  const { projectId } = await newProject(owner);
  await addTestMember(owner, projectId, person, 'editor');
  const ids = { crewTeamId: newId(), crewId: newId() };
  await owner.run(projectId, 'addCrewTeam', { crewTeamId: ids.crewTeamId, name: '촬영팀' });
  await owner.run(projectId, 'addCrew', { ...ids, name: person.user.name, userId: person.user._id });
  const contact = { phone: '010-0000-7777', email: person.user.email };
  await owner.run(projectId, 'setPersonContact', { contactId: newId(), crewId: ids.crewId, ...contact });
  await person.run(projectId, 'addCharacter', { characterId: newId(), name: '수진' });
  return { owner, projectId };
}

const everythingAbout = async (projectId: string): Promise<string> => {
  const tables = ['change_log', 'project_member', 'crew', 'person_contact'];
  const answers = [];
  for (const table of tables)
    answers.push((await client.query(`select * from ${table} where project_id = $1`, [projectId])).rows);
  return JSON.stringify(answers);
};

describe('deleting my account', () => {
  it('needs the password a moment before (SPEC 7: the call itself has no body)', async () => {
    const person = await withPassword('한지호');
    const refused = { status: 403, body: { code: 'confirm_needed' } };
    expect(await person.call('DELETE', '/auth/user')).toMatchObject(refused);
    expect(await person.call('POST', '/auth/confirm', { password: '아닌데요' })).toMatchObject({
      status: 403,
      body: { code: 'wrong_password' },
    });
    expect(await person.call('DELETE', '/auth/user')).toMatchObject(refused);
    expect((await person.call('POST', '/auth/confirm', { password })).status).toBe(200);
    // A refresh in between is still the same session.
    await person.call('POST', '/auth/refresh');
    expect((await person.call('DELETE', '/auth/user')).status).toBe(200);
    expect(person.cookies.size).toBe(0);
    const again = { email: person.user.email, password };
    expect((await person.call('POST', '/auth/signin', again)).status).toBe(401);
    expect(
      (
        await person.call('POST', '/auth/signup', {
          ...again,
          name: '새 사람',
          consents: ['age14', 'terms', 'privacy'],
        })
      ).status,
    ).toBe(201);
  });

  it('ends another device of theirs too, and leaves nothing of what that sent until the end', async () => {
    const person = await withPassword('한지호');
    const { projectId } = await takesPart(person);
    const { email } = person.user;
    const device = new TestPerson(server.url);
    await device.call('POST', '/auth/signin', { email, password });
    const answers: number[] = [];
    const unsent = async (): Promise<void> => {
      do {
        const made = { memberId: newId(), episodeId: newId(), boardId: newId() };
        const args = { title: '나만의 작품', projectType: 'short', ...made };
        const commands = [command('createProject', args)];
        answers.push((await device.call('POST', `/projects/${newId()}/commands`, { commands })).status);
        const edit = [command('addCharacter', { characterId: newId(), name: '수진' })];
        await device.call('POST', `/projects/${projectId}/commands`, { commands: edit });
      } while (answers.at(-1) === 200);
    };
    const sending = unsent();
    await person.call('POST', '/auth/confirm', { password });
    expect((await person.call('DELETE', '/auth/user')).status).toBe(200);
    await sending;
    expect(answers.at(-1)).toBe(401);
    const { rows } = await client.query('select 1 from project_member where user_id = $1', [person.user._id]);
    expect(rows).toEqual([]);
    expect(await everythingAbout(projectId)).not.toContain('한지호');
    expect((await device.call('POST', '/auth/refresh')).status).toBe(401);
  });

  it('PD1: waits for a project that they are making in that moment, and erases it too', async () => {
    const person = await withPassword('정하준');
    await person.call('POST', '/auth/confirm', { password });
    const waiting = async (count: number): Promise<void> => {
      const stuck = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      while ((await client.query(stuck)).rows.length < count) await pause(10);
    };
    // Holds the making between its look at the account and its rows.
    await client.query('begin');
    await client.query('lock table project_member in share mode');
    const making = newProject(person);
    await waiting(1);
    const deleting = person.call('DELETE', '/auth/user');
    await Promise.race([deleting, waiting(2)]);
    await client.query('rollback');
    await making;
    expect((await deleting).status).toBe(200);
    const { rows } = await client.query('select 1 from project_member where user_id = $1', [person.user._id]);
    expect(rows).toEqual([]);
  });

  it('leaves what was done, under no name, and takes the contacts away', async () => {
    const person = await withPassword('오민재별난이름');
    const { owner, projectId } = await takesPart(person);
    expect(await everythingAbout(projectId)).toContain('오민재별난이름');
    await person.call('POST', '/auth/confirm', { password });
    expect((await person.call('DELETE', '/auth/user')).status).toBe(200);
    const left = await everythingAbout(projectId);
    expect(left).not.toContain('오민재별난이름');
    expect(left).not.toContain('010-0000-7777');
    expect(left).not.toContain(person.user.email);
    expect(left).toContain('탈퇴한 사용자');
    const { rows } = await client.query('select * from "user" where id = $1', [person.user._id]);
    expect(rows).toMatchObject([{ name: '탈퇴한 사용자', phone: '', consents: [] }]);
    expect((await owner.run(projectId, 'addCharacter', { characterId: newId(), name: '민수' })).outcome).toBe(
      'committed',
    );
  });

  it('is refused while others take part in a project of mine, and says in which', async () => {
    const person = await withPassword('윤서아');
    const { projectId } = await newProject(person);
    const guest = await newPerson(server, '박도윤');
    await addTestMember(person, projectId, guest, 'guest');
    expect((await person.call('GET', '/auth/user/deletion')).body.data).toEqual({
      erased: [],
      left: [],
      blockedBy: [{ _id: projectId, title: '밤의 정류장', heirs: [] }],
    });
    await person.call('POST', '/auth/confirm', { password });
    expect(await person.call('DELETE', '/auth/user')).toMatchObject({
      status: 409,
      body: { code: 'owns_shared_projects', message: expect.stringContaining('밤의 정류장') },
    });
    expect((await person.call('GET', '/projects')).status).toBe(200);
  });

  it('goes on once the project has been handed to one of its managers, who owns it from then on', async () => {
    const person = await withPassword('윤서아');
    const { projectId } = await newProject(person);
    const [heir, guest] = [await newPerson(server, '한지원'), await newPerson(server, '박도윤')];
    const memberId = await addTestMember(person, projectId, heir, 'manager');
    await addTestMember(person, projectId, guest, 'guest');
    await client.query('update "user" set confirmed_at = 1 where id = $1', [person.user._id]);
    const invitation = { role: 'member', days: 1, uses: 1 };
    const made = await person.call('POST', `/projects/${projectId}/invitations`, invitation);
    expect(made.status).toBe(201);
    expect((await person.call('GET', '/auth/user/deletion')).body.data).toMatchObject({
      blockedBy: [{ _id: projectId, heirs: [{ memberId, name: '한지원' }] }],
    });
    expect((await person.call('POST', `/projects/${projectId}/owner`, { memberId })).status).toBe(200);
    expect((await person.call('GET', '/auth/user/deletion')).body.data).toEqual({
      erased: [],
      left: [{ _id: projectId, title: '밤의 정류장' }],
      blockedBy: [],
    });
    await person.call('POST', '/auth/confirm', { password });
    expect((await person.call('DELETE', '/auth/user')).status).toBe(200);
    expect((await heir.call('GET', '/projects')).body.data).toMatchObject([
      { _id: projectId, role: 'owner' },
    ]);
    expect((await guest.call('GET', `/invitations/${made.body.data?.code}`)).status).toBe(404);
  });

  it('PD1: is done once it is accepted: what fails of the erasure is gone on with, here or at the next start', async () => {
    const person = await withPassword('정하준');
    const { projectId } = await newProject(person);
    const { projectId: shared } = await takesPart(person);
    const characterId = newId();
    await person.run(projectId, 'addCharacter', { characterId, name: '수진' });
    await person.call('POST', '/auth/confirm', { password });
    // Held for longer than the erasure waits for it.
    await client.query('begin');
    await client.query('select 1 from character where id = $1 for update', [characterId]);
    expect((await person.call('DELETE', '/auth/user')).status).toBe(200);
    await client.query('rollback');
    const again = { email: person.user.email, password };
    expect((await person.call('POST', '/auth/signin', again)).status).toBe(401);
    expect(await everythingAbout(shared)).toContain('정하준');
    const env = { PORT: '0', DATA_DIR: server.dataDir, DATABASE_URL: server.databaseUrl, DDAK_LOG: 'silent' };
    const next = await openServer(readConfig(env));
    while ((await everythingAbout(shared)).includes('정하준')) await pause(50);
    for (let erased = false; !erased; await pause(50)) {
      const { rows } = await client.query('select erased_at from "user" where id = $1', [person.user._id]);
      erased = rows[0].erased_at !== null;
    }
    await next.close();
    expect((await client.query('select 1 from project where id = $1', [projectId])).rows).toEqual([]);
  });

  it('PD3: erases at the next start what an older version has left of an account that it deleted', async () => {
    const person = await withPassword('정하준');
    const { owner, projectId } = await takesPart(person);
    const { rows: crew } = await client.query('select id from crew where user_id = $1', [person.user._id]);
    const pay = { payId: newId(), crewId: crew[0].id, characterId: null, dayRate: 98_765_431, holdRate: 0 };
    await owner.run(projectId, 'setPersonPay', pay);
    const left = 'update "user" set name = \'탈퇴한 사용자\', email = $2, deleted_at = 1 where id = $1';
    await client.query(left, [person.user._id, `${person.user._id}@deleted.invalid`]);
    const env = { PORT: '0', DATA_DIR: server.dataDir, DATABASE_URL: server.databaseUrl, DDAK_LOG: 'silent' };
    const next = await openServer(readConfig(env));
    for (let erased = false; !erased; await pause(50)) {
      const { rows } = await client.query('select erased_at from "user" where id = $1', [person.user._id]);
      erased = rows[0].erased_at !== null;
    }
    await next.close();
    expect((await client.query('select 1 from person_pay where project_id = $1', [projectId])).rows).toEqual(
      [],
    );
    const everything = await everythingAbout(projectId);
    for (const word of ['98765431', '정하준', '010-0000-7777']) expect(everything).not.toContain(word);
  });

  it('PD1: takes no command any more from a device whose session is still believed', async () => {
    const person = await withPassword('정하준');
    const { projectId } = await takesPart(person);
    await client.query('update "user" set deleted_at = 1 where id = $1', [person.user._id]);
    const result = await person.run(projectId, 'addCharacter', { characterId: newId(), name: '민수' });
    expect(result).toMatchObject({ outcome: 'refused', code: 'forbidden' });
  });

  it('erases a project that is mine alone, with everything in it', async () => {
    const person = await withPassword('정하준');
    const { projectId } = await newProject(person);
    await person.run(projectId, 'addCharacter', { characterId: newId(), name: '수진' });
    expect((await person.call('GET', '/auth/user/deletion')).body.data).toMatchObject({
      erased: [{ _id: projectId }],
    });
    await person.call('POST', '/auth/confirm', { password });
    expect((await person.call('DELETE', '/auth/user')).status).toBe(200);
    for (const [table, column] of [
      ['project', 'id'],
      ['character', 'project_id'],
      ['change_log', 'project_id'],
      ['project_head', 'project_id'],
    ]) {
      const { rows } = await client.query(`select 1 from "${table}" where ${column} = $1`, [projectId]);
      expect(rows).toEqual([]);
    }
  });
});
