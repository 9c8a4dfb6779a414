import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { newId } from '../../new-id.ts';
import { openServer } from '../../open-server.ts';
import { addTestMember, newPerson, newProject, TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { TestSocket } from '../../testing/test-socket.ts';

let server: TestServer;
let owner: TestPerson;
let other: TestPerson;
let projectId: string;
let memberId: string;
let timetableId: string;

beforeAll(async () => {
  server = await testServer();
  owner = await newPerson(server, '김하은');
  other = await newPerson(server, '이도윤');
  const made = await newProject(owner);
  ({ projectId } = made);
  timetableId = newId();
  const day = { timetableId, boardId: made.boardId, tableDate: '2026-12-01' };
  await owner.run(projectId, 'addTimetable', day);
  memberId = await addTestMember(owner, projectId, other, 'editor');
});
afterAll(() => server.close());

async function enter(person: TestPerson): Promise<TestSocket> {
  const socket = await TestSocket.of(person);
  socket.say({ kind: 'here', projectId });
  return socket;
}
/** Who else is here, as this person was told until now; undefined: they were told nothing. */
function othersOf({ heard }: TestSocket, { user: { _id: me } }: TestPerson): string | undefined {
  let named: readonly string[] | undefined;
  for (const message of heard) {
    if (message.kind === 'present') named = message.userIds;
    if (message.kind === 'presentChanged')
      named = [...(named ?? []).filter((userId) => !message.left.includes(userId)), ...message.came];
  }
  return named?.filter((userId) => userId !== me).join();
}
/** Told that exactly these others are here. */
const told = (socket: TestSocket, me: TestPerson, others: readonly TestPerson[]) =>
  socket.until(() => othersOf(socket, me) === others.map(({ user }) => user._id).join());

describe('two people in one project', () => {
  it('PR2: know of each other by their sockets, until one closes; nothing of it is written', async () => {
    const client = new Client({ connectionString: server.databaseUrl });
    await client.connect();
    const seq = async () =>
      (await client.query('select seq from project_head where project_id = $1', [projectId])).rows[0].seq;
    const before = await seq();
    const mine = await enter(owner);
    await told(mine, owner, []);
    const theirs = await enter(other);
    await Promise.all([told(mine, owner, [other]), told(theirs, other, [owner])]);
    theirs.close();
    await told(mine, owner, []);
    expect(await seq()).toBe(before);
    await client.end();
    mine.close();
  });

  it('know of each other at two servers of one database', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'ddak-test-data-'));
    const env = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: server.databaseUrl, DDAK_LOG: 'error' };
    const mine = await enter(owner);
    await told(mine, owner, []);
    const second = await openServer(readConfig(env));
    const elsewhere = new TestPerson(second.url);
    for (const [name, value] of other.cookies) elsewhere.cookies.set(name, value);
    const theirs = await enter(elsewhere);
    await Promise.all([told(mine, owner, [other]), told(theirs, other, [owner])]);
    await second.close();
    await told(mine, owner, []);
    mine.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('PR6, PR7: know which field the other is in, until the socket ends; nothing of it is written', async () => {
    const [mine, theirs] = [await enter(owner), await enter(other)];
    await Promise.all([told(mine, owner, [other]), told(theirs, other, [owner])]);
    const userId = other.user._id;
    const at = { table: 'timetable', rowId: timetableId, field: 'calltime' } as const;
    theirs.say({ kind: 'inField', projectId, at });
    const placesOf = ({ heard }: TestSocket) =>
      heard.flatMap((message) => (message.kind === 'inFields' ? message.people : []));
    await mine.until(() => placesOf(mine).length === 1);
    theirs.close();
    await mine.until(() => placesOf(mine).length === 2);
    expect(placesOf(mine)).toEqual([
      { userId, at },
      { userId, at: null },
    ]);
    expect(placesOf(theirs)).toEqual([]);
    mine.close();
  });

  it('hear no more of each other when one of them takes part no more', async () => {
    const [mine, theirs] = [await enter(owner), await enter(other)];
    await Promise.all([told(mine, owner, [other]), told(theirs, other, [owner])]);
    await owner.run(projectId, 'removeMember', { memberId });
    await told(mine, owner, []);
    theirs.say({ kind: 'here', projectId });
    const third = await enter(owner);
    await told(third, owner, []);
    for (const socket of [mine, theirs, third]) socket.close();
  });
});
