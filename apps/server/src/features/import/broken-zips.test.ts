import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SeededRandom } from '@ddak/testkit';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool, type Pool } from '../../db/pool.ts';
import { newId } from '../../new-id.ts';
import { bringIn, forged, type OpenZip, takeOut } from '../../testing/carry-project.ts';
import { type ServedProject, servedProject } from '../../testing/served-project.ts';
import { newPerson, type TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let served: ServedProject;
let pool: Pool;
let person: TestPerson;
let zip: Uint8Array;
beforeAll(async () => {
  server = await testServer();
  served = await servedProject(server);
  pool = openPool(server.databaseUrl, () => {}, 1);
  person = await newPerson(server, '윤가을');
  zip = await takeOut(served.person, served.projectId);
}, 60_000);
afterAll(async () => {
  await pool.end();
  await served.close();
  await server.close();
});

const COUNTED = ['project_head', 'project', 'file', 'loose_file', 'screenplay_text', 'change_log', '"user"'];

/** All that an import could leave: rows, bytes, and the ZIP itself. */
async function traces(): Promise<unknown> {
  const counts = COUNTED.map(
    (table) => `(select count(*)::int from ${table}) as ${table.replaceAll('"', '')}_n`,
  );
  const { rows } = await pool.query(`select ${counts.join()}`);
  const lying = readdirSync(join(server.dataDir, 'files'), { recursive: true, withFileTypes: true });
  const files = lying.filter((one) => one.isFile()).length;
  const importing = join(server.dataDir, 'importing');
  return { ...rows[0], files, zips: existsSync(importing) ? readdirSync(importing).length : 0 };
}

async function refused(bytes: Uint8Array, code: string): Promise<void> {
  const before = await traces();
  const { status, body } = await bringIn(person, bytes);
  expect([body.code, status]).toEqual([code, 422]);
  expect(body.message).toMatch(/[가-힣]/);
  expect(await traces()).toEqual(before);
}

const repacked = (alter: (entries: Record<string, Uint8Array>) => void): Uint8Array => {
  const entries = unzipSync(zip);
  alter(entries);
  return zipSync(entries, { level: 1 });
};
const forgedRows = (alter: (open: OpenZip) => void) => refused(forged(zip, alter), 'import_invalid');
const any = (rows: readonly unknown[]) => rows[0] as Record<string, unknown>;

describe('IM2: a ZIP that is no whole export', () => {
  it('is refused in words where it is none at all, or broken off', async () => {
    await refused(strToU8('작품'), 'import_not_zip');
    await refused(zip.slice(0, 100), 'import_not_zip');
    await refused(zipSync({ '사진.jpg': strToU8('그림') }), 'import_not_ddak');
    await refused(
      forged(zip, ({ project }) => Object.assign(project, { format: 'other' })),
      'import_not_ddak',
    );
    await refused(
      forged(zip, ({ project }) => Object.assign(project, { version: 2 })),
      'import_version',
    );
  });

  it('is refused where a name leads out of its folder, or an entry is no ordinary file', async () => {
    for (const path of ['../../etc/cron.d/ddak', '/etc/passwd', 'C:\\ddak.exe', 'files/../../x', 'a\\..\\b'])
      await refused(
        repacked((entries) => Object.assign(entries, { [path]: strToU8('x') })),
        'import_unsafe',
      );
    const link = [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }];
    await refused(zipSync({ ...unzipSync(zip), link } as never), 'import_unsafe');
  });

  it('is refused where it would grow too large, has too much in it, or is locked', async () => {
    const huge = { 'texts/x.json': new Uint8Array(70 * 1024 * 1024) };
    await refused(
      forged(zip, ({ entries }) => Object.assign(entries, huge)),
      'import_bomb',
    );
    const many = Object.fromEntries(Array.from({ length: 20_001 }, (_, i) => [`${i}`, new Uint8Array()]));
    await refused(zipSync(many, { level: 0 }), 'import_bomb');
    const locked = zip.slice();
    const directory = Buffer.from(locked.buffer).lastIndexOf('PK\x01\x02');
    locked[directory + 8]! |= 1;
    await refused(locked, 'import_locked');
  });

  it('is refused where something is missing from it, was changed, or has been added', async () => {
    const file = Object.keys(unzipSync(zip)).find((path) => path.startsWith('files/'))!;
    await refused(
      repacked((entries) => delete entries[file]),
      'import_missing',
    );
    await refused(
      forged(zip, ({ entries }) => delete entries[file]),
      'import_missing',
    );
    await refused(
      repacked((entries) => Object.assign(entries, { [file]: strToU8('다른 것') })),
      'import_changed',
    );
    await refused(
      repacked((entries) => Object.assign(entries, { '더한 것.txt': strToU8('x') })),
      'import_changed',
    );
  });
});

describe('IM3: rows that break a rule', () => {
  it('are refused: of a wrong kind, with a link that leads nowhere, twice, of no project or of two', async () => {
    await forgedRows(({ project }) => Object.assign(any(project.tables.scene), { sceneNo: '하나' }));
    await forgedRows(({ project }) => Object.assign(any(project.tables.timetable), { boardId: newId() }));
    await forgedRows(({ project }) => Object.assign(any(project.tables.comment), { targetId: newId() }));
    await refused(
      forged(zip, ({ project }) => Object.assign(any(project.tables.screenplay), { fileId: newId() })),
      'import_missing',
    );
    await forgedRows(({ project }) => Object.assign(any(project.tables.scene), { synopsis: 'a\0b' }));
    await forgedRows(({ project }) => (project.tables.crew as unknown[]).push(project.tables.crew[0]));
    await forgedRows(({ project }) => (project.tables.project as unknown[]).pop());
    await forgedRows(({ project }) =>
      (project.tables.project as unknown[]).push({ ...project.tables.project[0], _id: newId() }),
    );
    await forgedRows(({ project, entries }) => {
      entries[project.texts[0]!.path] = strToU8('{"lines":1}');
    });
  });

  it('are refused where more files are named than their importer has room for', async () => {
    const small = await testServer({ DDAK_STORAGE_MB: '1' });
    const poor = await newPerson(small);
    const large = forged(zip, ({ project, entries }) => {
      const bytes = Uint8Array.from({ length: 2 * 1024 * 1024 }, (_, i) => (i * 7919) % 251);
      entries[project.files[0]!.path] = bytes;
    });
    expect(await bringIn(poor, large)).toMatchObject({ status: 413, body: { code: 'storage_full' } });
    await small.close();
  });
});

it('IM2: a ZIP with random damage is taken whole or refused in words, and leaves nothing', async () => {
  const random = new SeededRandom(15);
  for (let i = 0; i < 40; i++) {
    const damaged = zip.slice(0, random.chance(0.2) ? random.int(0, zip.length - 1) : zip.length);
    for (let n = random.int(1, 6); n > 0 && damaged.length > 0; n--)
      damaged[random.int(0, damaged.length - 1)] = random.int(0, 255);
    const before = await traces();
    const { status, body } = await bringIn(person, damaged);
    if (status === 201) continue;
    expect([400, 413, 415, 422], JSON.stringify(body)).toContain(status);
    expect(body.message).toMatch(/[가-힣]/);
    expect(await traces()).toEqual(before);
  }
}, 120_000);
