import { memberOf, type ProjectState, stateFaults, TABLE_NAMES, timeOfId } from '@ddak/domain';
import { type ExportedProject, exportedProjectSchema } from '@ddak/protocol';
import { SeededRandom } from '@ddak/testkit';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '../../db/pool.ts';
import { newId } from '../../new-id.ts';
import { PgStore } from '../../sync/pg-store.ts';
import { bringIn, forged, takeOut } from '../../testing/carry-project.ts';
import { type ServedProject, servedProject } from '../../testing/served-project.ts';
import { command, newPerson, type TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let [from, to]: TestServer[] = [];
let served: ServedProject;
let zip: Uint8Array;
beforeAll(async () => {
  [from, to] = [await testServer(), await testServer()];
  served = await servedProject(from!);
  zip = await takeOut(served.person, served.projectId);
});
afterAll(async () => {
  await served.close();
  await from!.close();
  await to!.close();
});

const broughtIn = async (person: TestPerson): Promise<string> =>
  String((await bringIn(person, zip)).body.data?.projectId);

const inside = (bytes: Uint8Array) => {
  const entries = unzipSync(bytes);
  const project: ExportedProject = exportedProjectSchema.parse(
    JSON.parse(strFromU8(entries['project.json']!)),
  );
  return { entries, project };
};

async function stateOn(server: TestServer, projectId: string): Promise<ProjectState> {
  const pool = openPool(server.databaseUrl, () => {}, 1);
  const snapshot = await new PgStore(pool, async () => {}).readSnapshot(projectId);
  await pool.end();
  return snapshot!.state;
}

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;
/** Columns that say who of those with an account it was. */
const PERSONS = [
  'userId',
  'uploadedBy',
  'publishedBy',
  'acceptedBy',
  'tickedBy',
  'author',
  'by',
  'addedBy',
  'consentAt',
];

/** Rows without ids and persons, in an order that does not go by ids: ids are told by when they were made. */
const withoutIds = (rows: readonly unknown[]): string[] =>
  rows
    .map((row) =>
      JSON.stringify(row, (name, value) => (PERSONS.includes(name) ? null : value)).replaceAll(ID, (id) =>
        String(timeOfId(id)),
      ),
    )
    .sort();

describe('a project of another server', () => {
  it('IM3: comes in with every row, text and byte that it went out with, under ids of its own', async () => {
    const person = await newPerson(to!, '윤가을');
    const { status, body } = await bringIn(person, zip);
    expect(body).toMatchObject({ data: { projectId: expect.stringMatching(ID) } });
    expect(status).toBe(201);
    const projectId = String(body.data?.projectId);
    const state = await stateOn(to!, projectId);
    expect(stateFaults(state)).toEqual([]);
    const before = inside(zip);
    const again = inside(await takeOut(person, projectId));
    for (const table of TABLE_NAMES) {
      if (['projectMember', 'crewRequest', 'crew', 'crewTeam', 'project'].includes(table)) continue;
      expect(withoutIds(again.project.tables[table]), table).toEqual(
        withoutIds(before.project.tables[table]),
      );
    }
    const [was, is] = [before, again].map(({ project }) => ({ ...project.tables.project[0]!, _id: '' }));
    for (const one of [was!, is!]) Object.assign(one, { needsSecondFactor: false });
    expect(withoutIds([is])).toEqual(withoutIds([was]));
    const bytesOf = ({ entries, project }: typeof before) =>
      project.files.map(({ path, name }) => [name.replace(/^.*\//, ''), strFromU8(entries[path]!)]).sort();
    expect(bytesOf(again)).toEqual(bytesOf(before));
    const textsOf = ({ entries, project }: typeof before) =>
      project.texts.map(({ path }) => strFromU8(entries[path]!)).sort();
    expect(textsOf(again)).toEqual(textsOf(before));
    const documents = ({ entries }: typeof before) =>
      Object.keys(entries)
        .filter((name) => name.startsWith('문서/'))
        .sort();
    expect(documents(again)).toEqual(documents(before));
    const old = new Set(strFromU8(before.entries['project.json']!).match(ID));
    for (const id of strFromU8(again.entries['project.json']!).match(ID)!) expect(old).not.toContain(id);
  });

  it('IM1: may be larger than what is sent as JSON, and its files are the importer’s room', async () => {
    const person = await newPerson(to!);
    const random = new SeededRandom(3);
    const bytes = Uint8Array.from({ length: 12 * 1024 * 1024 }, () => random.int(0, 255));
    const large = forged(zip, ({ project, entries }) => {
      entries[project.files[0]!.path] = bytes;
    });
    expect(await bringIn(person, large)).toMatchObject({ status: 201 });
    const room = (await person.call('GET', '/auth/storage')).body.data;
    expect(Number(room?.usedBytes)).toBeGreaterThanOrEqual(bytes.length);
  });

  it('IM4: is its importer’s alone: who took part is of the crew, without an account and without a right', async () => {
    const person = await newPerson(from!, '윤가을');
    const projectId = await broughtIn(person);
    const state = await stateOn(from!, projectId);
    expect([...state.projectMember.values()]).toMatchObject([{ userId: person.user._id, role: 'owner' }]);
    expect(state.crewRequest.size).toBe(0);
    expect([...state.crew.values()].every(({ userId }) => userId === null)).toBe(true);
    const names = new Set([...state.crew.values()].map(({ name }) => name));
    const was = await served.state();
    const ofCrew = new Set([...was.crew.values()].map(({ userId }) => userId));
    const others = [...was.projectMember.values()].filter(({ userId }) => !ofCrew.has(userId));
    for (const { name } of others) expect(names).toContain(name);
    expect(state.crew.size).toBe(was.crew.size + others.length);
    for (const table of ['personContact', 'personPay', 'callsheetReceipt'] as const)
      for (const row of state[table].values()) expect(row.userId).toBeNull();
    expect((await served.person.call('GET', `/projects/${projectId}/scenes.xlsx`)).status).toBe(404);
    expect((await person.call('GET', `/projects/${served.projectId}/scenes.xlsx`)).status).toBe(404);
    const mine = await person.call('GET', '/projects');
    expect(mine.body.data).toMatchObject([{ _id: projectId, role: 'owner' }]);
  });

  it('IM5: keeps what was said and issued, as of nobody who could come in', async () => {
    const person = await newPerson(to!);
    const projectId = await broughtIn(person);
    const state = await stateOn(to!, projectId);
    const said = [...state.comment.values()].map(({ author }) => author);
    const issued = [...state.callsheetVersion.values()].map(({ publishedBy }) => publishedBy);
    const [outsider, ...more] = new Set([...said, ...issued]);
    expect(more).toEqual([]);
    expect(memberOf(state, outsider!)).toBeUndefined();
    const pool = openPool(to!.databaseUrl, () => {}, 1);
    const { rows } = await pool.query('select * from "user" where id = $1', [outsider]);
    expect(rows).toMatchObject([{ password_hash: '', phone: '' }]);
    expect(rows[0].deleted_at).not.toBeNull();
    await pool.end();
    const { callsheet, number } = [...state.callsheetVersion.values()][0]!;
    const sheet = `/projects/${projectId}/callsheets/${callsheet}.pdf?version=${number}`;
    expect((await person.call('GET', sheet)).status).toBe(200);
  });

  it('IM6: nobody is told of what was issued, said or read where it came from', async () => {
    const person = await newPerson(to!);
    const pool = openPool(to!.databaseUrl, () => {}, 1);
    const jobs = async () => (await pool.query('select count(*)::int as n from pgboss.job')).rows[0].n;
    const before = await jobs();
    expect((await bringIn(person, zip)).status).toBe(201);
    expect(await jobs()).toBe(before);
    await pool.end();
  });

  it('IM3: cannot be taken back, nor brought in by hand', async () => {
    const person = await newPerson(to!);
    const projectId = await broughtIn(person);
    const pool = openPool(to!.databaseUrl, () => {}, 1);
    const { rows } = await pool.query('select command_id, name, seq from change_log where project_id = $1', [
      projectId,
    ]);
    await pool.end();
    expect(rows).toMatchObject([{ name: 'importProject', seq: '1' }]);
    const undo = command('undo', { commandId: rows[0].command_id });
    expect(await person.send(projectId, undo)).toMatchObject([{ code: 'not_undoable' }]);
    const tables = Object.fromEntries(TABLE_NAMES.map((table) => [table, []]));
    const byHand = command('importProject', { tables });
    expect(await person.send(newId(), byHand)).toMatchObject([{ code: 'forbidden' }]);
  });
});
