import { projectChannel, type ServerMessage, TEST_CHANNEL, userChannel } from '@ddak/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EmitterBus } from '../../bus/emitter-bus.ts';
import { newId } from '../../new-id.ts';
import { addTestMember, newPerson, newProject, type TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { TestSocket } from '../../testing/test-socket.ts';
import { FollowedProjects } from './followed-projects.ts';

const PROJECTS = 30;

let server: TestServer;
let person: TestPerson;
let projects: { projectId: string; boardId: string }[];
let channels: string[];

beforeAll(async () => {
  server = await testServer();
  person = await newPerson(server);
  projects = [];
  for (let i = 0; i < PROJECTS; i++) projects.push(await newProject(person));
  channels = projects.map(({ projectId }) => projectChannel(projectId));
});
afterAll(() => server.close());

const standings = (message: ServerMessage) => (message.kind === 'standings' ? message.seqs : undefined);
const moveOn = (i: number): Promise<unknown> =>
  person.run(projects[i]!.projectId, 'addBoard', { boardId: newId(), name: '2안' });

describe('a person with thirty projects (SPEC 7: each of pbChannels)', () => {
  it('FL1: follows each of them with one message, and hears where each stands, in under 2 kB', async () => {
    const refreshed = await person.call<{ data: { pbChannels: string[] } }>('POST', '/auth/refresh', {});
    expect(refreshed.body.data.pbChannels.toSorted()).toEqual(channels.toSorted());
    const socket = await TestSocket.of(person);
    socket.say({ kind: 'subscribe', channel: userChannel(person.user._id) });
    socket.say({ kind: 'subscribe', channel: TEST_CHANNEL });
    socket.say({ kind: 'follow', channels });
    const seqs = await socket.until(standings);
    expect(Object.keys(seqs).sort()).toEqual([...channels].sort());
    // What it costs: nothing but this one answer, whatever the projects hold.
    const bytes = socket.heard.filter(standings).map((message) => JSON.stringify(message).length);
    expect(bytes).toHaveLength(1);
    expect(bytes[0]).toBeLessThan(2_000);
    expect(socket.heard.some(({ kind }) => kind === 'feed')).toBe(false);
    socket.close();
  });

  it('hears of each that moves, and of a busy one once a second', async () => {
    const socket = await TestSocket.of(person);
    socket.say({ kind: 'follow', channels });
    const before = await socket.until(standings);
    for (let i = 0; i < 10; i++) await moveOn(3);
    await moveOn(29);
    const [busy, quiet] = [channels[3]!, channels[29]!];
    const reached = (channel: string, by: number) =>
      socket.until((message) => (standings(message)?.[channel] ?? 0) >= before[channel]! + by);
    await Promise.all([reached(busy, 10), reached(quiet, 1)]);
    const told = socket.heard.slice(1).filter((message) => standings(message)?.[busy]);
    expect(told.length).toBeLessThan(10);
    expect(socket.heard.slice(1).flatMap((message) => Object.keys(standings(message) ?? {}))).toSatisfy(
      (named: string[]) => named.every((channel) => channel === busy || channel === quiet),
    );
    socket.close();
  });

  it('FL1: hears nothing of projects of others, nor of one that they take part in no more', async () => {
    const other = await newPerson(server, '이도윤');
    const [mine, theirs] = [projects[0]!, projects[1]!];
    const memberId = await addTestMember(person, mine.projectId, other, 'editor');
    const socket = await TestSocket.of(other);
    socket.say({
      kind: 'follow',
      channels: [channels[0]!, channels[1]!, projectChannel(newId()), 'nonsense'],
    });
    const seqs = await socket.until(standings);
    expect(Object.keys(seqs)).toEqual([channels[0]]);
    await person.run(theirs.projectId, 'addBoard', { boardId: newId(), name: '2안' });
    await person.run(mine.projectId, 'removeMember', { memberId });
    await moveOn(0);
    // The house is asked again: what comes before this answer is all that came.
    socket.say({ kind: 'follow', channels: [channels[0]!] });
    await socket.until((message) => standings(message) && Object.keys(standings(message)!).length === 0);
    const named = socket.heard.slice(1).flatMap((message) => Object.entries(standings(message) ?? {}));
    expect(named.filter(([channel]) => channel === channels[1])).toEqual([]);
    expect(named.every(([, seq]) => seq <= seqs[channels[0]!]! + 1)).toBe(true);
    socket.close();
  });
});

describe('LM2: one who follows again and again', () => {
  it('is looked up once at a time, and what was said in between is skipped', async () => {
    const answers: (() => void)[] = [];
    const heard: ServerMessage[] = [];
    const followed = new FollowedProjects({
      bus: new EmitterBus(),
      readStandings: (_, ids) =>
        new Promise((resolve) => answers.push(() => resolve(new Map(ids.map((id) => [id, 1]))))),
      after: () => () => {},
      onError: (error) => {
        throw error;
      },
    });
    const guests = [1, 2].map(() => ({
      userId: person.user._id,
      send: (one: ServerMessage) => void heard.push(one),
    }));
    for (let i = 0; i < 500; i++) for (const guest of guests) followed.follow(guest, [channels[i % 30]!]);
    for (let looks = 1; looks <= 3; looks++) {
      expect(answers).toHaveLength(looks);
      answers.at(-1)!();
      await settled();
    }
    expect(answers).toHaveLength(3);
    expect(heard.map((one) => Object.keys(standings(one) ?? {}))).toEqual([[channels[19]], [channels[19]]]);
    followed.close();
  });
});

const settled = () => new Promise((resolve) => setTimeout(resolve));
