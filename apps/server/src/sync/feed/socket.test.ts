import { projectChannel, type ServerMessage, TEST_CHANNEL, userChannel } from '@ddak/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../new-id.ts';
import { addTestMember, command, newPerson, newProject, TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { TestSocket } from '../../testing/test-socket.ts';

let server: TestServer;
let owner: TestPerson;
let other: TestPerson;
let project: Awaited<ReturnType<typeof newProject>>;
let sockets: TestSocket[];

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  sockets = [];
  owner = await newPerson(server, '김하은');
  other = await newPerson(server, '이도윤');
  project = await newProject(owner);
});
afterEach(() => {
  for (const socket of sockets) socket.close();
});

const open = async (person: TestPerson): Promise<TestSocket> => {
  const socket = await TestSocket.of(person);
  sockets.push(socket);
  return socket;
};
const join = (role: 'editor' | 'member') => addTestMember(owner, project.projectId, other, role);
const subscribe = (socket: TestSocket): void =>
  socket.say({ kind: 'subscribe', channel: projectChannel(project.projectId) });
const feedOf = (message: ServerMessage) => (message.kind === 'feed' ? message.message : undefined);
const snapshot = (message: ServerMessage) => {
  const feed = feedOf(message);
  return feed?.kind === 'snapshot' ? feed : undefined;
};
const hasEntry =
  (name: string) =>
  (message: ServerMessage): boolean => {
    const feed = feedOf(message);
    return feed?.kind === 'changes' && feed.entries.some((entry) => entry.name === name);
  };

