import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { newId } from '../../new-id.ts';
import { linkIn, mailsTo } from '../../testing/outbox.ts';
import { uploadAndRead } from '../../testing/read-script.ts';
import { serverAndClient } from '../../testing/server-and-client.ts';
import { addTestMember, command, newPerson, newProject, TestPerson } from '../../testing/test-person.ts';

const { server, client } = await serverAndClient();

/** Everything that tells who somebody is, as no one else's data has it. */
const WHO = {
  name: '별난하람',
  newName: '별난하람이',
  email: 'zqx-haram@example.com',
  phone: '010-0000-9753',
  message: '별난 부탁이에요',
  device: 'ZqxBrowser/9',
  wage: '98765432',
  letter: 'zqx 편지',
};
const password = '딱 맞는 비밀번호';
/** Read to its end: what a reader still has at work when its person goes is erased a minute later. */
const SCRIPT = 'S#1. 정류장 (밤)\n\n비가 온다.\n';

const SYSTEM = "('pg_catalog', 'information_schema', 'pg_toast')";

/** Where a word stands: tables (by their rows as text) and files (by name and content). */
async function storesWith(word: string): Promise<string[]> {
  const { rows: tables } = await client.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ${SYSTEM}`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query(
      `select 1 from ${name} t where position(lower($1) in lower(t::text)) > 0 limit 1`,
      [word],
    );
    if (rows.length > 0) found.push(name);
  }
  const entries = readdirSync(server.dataDir, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const inside = entry.isFile() ? readFileSync(join(entry.parentPath, entry.name), 'utf8') : '';
    if (`${entry.name}${inside}`.toLowerCase().includes(word.toLowerCase())) found.push(entry.name);
  }
  return found;
}

async function signUp(): Promise<TestPerson> {
  const { name, email, device } = WHO;
  const person = new TestPerson(server.url);
  const agent = { 'user-agent': device };
  const consents = ['age14', 'terms', 'privacy'];
  await person.call('POST', '/auth/signup', { email, password, name, consents }, agent);
  const { body } = await person.call('POST', '/auth/signin', { email, password }, agent);
  person.user = (body.data as unknown as { user: TestPerson['user'] }).user;
  const token = await linkIn(server.dataDir, email, '/auth/confirm');
  await person.call('POST', '/auth/email/confirm', { token });
  await client.query('update "user" set confirmed_at = 1 where id = $1', [person.user._id]);
  return person;
}

/** A project of somebody else in which they were everything that somebody can be. */
async function takePart(person: TestPerson, owner: TestPerson): Promise<void> {
  const { projectId, episodeId } = await newProject(owner);
  await addTestMember(owner, projectId, person, 'manager');
  const [crewTeamId, crewId, sceneId] = [newId(), newId(), newId()];
  const { _id: userId, name } = person.user;
  await owner.run(projectId, 'addCrewTeam', { crewTeamId, name: '촬영팀' });
  await owner.run(projectId, 'addCrew', { crewId, crewTeamId, name, userId });
  const contact = { contactId: newId(), crewId, phone: WHO.phone, email: WHO.email };
  await owner.run(projectId, 'setPersonContact', contact);
  const pay = { payId: newId(), crewId, characterId: null, holdRate: 0 };
  await owner.run(projectId, 'setPersonPay', { ...pay, dayRate: 1 });
  await owner.run(projectId, 'setPersonPay', { ...pay, dayRate: Number(WHO.wage) });
  await uploadAndRead(person, { projectId, episodeId }, SCRIPT);
  // What the owner is answered names them.
  const other = newId();
  for (const [_id, sceneNo] of [
    [sceneId, 1],
    [other, 2],
  ] as const)
    await owner.run(projectId, 'addScene', { sceneId: _id, episodeId, sceneNo, subSceneNo: '' });
  const edit = command('editScenes', { sceneIds: [sceneId, other], patch: { setName: '편의점' } });
  await owner.send(projectId, edit);
  await person.run(projectId, 'editScenes', { sceneIds: [sceneId], patch: { setName: '약국' } });
  const [undone] = await owner.send(projectId, command('undo', { commandId: edit._id }));
  expect(JSON.stringify(undone)).toContain(name);
  const guest = { role: 'guest', days: 1, uses: 1, email: 'guest@example.com' };
  expect((await person.call('POST', `/projects/${projectId}/invitations`, guest)).status).toBe(201);
}

/** A project in which they have only asked to take part. */
async function ask(person: TestPerson, owner: TestPerson): Promise<void> {
  const { projectId } = await newProject(owner);
  const invitation = { role: 'member', days: 1, uses: 1 };
  const { body } = await owner.call('POST', `/projects/${projectId}/invitations`, invitation);
  const { message, phone } = WHO;
  const asked = { inviteCode: body.data?.code, userRequest: { message, phone, teamId: null, roleTitle: '' } };
  expect((await person.call('POST', '/user-crew-requests', asked)).status).toBe(200);
}

it('PD3: nothing tells who somebody was, in any table or file, once they have deleted their account', async () => {
  const person = await signUp();
  const owner = await newPerson(server, '정서윤');
  const mine = await newProject(person);
  await uploadAndRead(person, mine, SCRIPT);
  await takePart(person, owner);
  await ask(person, owner);
  await person.call('PATCH', '/auth/user', { name: WHO.newName, phone: WHO.phone });
  const letter = { email: WHO.email.toUpperCase(), text: WHO.letter, agreed: true };
  for (const kind of ['early-bird', 'feedback'])
    expect((await person.call('POST', `/letters/${kind}`, letter)).status).toBe(201);
  const others = { email: 'other@example.com', text: '다른 편지', agreed: true };
  await person.call('POST', '/letters/feedback', others);
  await person.call('POST', '/auth/password/reset', { email: WHO.email });
  await linkIn(server.dataDir, WHO.email, '/auth/reset');
  while (mailsTo(server.dataDir, 'guest@example.com').length === 0) await pause(20);
  for (const word of Object.values(WHO)) expect([word, await storesWith(word)]).not.toEqual([word, []]);

  await person.call('POST', '/auth/confirm', { password });
  expect((await person.call('DELETE', '/auth/user')).status).toBe(200);

  for (const word of Object.values(WHO)) expect([word, await storesWith(word)]).toEqual([word, []]);
  // What others have is left.
  expect(await storesWith('다른 편지')).toEqual(['feedback.jsonl']);
  expect(mailsTo(server.dataDir, 'guest@example.com').join()).toContain('탈퇴한 사용자 님이');
  expect(await storesWith('편의점')).toContain('public.change_log');
});
