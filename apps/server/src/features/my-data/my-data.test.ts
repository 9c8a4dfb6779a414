import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../new-id.ts';
import { addTestMember, newPerson, newProject, type TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const SCRIPT = 'S#1. 정류장 (밤)\n\n비가 온다.\n';

async function upload(person: TestPerson, projectId: string, episodeId: string): Promise<void> {
  const form = new FormData();
  for (const [key, value] of Object.entries({ screenplayId: newId(), episodeId })) form.set(key, value);
  form.set('file', new Blob([SCRIPT]), '../밤의 정류장.txt');
  expect((await person.call('POST', `/projects/${projectId}/screenplays`, form)).status).toBe(201);
}

async function download(person: TestPerson): Promise<Record<string, string>> {
  const headers = { cookie: person.cookieHeader };
  const answer = await fetch(`${server.url}/api/auth/user/data`, { headers });
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  const entries = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return Object.fromEntries(Object.entries(entries).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

const rows = (all: Record<string, string>, table: string) =>
  JSON.parse(all[`data/${table}.json`] ?? '[]') as Record<string, unknown>[];

describe('PD4: what is kept of me', () => {
  it('is mine to take: rows as JSON, files as they came, and nothing of others or secret', async () => {
    const [me, owner, other] = [
      await newPerson(server, '오하람'),
      await newPerson(server),
      await newPerson(server, '박도윤'),
    ];
    const { projectId, episodeId } = await newProject(owner);
    const memberId = await addTestMember(owner, projectId, me, 'editor');
    await addTestMember(owner, projectId, other, 'member');
    const crewTeamId = newId();
    await owner.run(projectId, 'addCrewTeam', { crewTeamId, name: '촬영팀' });
    for (const [person, dayRate] of [
      [me, 310_000],
      [other, 990_000],
    ] as const) {
      const crewId = newId();
      const { _id: userId, name } = person.user;
      await owner.run(projectId, 'addCrew', { crewId, crewTeamId, name, userId });
      const pay = { payId: newId(), crewId, characterId: null, dayRate, holdRate: 0 };
      expect((await owner.run(projectId, 'setPersonPay', pay)).outcome).toBe('committed');
    }
    await upload(me, projectId, episodeId);
    const mine = await newProject(me);
    await upload(me, mine.projectId, mine.episodeId);
    const letter = { email: me.user.email, text: '회차를 복사하고 싶어요', agreed: true };
    await me.call('POST', '/letters/feedback', letter);

    const all = await download(me);
    expect(rows(all, 'user')).toMatchObject([{ email: me.user.email, name: '오하람', consents: [] }]);
    expect(rows(all, 'person_pay')).toMatchObject([{ dayRate: 310_000 }]);
    expect(rows(all, 'project_member')).toHaveLength(2);
    expect(rows(all, 'session').length).toBeGreaterThan(0);
    expect(rows(all, 'change_log').map(({ name }) => name)).toContain('createProject');
    expect(rows(all, 'letters')).toMatchObject([{ text: '회차를 복사하고 싶어요' }]);
    const files = Object.entries(all).filter(([name]) => name.startsWith('files/'));
    expect(files.map(([, text]) => text)).toEqual([SCRIPT, SCRIPT]);
    for (const [name] of files) expect(name).toMatch(/^files\/[\w-]+\/[^/]+\.txt$/);
    const whole = JSON.stringify(all);
    for (const secret of ['990000', '박도윤', other.user.email, 'passwordHash', 'Hash'])
      expect(whole).not.toContain(secret);

    await owner.run(projectId, 'removeMember', { memberId });
    const later = await download(me);
    expect(Object.keys(later).filter((name) => name.startsWith('files/'))).toHaveLength(1);
  });

  it('is nobody else’s', async () => {
    expect((await fetch(`${server.url}/api/auth/user/data`)).status).toBe(401);
  });
});