describe('the handshake', () => {
  it('is refused without a session, from another site, and elsewhere', async () => {
    expect(await TestSocket.open(new TestPerson(server.url))).toBe(401);
    expect(await TestSocket.open(owner, { origin: 'https://evil.example' })).toBe(403);
    expect(await TestSocket.open(owner, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  });

  it('agrees upon no compression, which would hold hundreds of kilobytes for each socket', async () => {
    expect((await open(owner)).extensions).toBe('');
  });
});

describe('two people on one project', () => {
  it('see each other’s changes', async () => {
    await join('editor');
    const [mine, theirs] = [await open(owner), await open(other)];
    for (const socket of [mine, theirs]) subscribe(socket);
    await Promise.all([mine.until(snapshot), theirs.until(snapshot)]);
    await owner.run(project.projectId, 'addBoard', { boardId: newId(), name: '2안' });
    await theirs.until(hasEntry('addBoard'));
    await other.run(project.projectId, 'addTimetable', {
      timetableId: newId(),
      boardId: project.boardId,
      tableDate: '2026-12-01',
    });
    await mine.until(hasEntry('addTimetable'));
  });

  it('go on from where they stood after a lost connection', async () => {
    const before = await open(owner);
    subscribe(before);
    const { seq, epoch } = await before.until(snapshot);
    before.close();
    await owner.run(project.projectId, 'addBoard', { boardId: newId(), name: '2안' });
    const after = await open(owner);
    const position = { seq, epoch, version: 1 };
    after.say({ kind: 'subscribe', channel: projectChannel(project.projectId), position });
    const feed = await after.until(feedOf);
    expect(feed).toMatchObject({ kind: 'changes', from: seq, entries: [{ name: 'addBoard' }] });
  });

  it('are told at once when what they may do has changed: a notice, and the feed anew', async () => {
    await join('member');
    const theirs = await open(other);
    theirs.say({ kind: 'subscribe', channel: userChannel(other.user._id) });
    subscribe(theirs);
    const first = await theirs.until(snapshot);
    const [member] = (first.tables.projectMember ?? []).filter((row) => row.userId === other.user._id);
    await owner.run(project.projectId, 'changeMember', { memberId: member!._id, role: 'guest' });
    // That they were let in is told by a job, in its own time.
    const notice = await theirs.until(
      (message) => message.kind === 'event' && message.event === 'CrewPermissionChanged' && message,
    );
    expect(notice).toMatchObject({
      from: owner.user._id,
      data: { projectId: project.projectId, permission: { role: 'guest', rights: {} } },
    });
    const second = await theirs.until((message) => {
      const anew = snapshot(message);
      return anew && anew.epoch === 2 ? anew : undefined;
    });
    expect(second.tables.board).toBeUndefined();
    await owner.run(project.projectId, 'removeMember', { memberId: member!._id });
    await theirs.until((message) => feedOf(message)?.kind === 'ended');
    const left = { projectId: project.projectId, permission: null };
    await theirs.until((one) => one.kind === 'event' && JSON.stringify(one.data) === JSON.stringify(left));
  });
});

describe('the long poll', () => {
  it('serves the same feed to who has no socket, and waits for what comes next', async () => {
    const path = `/projects/${project.projectId}/feed?version=1`;
    const first = await owner.call('GET', path);
    expect(first.body).toMatchObject({ data: { messages: [{ kind: 'snapshot', seq: 1, epoch: 1 }] } });
    const waiting = owner.call('GET', `${path}&seq=1&epoch=1`);
    await owner.run(project.projectId, 'addBoard', { boardId: newId(), name: '2안' });
    expect((await waiting).body).toMatchObject({
      data: { messages: [{ kind: 'changes', from: 1, to: 2, entries: [{ name: 'addBoard' }] }] },
    });
    const empty = await owner.call('GET', `${path}&seq=2&epoch=1&wait=0`);
    expect(empty.body).toMatchObject({
      data: { messages: [{ kind: 'changes', from: 2, to: 2, entries: [] }] },
    });
  });

  it('LM3: brings many rows compressed to who takes that, the same as to who does not', async () => {
    const timetableId = newId();
    const { projectId, boardId } = project;
    await owner.run(projectId, 'addTimetable', { timetableId, boardId, tableDate: '2026-12-21' });
    const phaseData = { kind: '대기', label: '줄', minutes: 10, note: '' };
    const row = () => command('addPhaseRow', { rowId: newId(), timetableId, afterRowId: null, phaseData });
    for (let i = 0; i < 11; i++) await owner.send(projectId, ...Array.from({ length: 50 }, row));
    const ask = async (encoding: string) => {
      const headers = { cookie: owner.cookieHeader, 'accept-encoding': encoding };
      const answer = await fetch(`${server.url}/api/projects/${projectId}/feed?wait=0`, { headers });
      return { encoding: answer.headers.get('content-encoding'), body: await answer.json() };
    };
    const plain = await ask('identity');
    expect(plain.encoding).toBe(null);
    expect(await ask('gzip, deflate, br, zstd')).toEqual({ encoding: 'gzip', body: plain.body });
    expect((await ask('br, gzip;q=0')).encoding).toBe('br');
  });

  it('ends, unanswered, when its session does', async () => {
    const path = `/projects/${project.projectId}/feed?version=1&seq=1&epoch=1`;
    const waiting = owner.call('GET', path);
    // The poll is under way when another of the same has been answered.
    await owner.call('GET', `${path}&wait=0`);
    await owner.call('POST', '/auth/signout');
    expect(await waiting).toMatchObject({ status: 401, body: { code: 'signed_out' } });
  });

  it('is open to nobody without a session', async () => {
    const answer = await new TestPerson(server.url).call('GET', `/projects/${project.projectId}/feed`);
    expect(answer).toMatchObject({ status: 401, body: { code: 'signed_out' } });
  });
});

describe('commands', () => {
  it('FL3: are not carried out as somebody else, whose cookies the browser has by now', async () => {
    await join('editor');
    const { _id } = other.user;
    const sent = { _id: newId(), name: 'addBoard', args: { boardId: newId(), name: '2안' }, version: 1 };
    const send = (as: string) =>
      owner.call('POST', `/projects/${project.projectId}/commands`, { commands: [sent], as });
    expect(await send(_id)).toMatchObject({ status: 401, body: { code: 'signed_out' } });
    expect(await send(owner.user._id)).toMatchObject({
      status: 200,
      body: { data: { results: [{ outcome: 'committed' }] } },
    });
  });
});

describe('a socket', () => {
  it('answers pings, takes the test channel, and denies what is not theirs', async () => {
    const socket = await open(owner);
    socket.say({ kind: 'ping' });
    await socket.until((message) => message.kind === 'pong');
    socket.say({ kind: 'subscribe', channel: TEST_CHANNEL });
    await socket.until((message) => message.kind === 'subscribed' && message.channel === TEST_CHANNEL);
    for (const channel of [userChannel(other.user._id), 'project.no-id', 'everything']) {
      socket.say({ kind: 'subscribe', channel });
      await socket.until((message) => message.kind === 'denied' && message.channel === channel);
    }
  });

  it('hears the end of a project that is not theirs, as of one that is not there', async () => {
    const socket = await open(other);
    subscribe(socket);
    await socket.until((message) => feedOf(message)?.kind === 'ended');
  });

  it('is closed on what is no message of ours', async () => {
    const socket = await open(owner);
    socket.say('{nonsense');
    expect(await socket.closed).toBe(4400);
  });

  it('is closed when its session ends', async () => {
    const socket = await open(owner);
    await owner.call('POST', '/auth/signout');
    expect(await socket.closed).toBe(4401);
  });
});

describe('two servers on one database', () => {
  it('LM10: end a session at once, wherever it is ended', async () => {
    const { openServer } = await import('../../open-server.ts');
    const { readConfig } = await import('../../config.ts');
    const env = { PORT: '0', DATA_DIR: '/tmp/ddak-test-second', DDAK_LOG: 'error' };
    const second = await openServer(readConfig({ ...env, DATABASE_URL: server.databaseUrl }));
    const elsewhere = new TestPerson(second.url);
    for (const [name, value] of owner.cookies) elsewhere.cookies.set(name, value);
    const socket = await open(elsewhere);
    const path = `/projects/${project.projectId}/feed?version=1`;
    const waiting = elsewhere.call('GET', `${path}&seq=1&epoch=1`);
    // The second server knows the session by now, and has the poll under way.
    expect((await elsewhere.call('GET', `${path}&wait=0`)).status).toBe(200);
    await owner.call('POST', '/auth/signout');
    expect(await socket.closed).toBe(4401);
    expect((await waiting).status).toBe(401);
    const sent = { _id: newId(), name: 'addBoard', args: { boardId: newId(), name: '2안' }, version: 1 };
    const late = await elsewhere.call('POST', `/projects/${project.projectId}/commands`, {
      commands: [sent],
    });
    expect(late.status).toBe(401);
    await second.close();
  });

  it('tell each other of changes, and answer a command once', async () => {
    const { openServer } = await import('../../open-server.ts');
    const { readConfig } = await import('../../config.ts');
    const second = await openServer(
      readConfig({
        PORT: '0',
        DATA_DIR: '/tmp/ddak-test-second',
        DATABASE_URL: server.databaseUrl,
        DDAK_LOG: 'error',
      }),
    );
    const elsewhere = new TestPerson(second.url);
    for (const [name, value] of owner.cookies) elsewhere.cookies.set(name, value);
    const here = await open(owner);
    subscribe(here);
    await here.until(snapshot);
    const boardId = newId();
    const sent = { _id: newId(), name: 'addBoard', args: { boardId, name: '2안' }, version: 1 };
    const answers = await Promise.all([elsewhere, owner].map((each) => each.send(project.projectId, sent)));
    expect(answers[0]).toEqual(answers[1]);
    await here.until(hasEntry('addBoard'));
    await elsewhere.run(project.projectId, 'addTimetable', {
      timetableId: newId(),
      boardId,
      tableDate: '2026-12-01',
    });
    await here.until(hasEntry('addTimetable'));
    await second.close();
  });
});
