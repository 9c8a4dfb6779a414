import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../new-id.ts';
import { addTestMember, newPerson, newProject, type TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let owner: TestPerson;
let projectId: string;

beforeAll(async () => {
  server = await testServer();
  owner = await newPerson(server);
  ({ projectId } = await newProject(owner));
});
afterAll(() => server.close());

const list = (person: TestPerson, format: string) =>
  person.call<string>('GET', `/projects/${projectId}/crew-list.${format}`);

async function joined(role: 'lead' | 'member' | 'guest'): Promise<TestPerson> {
  const person = await newPerson(server);
  await addTestMember(owner, projectId, person, role);
  return person;
}

it('CR18: the crew list is for who may read the crew, with contacts for who may read these, and no own one for others', async () => {
  const [lead, member, guest] = [await joined('lead'), await joined('member'), await joined('guest')];
  const [crewTeamId, crewId] = [newId(), newId()];
  await owner.run(projectId, 'addCrewTeam', { crewTeamId, name: '촬영', colour: 0, calltimeOffset: 0 });
  await owner.run(projectId, 'addCrew', {
    ...{ crewId, crewTeamId, name: '=이둘', roleTitle: '촬영감독' },
    ...{ userId: member.user._id, consent: null },
  });
  const reached = { phone: '010-0000-0001', email: 'a@example.com' };
  await owner.run(projectId, 'setPersonContact', { contactId: newId(), crewId, ...reached });

  const whole = `팀,직책,이름,연락처,이메일\r\n촬영,촬영감독,"'=이둘",010-0000-0001,a@example.com\r\n`;
  for (const person of [owner, lead]) expect((await list(person, 'csv')).body).toBe(whole);
  expect((await list(member, 'csv')).body).toBe(`팀,직책,이름\r\n촬영,촬영감독,"'=이둘"\r\n`);
  expect((await list(guest, 'csv')).status).toBe(403);

  const { status, body, headers } = await list(member, 'xlsx');
  expect([status, body.slice(0, 2)]).toEqual([200, 'PK']);
  expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain(
    '스태프 명단_밤의 정류장.xlsx',
  );
});
