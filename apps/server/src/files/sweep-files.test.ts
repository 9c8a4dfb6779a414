import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Id } from '@ddak/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FileRows } from '../db/file-rows.ts';
import { openOrm, openPool, type Pool } from '../db/pool.ts';
import type { FileKind } from '../db/schema/file.ts';
import { Storage } from '../db/storage.ts';
import { newId } from '../new-id.ts';
import { PgStore } from '../sync/pg-store.ts';
import { makeBoard, type TestActor, type TestBoard, type TestCore, testCore } from '../testing/test-core.ts';
import { testDatabase } from '../testing/test-database.ts';
import { addTestUser } from '../testing/test-people.ts';
import { DiskFiles } from './disk-files.ts';
import { ProjectFiles } from './project-files.ts';
import { sweepFiles } from './sweep-files.ts';
import { Uploads } from './uploads.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let database: Awaited<ReturnType<typeof testDatabase>>;
let pool: Pool;
let folder: string;
let test: TestCore;
let owner: TestActor;
let board: TestBoard;
beforeAll(async () => {
  database = await testDatabase();
  pool = openPool(database.url, (error) => {
    throw error;
  });
  test = testCore(new PgStore(pool, async () => {}));
  owner = await addTestUser(database.url, '김하은');
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(async () => {
  board = await makeBoard(test, owner);
  folder = mkdtempSync(join(tmpdir(), 'ddak-test-files-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await pool.query(
    'truncate screenplay, review_edit, scene, timetable_row, breakdown_item, file, loose_file, upload cascade',
  );
});

function parts(store = new DiskFiles(folder)) {
  const rows = new FileRows(openOrm(pool));
  const storage = new Storage(openOrm(pool), 1024 * 1024);
  const derived = new DiskFiles(join(folder, 'previews'));
  const onLeft = (error: unknown): never => {
    throw error;
  };
  const files = new ProjectFiles({ rows, store, derived: [derived], storage, now: Date.now, onLeft });
  return { rows, store, derived: [derived], files };
}

const sweep = (now = Date.now(), atRest = true) => sweepFiles({ ...parts(), now, atRest });

const keep = async (kind: FileKind = 'script'): Promise<Id> => {
  const bytes = Readable.from([Buffer.from('밤의 정류장')]);
  const { projectId } = board;
  const whose = { projectId, kind, uploadedBy: owner._id } as const;
  const file = { ...whose, name: '밤의 정류장.txt', bytes, inspect: () => {} };
  return (await parts().files.keep(file))!;
};

const addVersion = async (fileId: Id): Promise<Id> => {
  const screenplayId = newId();
  const args = { screenplayId, episodeId: board.episodeId, fileId, fileName: '밤의 정류장.txt' };
  const done = await test.run(owner, board.projectId, 'addScreenplay', args);
  expect(done.outcome).toBe('committed');
  await test.run(
    owner,
    board.projectId,
    'finishScreenplay',
    { screenplayId, format: 'txt' },
    { asServer: true },
  );
  return screenplayId;
};

const onDisk = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

/** Bytes that somebody else has put there, as old as that. */
function lay(name: string, ageMs = 0): void {
  const inside = join(folder, name.replace('.part', '').slice(-2));
  mkdirSync(inside, { recursive: true });
  writeFileSync(join(inside, name), '가');
  const then = (Date.now() - ageMs) / 1000;
  utimesSync(join(inside, name), then, then);
}

describe('files of a project', () => {
  it('FS1: are found by the project and the id, never by the id alone', async () => {
    const other = await makeBoard(test, owner);
    const fileId = await keep();
    const { files } = parts();
    expect((await files.read(board.projectId, fileId))?.toString()).toBe('밤의 정류장');
    expect(await files.read(other.projectId, fileId)).toBeUndefined();
    expect(await files.open(other.projectId, fileId)).toBeUndefined();
  });
});

describe('the sweep', () => {
  it('FS3: takes what a process that died was taking in, and never what may still be coming', async () => {
    const kept = await keep();
    const [dying, half, coming] = [newId(), newId(), newId()];
    await parts().rows.expect(dying, Date.now() - 1000);
    lay(dying);
    lay(`${half}.part`, 1000);
    expect(await sweep(Date.now(), false)).toMatchObject({ loose: 0, stray: 0 });
    expect(onDisk()).toEqual([kept, dying, `${half}.part`].sort());
    const now = Date.now();
    await parts().rows.expect(coming, now);
    utimesSync(join(folder, half.slice(-2), `${half}.part`), 1, 1);
    expect(await sweep(now)).toMatchObject({ loose: 1, stray: 1 });
    expect(onDisk()).toEqual([kept]);
    expect(await parts().rows.looseSince(now + 1)).toEqual([coming]);
  });

  it('FS3: takes what an older version has left, but nothing where another database belongs to the folder', async () => {
    const stray = newId();
    lay(stray, 2 * DAY_MS);
    expect(await sweep()).toMatchObject({ stray: 0, strange: 1 });
    const kept = await keep();
    lay(kept, 2 * DAY_MS);
    expect(await sweep()).toMatchObject({ stray: 1, strange: 0 });
    expect(onDisk()).toEqual([kept]);
  });

  it('FS3: takes a file that no version has come to name', async () => {
    const fileId = await keep();
    expect(await sweep()).toMatchObject({ unused: 0 });
    expect(await sweep(Date.now() + 2 * DAY_MS)).toMatchObject({ unused: 1 });
    expect(onDisk()).toEqual([]);
    expect(await parts().files.find(board.projectId, fileId)).toBeUndefined();
  });

  it('FS6: leaves what is being sent in parts for a day, over a restart too', async () => {
    const _id = newId();
    const { projectId } = board;
    const { rows, store, files } = parts();
    const storage = new Storage(openOrm(pool), 1024 * 1024);
    const uploads = new Uploads({ rows, store, storage, files, now: Date.now });
    const about = { name: '현장.mov', size: 100, keepsMetadata: false };
    await uploads.begin({ _id, projectId, uploadedBy: owner._id, ...about });
    const upload = (await uploads.find(projectId, owner._id, _id))!;
    await uploads.add(upload, 0, Readable.from([Buffer.from('절반')]));
    expect(await sweep()).toMatchObject({ loose: 0, stray: 0 });
    expect(await sweep(Date.now() + DAY_MS / 2, false)).toMatchObject({ loose: 0, stray: 0 });
    expect(onDisk()).toEqual([`${_id}.part`]);
    expect(await sweep(Date.now() + DAY_MS + 1000)).toMatchObject({ loose: 1 });
    expect(onDisk()).toEqual([]);
    expect(await uploads.find(projectId, owner._id, _id)).toBeUndefined();
  });

  it('FS4: takes the file and the text of a removed version once no undo can bring it back', async () => {
    const fileId = await keep();
    const screenplayId = await addVersion(fileId);
    const text = "insert into screenplay_text values ($1, $2, '{}', 0)";
    await pool.query(text, [screenplayId, board.projectId]);
    const later = Date.now() + 200 * DAY_MS;
    expect(await sweep(later)).toMatchObject({ unused: 0 });
    await test.run(owner, board.projectId, 'removeScreenplay', { screenplayId });
    expect(await sweep(later)).toMatchObject({ unused: 0 });
    expect((await pool.query('select 1 from screenplay_text')).rows).toHaveLength(1);
    await pool.query('delete from change_log where project_id = $1', [board.projectId]);
    expect(await sweep(later)).toMatchObject({ unused: 1 });
    expect((await pool.query('select 1 from screenplay_text')).rows).toEqual([]);
    expect(onDisk()).toEqual([]);
  });

  it('FS4: leaves a file that a call sheet names', async () => {
    const fileId = await keep('attachment');
    const [callsheetId, timetableId] = [newId(), board.days[0]!];
    await test.run(owner, board.projectId, 'makeCallsheet', { callsheetId, timetableId });
    const put = { files: [{ _id: newId(), fileId, name: '약도', link: null, size: null, contents: null }] };
    await test.run(owner, board.projectId, 'editCallsheet', { callsheetId, put });
    await pool.query('delete from change_log where project_id = $1', [board.projectId]);
    expect(await sweep(Date.now() + 200 * DAY_MS)).toMatchObject({ unused: 0 });
    expect(onDisk()).toEqual([fileId]);
  });

  it('AT6: takes a file that hung on something once no undo can bring it back there', async () => {
    const fileId = await keep('attachment');
    const { projectId, days } = board;
    const attachmentId = newId();
    const target = { targetKind: 'timetable', targetId: days[0]! } as const;
    const file = { fileId, link: null, size: null, contents: null };
    await test.run(owner, projectId, 'addAttachment', { attachmentId, ...target, name: '약도', ...file });
    await pool.query('delete from change_log where project_id = $1', [projectId]);
    const later = Date.now() + 200 * DAY_MS;
    expect(await sweep(later)).toMatchObject({ unused: 0 });
    await test.run(owner, projectId, 'removeAttachment', { attachmentId });
    expect(await sweep(later)).toMatchObject({ unused: 0 });
    expect(onDisk()).toEqual([fileId]);
    await pool.query('delete from change_log where project_id = $1', [projectId]);
    expect(await sweep(later)).toMatchObject({ unused: 1 });
    expect(onDisk()).toEqual([]);
  });

  it('AT9: takes what was made of a file with it, and what was forgotten of one that has gone', async () => {
    const [fileId, gone] = [await keep('attachment'), newId()];
    const [previews] = parts().derived;
    for (const key of [fileId, gone]) await previews!.put(key, Readable.from(['그림']));
    await sweep();
    expect(onDisk()).toEqual([fileId, fileId]);
    await sweep(Date.now() + 2 * DAY_MS);
    expect(onDisk()).toEqual([]);
  });

  it('CS67: leaves the logo of a project, and that of a version that was issued', async () => {
    const [now, issued] = [await keep(), await keep()];
    const { projectId, days } = board;
    const ids = { callsheetId: newId(), timetableId: days[0]! };
    await test.run(owner, projectId, 'makeCallsheet', ids);
    await test.run(owner, projectId, 'editCallsheetLayout', { logo: { fileId: now } });
    await pool.query(
      `insert into callsheet_version
         (id, project_id, callsheet, timetable, number, cancels, note, published_by, published_at, sheet)
       values ($1, $2, $3, $4, 1, false, '', $5, 0, $6)`,
      [newId(), projectId, ids.callsheetId, ids.timetableId, owner._id, JSON.stringify({ logo: issued })],
    );
    await pool.query('delete from change_log where project_id = $1', [projectId]);
    expect(await sweep(Date.now() + 200 * DAY_MS)).toMatchObject({ unused: 0 });
    expect(onDisk()).toEqual([now, issued].sort());
  });
});
