import { PROTOCOL_VERSION } from '@ddak/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmedPerson, confirmHere, setApp } from '../testing/factor-person.ts';
import { addTestMember, command, newProject, type TestPerson } from '../testing/test-person.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { TestSocket } from '../testing/test-socket.ts';

let server: TestServer;
let owner: TestPerson;
let manager: TestPerson;
let projectId: string;
beforeAll(async () => {
  server = await testServer();
  owner = await confirmedPerson(server, '정서윤');
  manager = await confirmedPerson(server, '한지원');
  ({ projectId } = await newProject(owner));
  await addTestMember(owner, projectId, manager, 'manager');
});
afterAll(() => server.close());

const demand = (by: TestPerson, demanded: boolean) => by.run(projectId, 'demandSecondFactor', { demanded });
const REFUSED = { outcome: 'refused', code: 'second_factor_required' };
const editing = () => command('editProject', { patch: { director: '민' } });

describe('demanding a second factor of everybody in a project', () => {
  it('AC28: is done by somebody who has one, and by its own command alone', async () => {
    expect(await demand(owner, true)).toMatchObject({
      ...REFUSED,
      message: '내 계정에서 2단계 인증을 먼저 켜 주세요.',
    });
    const patch = { needsSecondFactor: true };
    const [sneaked] = await owner.send(projectId, command('editProject', { patch }));
    expect(sneaked?.outcome).toBe('nothing');
    await setApp(owner);
    expect((await demand(owner, true)).outcome).toBe('committed');
    expect((await demand(owner, false)).outcome).toBe('committed');
  });

  it('AC28: comes about by nobody’s undo who has none', async () => {
    const ended = command('demandSecondFactor', { demanded: false });
    await demand(owner, true);
    await owner.send(projectId, ended);
    const undo = () => command('undo', { commandId: ended._id });
    const [refused] = await manager.send(projectId, undo());
    expect(refused).toMatchObject(REFUSED);
    const [done] = await owner.send(projectId, undo());
    expect(done?.outcome).toBe('committed');
    expect((await demand(owner, false)).outcome).toBe('committed');
  });

  it('AC27: ends an open feed with the reason, remembers no refusal, and lets in who has set one', async () => {
    const socket = await TestSocket.of(manager);
    const channel = `project.${projectId}`;
    const position = { seq: null, epoch: null, version: PROTOCOL_VERSION };
    socket.say({ kind: 'subscribe', channel, position });
    await socket.until((message) => message.kind === 'feed' && message.message.kind === 'snapshot');
    await demand(owner, true);
    await socket.until((message) => message.kind === 'feed' && message.message.kind === 'factorNeeded');
    // What waits on the device is answered by no judgement: it goes on waiting, and is sent again.
    const waiting = editing();
    const path = `/projects/${projectId}/commands`;
    expect(await manager.call('POST', path, { commands: [waiting] })).toMatchObject({
      status: 403,
      body: { code: 'second_factor_required' },
    });
    await confirmHere(server, manager);
    await setApp(manager);
    const [sent] = await manager.send(projectId, waiting);
    expect(sent?.outcome).toBe('committed');
    socket.say({ kind: 'subscribe', channel, position });
    const isBack = () => socket.heard.filter((one) => one.kind === 'feed' && one.message.kind === 'snapshot');
    await socket.until(() => isBack().length === 2);
    // Who gives theirs up again is out again.
    await confirmHere(server, manager);
    expect((await manager.call('DELETE', '/auth/second-factor/totp')).status).toBe(200);
    const out = await manager.call('POST', path, { commands: [editing()] });
    expect(out.body.code).toBe('second_factor_required');
    socket.close();
  });
});
