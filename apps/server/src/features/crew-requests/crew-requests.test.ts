import type { CrewRequest } from '@ddak/domain';
import {
  CREW_REQUEST_ADDED,
  CREW_REQUEST_ANSWERED,
  type MadeInvitation,
  type MyCrewRequest,
} from '@ddak/protocol';
import { describe, expect, it } from 'vitest';
import { newId } from '../../new-id.ts';
import { linkIn } from '../../testing/outbox.ts';
import { serverAndClient } from '../../testing/server-and-client.ts';
import { newPerson, newProject, TestPerson } from '../../testing/test-person.ts';
import { TestSocket } from '../../testing/test-socket.ts';

const { server, client } = await serverAndClient();
let count = 0;

const password = '딱 맞는 비밀번호';
const consents = ['age14', 'terms', 'privacy'];
const userRequest = {
  message: '촬영팀에서 일해요',
  teamId: null,
  roleTitle: '촬영 서드',
  phone: '010-0000-4321',
};

async function invited(patch: object = {}) {
  const owner = await newPerson(server, '정서윤');
  const { projectId } = await newProject(owner);
  const made = await owner.call<{ data: MadeInvitation }>('POST', `/projects/${projectId}/invitations`, {
    ...{ role: 'member', days: 7, uses: 5 },
    ...patch,
  });
  return { owner, projectId, code: made.body.data.code, made: made.body.data };
}

const newForm = (code: string) => {
  count += 1;
  return {
    email: `asks-${count}@example.com`,
    password,
    name: '오하람',
    consents,
    inviteCode: code,
    userRequest,
  };
};
const signUp = async (code: string) => {
  const person = new TestPerson(server.url);
  const answer = await person.call<{ data: { user: TestPerson['user'] } }>(
    'POST',
    '/user-crew-requests/invite/signup',
    newForm(code),
  );
  if (answer.status === 200) person.user = answer.body.data.user;
  return { person, answer };
};
/** The requests of a project as its crew's writers are sent them. */
const requestsOf = async (person: TestPerson, projectId: string): Promise<CrewRequest[]> => {
  const { body } = await person.call<{ data: { messages: { tables: { crewRequest?: CrewRequest[] } }[] } }>(
    'GET',
    `/projects/${projectId}/feed?wait=0`,
  );
  return body.data.messages[0]?.tables.crewRequest ?? [];
};
const accept = (owner: TestPerson, projectId: string, request: CrewRequest) =>
  owner.run(projectId, 'acceptCrewRequest', {
    requestId: request._id,
    seenVersion: request.version,
    ...{ role: 'member', crewTeamId: null, roleTitle: '' },
    ...{ memberId: newId(), crewId: newId(), contactId: newId() },
  });

describe('signing up by an invitation', () => {
  it('SPEC 7: answers data with the user, signs in, and ends in a crewRequest', async () => {
    const { owner, projectId, code } = await invited();
    const { person, answer } = await signUp(code);
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { user: { name: '오하람', pbChannels: [] } } },
    });
    expect((await person.call('GET', '/projects')).status).toBe(200);
    expect(await requestsOf(owner, projectId)).toMatchObject([
      {
        user: person.user._id,
        status: 'pending',
        role: 'member',
        userRequest,
        versionManager: null,
        version: 1,
      },
    ]);
    const mine = await person.call<{ data: MyCrewRequest[] }>('GET', '/user-crew-requests');
    expect(mine.body.data).toMatchObject([{ projectId, title: '밤의 정류장', status: 'pending' }]);
    await linkIn(server.dataDir, person.user.email, '/auth/confirm');
  });

  it('PRODUCT 5: asks for the same consents as every sign-up', async () => {
    const { code } = await invited();
    const { consents: _, ...form } = newForm(code);
    expect(
      await new TestPerson(server.url).call('POST', '/user-crew-requests/invite/signup', form),
    ).toMatchObject({ status: 400, body: { message: '필수 약관에 모두 동의해 주세요.' } });
  });

  it('makes no account where the code leads nowhere', async () => {
    const form = newForm('AAAA-BBBB-CCCC');
    const person = new TestPerson(server.url);
    expect(await person.call('POST', '/user-crew-requests/invite/signup', form)).toMatchObject({
      status: 404,
      body: { code: 'invitation_not_found' },
    });
    expect((await person.call('POST', '/auth/signin', form)).status).toBe(401);
  });
});

describe('an invitation for one, used by several at once', () => {
  it('takes one; the others are told what became of theirs, and nobody is signed in without knowing', async () => {
    const { owner, projectId, code } = await invited({ uses: 1 });
    const all = await Promise.all([signUp(code), signUp(code), signUp(code)]);
    const taken = all.filter(({ answer }) => answer.status === 200);
    expect(taken).toHaveLength(1);
    expect(await requestsOf(owner, projectId)).toHaveLength(1);
    for (const { person, answer } of all.filter((one) => !taken.includes(one))) {
      expect(['invitation_not_found', 'invitation_just_over']).toContain(
        (answer.body as { code?: string }).code,
      );
      expect(person.cookies.size).toBe(0);
    }
  });
});

