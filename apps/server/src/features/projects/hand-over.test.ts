import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../new-id.ts';
import { addTestMember, newPerson, newProject } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe('handing a project over (ISSUE 4: deletion)', () => {
  it('AC8: is the owner’s alone, goes to a manager, and is not undone', async () => {
    const owner = await newPerson(server, '정서윤');
    const { projectId } = await newProject(owner);
    const [manager, editor] = [await newPerson(server, '한지원'), await newPerson(server, '이편집')];
    const memberId = await addTestMember(owner, projectId, manager, 'manager');
    const editorId = await addTestMember(owner, projectId, editor, 'editor');
    const give = (by: typeof owner, to: string) =>
      by.call('POST', `/projects/${projectId}/owner`, { memberId: to });
    expect((await give(manager, memberId)).status).toBe(403);
    expect((await give(await newPerson(server), memberId)).status).toBe(404);
    expect(await give(owner, editorId)).toMatchObject({
      status: 409,
      body: { message: '관리자인 참여자에게만 넘길 수 있어요.' },
    });
    expect((await give(owner, newId())).status).toBe(409);
    expect((await give(owner, memberId)).status).toBe(200);
    expect((await manager.call('GET', '/auth/permissions')).body.data).toMatchObject([{ role: 'owner' }]);
    expect((await owner.call('GET', '/auth/permissions')).body.data).toMatchObject([{ role: 'manager' }]);
    expect((await give(owner, memberId)).status).toBe(403);
  });

  it('AC8: cannot be sent as a command', async () => {
    const owner = await newPerson(server);
    const { projectId } = await newProject(owner);
    const memberId = await addTestMember(owner, projectId, await newPerson(server), 'manager');
    expect(await owner.run(projectId, 'handOverProject', { memberId })).toMatchObject({
      outcome: 'refused',
      code: 'forbidden',
    });
  });
});
