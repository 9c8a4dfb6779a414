import { connect, type Socket } from 'node:net';
import { projectChannel, type ServerMessage } from '@ddak/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../new-id.ts';
import { newPerson, newProject, type TestPerson } from '../testing/test-person.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { TestSocket } from '../testing/test-socket.ts';

let server: TestServer;
let person: TestPerson;
let other: TestPerson;
let sockets: TestSocket[];

beforeAll(async () => {
  server = await testServer({ DDAK_SOCKETS_PER_PERSON: '5', DDAK_SOCKETS_PER_ADDRESS: '7' });
});
afterAll(() => server.close());
beforeEach(async () => {
  sockets = [];
  person = await newPerson(server);
  other = await newPerson(server, '이도윤');
});
afterEach(async () => {
  for (const socket of sockets) socket.close();
  await Promise.all(sockets.map((socket) => socket.closed));
});

/** How many of so many are let in, and what the others hear. */
async function open(who: TestPerson, count: number): Promise<{ opened: number; refused: number[] }> {
  const answers = await Promise.all(Array.from({ length: count }, () => TestSocket.open(who)));
  const refused = answers.filter((answer) => typeof answer === 'number');
  sockets.push(...answers.filter((answer) => typeof answer !== 'number'));
  return { opened: answers.length - refused.length, refused };
}

describe('LM1: sockets', () => {
  it('are so many for one person and for one address, and a closed one gives its place back', async () => {
    // Fewer than the lines that one address may have at all: those beyond are cut without an answer (LM13).
    expect(await open(person, 20)).toEqual({ opened: 5, refused: Array(15).fill(429) });
    expect(await open(other, 5)).toMatchObject({ opened: 2, refused: [429, 429, 429] });
    const [first] = sockets.splice(0, 1);
    first!.close();
    await first!.closed;
    // The server hears of it by its own end of the line.
    let opened = 0;
    while (opened === 0) ({ opened } = await open(person, 1));
    expect(opened).toBe(1);
  });

  it('that are refused are closed whole, though the other end holds its half open', async () => {
    const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
    const closed = new Promise((resolve) => socket.on('error', () => {}).once('close', resolve));
    const head = ['GET /api/socket HTTP/1.1', 'host: here', 'connection: upgrade', 'upgrade: websocket'];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    let answer = '';
    for await (const part of socket.setEncoding('utf8')) answer += part;
    expect(answer).toMatch(/^HTTP\/1\.1 40[13] /);
    // What is written to a line that is closed breaks it; a half-open one would take it for half a minute.
    const writing = setInterval(() => socket.write('x'), 20);
    await closed;
    clearInterval(writing);
  });
});

describe('LM1: long polls', () => {
  it('are so many for one person', async () => {
    const { projectId } = await newProject(person);
    const path = `/projects/${projectId}/feed?version=1&seq=1&epoch=1`;
    const polls = Array.from({ length: 9 }, () => person.call('GET', path));
    const refused = [];
    for (let i = 0; i < 4; i++) refused.push(await Promise.race(polls.map(withIndex)).then(take(polls)));
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      Array(4).fill([429, 'too_many_requests']),
    );
    await person.run(projectId, 'addBoard', { boardId: newId(), name: '2안' });
    const answered = await Promise.all(polls);
    expect(answered.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });
});

const withIndex = <T>(promise: Promise<T>, index: number) => promise.then((value) => ({ value, index }));
const take =
  <T>(from: Promise<T>[]) =>
  ({ value, index }: { value: T; index: number }): T => {
    from.splice(index, 1);
    return value;
  };

describe('LM2: a flood of messages', () => {
  it('is heard drop by drop: of 400 times a thousand channels, a handful, and others are served', async () => {
    const channels = Array.from({ length: 1_000 }, () => projectChannel(newId()));
    const [flooding, quiet] = [await TestSocket.of(person), await TestSocket.of(other)];
    sockets.push(quiet);
    for (let i = 0; i < 400; i++) flooding.say({ kind: 'follow', channels });
    quiet.say({ kind: 'ping' });
    await quiet.until((message: ServerMessage) => message.kind === 'pong');
    await flooding.until((message: ServerMessage) => message.kind === 'standings');
    expect(flooding.heard.length).toBeLessThan(8);
  });
});

describe('LM3: what is large', () => {
  /** A download by hand, of which nothing is read until its connection is cut. */
  function takeNothing(who: TestPerson, path: string): Socket {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => {}).pause();
    socket.write(`GET /api${path} HTTP/1.1\r\nhost: here\r\ncookie: ${who.cookieHeader}\r\n\r\n`);
    return socket;
  }

  it('is sent to one person four at a time, read or not; the next waits, and somebody else does not', async () => {
    const { projectId, episodeId } = await newProject(person);
    const form = new FormData();
    for (const [key, value] of Object.entries({ screenplayId: newId(), episodeId, label: '1고' }))
      form.set(key, value);
    form.set('file', new Blob([Buffer.alloc(30 * 1024 * 1024)]), 'large.bin');
    await person.call('POST', `/projects/${projectId}/screenplays`, form);
    const { body } = await person.call('GET', `/projects/${projectId}/feed?wait=0`);
    const [snapshot] = (body.data?.messages ?? []) as unknown as [
      { tables: { screenplay: [{ fileId: string }] } },
    ];
    const path = `/projects/${projectId}/files/${snapshot.tables.screenplay[0].fileId}`;
    const taken = Array.from({ length: 4 }, () => takeNothing(person, path));
    const begun = taken.map((socket) => new Promise((resolve) => socket.once('readable', resolve)));
    for (const socket of taken) socket.resume().pause();
    await Promise.all(begun);
    let answered = false;
    const sheet = (id: string) => `/projects/${id}/scenes.xlsx`;
    const fifth = person.call('GET', sheet(projectId)).then((answer) => {
      answered = true;
      return answer;
    });
    const mine = await newProject(other);
    for (let i = 0; i < 5; i++) expect((await other.call('GET', sheet(mine.projectId))).status).toBe(200);
    expect(answered).toBe(false);
    taken[0]!.destroy();
    expect((await fifth).status).toBe(200);
    for (const socket of taken) socket.destroy();
  });
});