describe('signing in by an invitation', () => {
  it('SPEC 7: answers data with the user and ends in a crewRequest, once for each person', async () => {
    const { owner, projectId, code } = await invited();
    const { person } = await signUp((await invited()).code);
    const form = { email: person.user.email, password, inviteCode: code };
    for (const version of [1, 2]) {
      const answer = await new TestPerson(server.url).call('POST', '/user-crew-requests/invite/signin', form);
      expect(answer).toMatchObject({ status: 200, body: { data: { user: { _id: person.user._id } } } });
      expect(await requestsOf(owner, projectId)).toMatchObject([{ status: 'pending', version }]);
    }
  });

  it('is answered as any sign-in where the password is wrong, and does nothing', async () => {
    const { owner, projectId, code } = await invited();
    const { person } = await signUp((await invited()).code);
    for (const email of [person.user.email, 'nobody@example.com']) {
      const form = { email, password: '아닌데요 정말', inviteCode: code };
      expect(
        await new TestPerson(server.url).call('POST', '/user-crew-requests/invite/signin', form),
      ).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    }
    expect(await requestsOf(owner, projectId)).toEqual([]);
  });
});

describe('asking while signed in', () => {
  it('makes the request, can be taken back, and is refused to who takes part already', async () => {
    const { owner, projectId, code } = await invited();
    const person = await newPerson(server, '박도윤');
    expect((await person.call('POST', '/user-crew-requests', { inviteCode: code })).status).toBe(200);
    const [request] = await requestsOf(owner, projectId);
    expect((await person.call('DELETE', `/user-crew-requests/${request!._id}`)).status).toBe(200);
    expect(await requestsOf(owner, projectId)).toEqual([]);
    expect(await owner.call('POST', '/user-crew-requests', { inviteCode: code })).toMatchObject({
      status: 409,
      body: { code: 'already_member' },
    });
  });
});

describe('an answer', () => {
  it('PRODUCT 5: is heard at once on user.{_id}, by both, and opens the project and its channel', async () => {
    const { owner, projectId, code } = await invited();
    const [theirs, person] = [await TestSocket.of(owner), await newPerson(server, '박도윤')];
    const mine = await TestSocket.of(person);
    theirs.say({ kind: 'subscribe', channel: `user.${owner.user._id}` });
    mine.say({ kind: 'subscribe', channel: `user.${person.user._id}` });
    for (const socket of [theirs, mine]) await socket.until(({ kind }) => kind === 'subscribed');
    await person.call('POST', '/user-crew-requests', { inviteCode: code });
    const asked = await theirs.until(
      (one) => one.kind === 'event' && one.event === CREW_REQUEST_ADDED && one,
    );
    expect(asked).toMatchObject({ from: person.user._id, data: { projectId, name: '박도윤' } });
    const [request] = await requestsOf(owner, projectId);
    expect((await accept(owner, projectId, request!)).outcome).toBe('committed');
    const told = await mine.until(
      (one) => one.kind === 'event' && one.event === CREW_REQUEST_ANSWERED && one,
    );
    expect(told).toMatchObject({ data: { projectId, title: '밤의 정류장', status: 'accepted' } });
    await mine.until((one) => one.kind === 'event' && one.event === 'CrewPermissionChanged');
    const refreshed = await person.call('POST', '/auth/refresh');
    expect(refreshed.body.data?.pbChannels).toEqual([`project.${projectId}`]);
    expect((await person.call('GET', '/projects')).body.data).toHaveLength(1);
    for (const socket of [theirs, mine]) socket.close();
  });

  it('CR5: keeps who answered, on which version of the request', async () => {
    const { owner, projectId, code } = await invited();
    await signUp(code);
    const [request] = await requestsOf(owner, projectId);
    const args = { requestId: request!._id, seenVersion: 1 };
    expect((await owner.run(projectId, 'refuseCrewRequest', args)).outcome).toBe('committed');
    expect(await requestsOf(owner, projectId)).toMatchObject([
      {
        status: 'refused',
        versionManager: { userId: owner.user._id, version: 1 },
        email: '',
      },
    ]);
  });

  it('CR6: is not even seen by members who may not write the crew', async () => {
    const { owner, projectId, code } = await invited({ role: 'editor' });
    const editor = await newPerson(server, '이편집');
    await editor.call('POST', '/user-crew-requests', { inviteCode: code });
    const [first] = await requestsOf(owner, projectId);
    await accept(owner, projectId, first!);
    await signUp(code);
    expect(await requestsOf(owner, projectId)).toHaveLength(2);
    const seen = await requestsOf(editor, projectId);
    expect(seen.filter(({ user }) => user !== editor.user._id)).toEqual([]);
  });
});

describe('an account that is deleted', () => {
  it('takes its request with it, out of the log too', async () => {
    const { owner, projectId, code } = await invited();
    const { person } = await signUp(code);
    await person.call('POST', '/auth/confirm', { password });
    expect((await person.call('DELETE', '/auth/user')).status).toBe(200);
    expect(await requestsOf(owner, projectId)).toEqual([]);
    const { rows } = await client.query('select * from change_log where project_id = $1', [projectId]);
    for (const trace of ['오하람', '010-0000-4321', person.user.email])
      expect(JSON.stringify(rows)).not.toContain(trace);
  });
});
