import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Id } from '@ddak/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSnapshot } from '../db/backup/open-snapshot.ts';
import { readPostmaster } from '../db/embedded/postmaster-file.ts';
import { FileRows } from '../db/file-rows.ts';
import { openOrm, openPool, type Pool } from '../db/pool.ts';
import { readServerFile } from '../db/server-file.ts';
import { Storage } from '../db/storage.ts';
import { DiskFiles } from '../files/disk-files.ts';
import { ProjectFiles } from '../files/project-files.ts';
import { newId } from '../new-id.ts';
import { programEnv } from '../testing/server-program.ts';
import { command, newPerson, newProject, TestPerson } from '../testing/test-person.ts';

const SERVER = fileURLToPath(new URL('../main.ts', import.meta.url));
const CLI = fileURLToPath(new URL('../cli/main.ts', import.meta.url));
const LONG = process.env.DDAK_LONG === '1';
/** A production of that size; `npm test` drills with a hundredth. */
const [SCENES, FILES, FILE_BYTES] = LONG ? [5000, 256, 4 * 1024 * 1024] : [50, 10, 1024 * 1024];

let folder: string;
let dataDir: string;
let children: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ddak-test-drill-'));
  chmodSync(folder, 0o711);
  dataDir = join(folder, '딱 데이터');
  children = [];
});
afterEach(async () => {
  for (const child of children) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended(child);
  }
  rmSync(folder, { recursive: true });
});

const ended = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', resolve));

function start(...args: string[]): { child: ChildProcess; output: () => string } {
  const env = {
    ...{ ...programEnv(), PORT: '0', DATA_DIR: dataDir, DDAK_LOG: 'error' },
    ...{ DDAK_RATE_LIMIT: 'off', DDAK_BACKUP_KEY: '열쇠는 열여섯 글자보다 길어야 합니다' },
  };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  return { child, output: () => output };
}

/** Runs a command of the command line; its words and how long it took. */
async function ddak(...args: string[]): Promise<{ code: number | null; said: string; seconds: number }> {
  const from = performance.now();
  const { child, output } = start(CLI, ...args);
  const code = await ended(child);
  return { code, said: output(), seconds: (performance.now() - from) / 1000 };
}

async function serve(): Promise<{ child: ChildProcess; url: string; databaseUrl: string }> {
  const { child, output } = start(SERVER);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /(http:\/\/\S+)\s*$/.exec(output());
      if (found) resolve(found[1]!);
    });
    child.on('exit', () => reject(new Error(output())));
  });
  return { child, url, databaseUrl: readServerFile(dataDir)!.ownerUrl };
}

/** Takes files in as uploads do, each of other bytes. */
async function uploads(pool: Pool, projectId: Id, uploadedBy: Id, count: number): Promise<void> {
  const db = openOrm(pool);
  const onLeft = (error: unknown): never => {
    throw error;
  };
  const store = new DiskFiles(join(dataDir, 'files'));
  const storage = new Storage(db, 1024 ** 4);
  const files = new ProjectFiles({
    rows: new FileRows(db),
    store,
    derived: [],
    storage,
    now: Date.now,
    onLeft,
  });
  for (let i = 0; i < count; i++) {
    const bytes = Readable.from([randomBytes(FILE_BYTES)]);
    await files.keep({ projectId, kind: 'script', name: `${i}.pdf`, uploadedBy, bytes, inspect: () => {} });
  }
}

/** The rows of a project, and of its uploads, as PostgreSQL writes them; with the SHA-256 of the uploads' bytes. */
async function everythingOf(url: string, projectId: Id): Promise<string[]> {
  const snapshot = await openSnapshot(url);
  const all: string[] = [];
  for await (const { table, rows } of snapshot.batches())
    for (const row of rows)
      if (row.includes(projectId) && table !== 'project_member') all.push(`${table} ${row}`);
  const files = (await snapshot.files()).map(({ _id, sha256 }) => {
    const bytes = readFileSync(join(dataDir, 'files', _id.slice(-2), _id));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    return _id;
  });
  await snapshot.close();
  return [...all, ...files.filter((fileId) => all.some((row) => row.includes(fileId)))].sort();
}

it('BK1 BK2: the drill: backed up under writes, killed, wrecked, restored: byte for byte, and it goes on', async () => {
  const first = await serve();
  const pool = openPool(first.databaseUrl, () => {});
  const owner = await newPerson(first);
  const quiet = await newProject(owner);
  const sceneOf = (sceneNo: number) =>
    command('addScene', {
      ...{ sceneId: newId(), episodeId: quiet.episodeId, setName: `${sceneNo}번째 골목` },
      ...{ sceneNo, subSceneNo: '' },
    });
  for (let n = 0; n < SCENES; n += 50) {
    const part = Array.from({ length: 50 }, (_, i) => sceneOf(n + i + 1));
    for (const { outcome } of await owner.send(quiet.projectId, ...part)) expect(outcome).toBe('committed');
  }
  await uploads(pool, quiet.projectId, owner.user._id, FILES);
  const expected = await everythingOf(first.databaseUrl, quiet.projectId);

  const busy = await newProject(owner);
  const told: number[] = [];
  let killed = false;
  const writing = (async () => {
    while (!killed) {
      const name = newId();
      const done = await owner
        .run(busy.projectId, 'addCharacter', { characterId: newId(), name })
        .catch(() => null);
      if (done?.outcome === 'committed') told.push(done.seq);
    }
  })();
  const path = join(folder, '백업.ddak');
  const backup = await ddak('backup', path);
  expect(backup, backup.said).toMatchObject({ code: 0 });
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect((await ddak('backup', path)).said).toContain('이미 있는 파일이에요');
  expect((await ddak('restore', path)).said).toContain('다른 DDAK 서버가 이 데이터 폴더를 쓰고 있습니다');
  first.child.kill('SIGKILL');
  killed = true;
  await Promise.all([ended(first.child), writing, pool.end()]);

  // What a dying disk does: files are gone or hold something else, and the database's record does not fit any more.
  for (const name of readdirSync(join(dataDir, 'files')))
    rmSync(join(dataDir, 'files', name), { recursive: true });
  writeFileSync(join(dataDir, 'database.json'), readFileSync(join(dataDir, 'database.json')).reverse());
  const restore = await ddak('restore', path);
  expect(restore, restore.said).toMatchObject({ code: 0 });
  const [aside] = readdirSync(dataDir).filter((name) => name.startsWith('before-restore-'));
  // Nobody works on what was put aside: the killed server had left its database running.
  expect(readPostmaster(join(dataDir, aside!, 'postgres'))).toBeUndefined();
  process.stdout.write(
    `${SCENES} scenes, ${FILES} files of ${FILE_BYTES} bytes: backup ${backup.seconds.toFixed(1)} s, restore ${restore.seconds.toFixed(1)} s, ${statSync(path).size} bytes\n`,
  );

  const second = await serve();
  expect(await everythingOf(second.databaseUrl, quiet.projectId)).toEqual(expected);
  const after = openPool(second.databaseUrl, () => {});
  const { rows } = await after.query(
    `select seq::int as seq, (select count(*)::int from change_log l where l.project_id = h.project_id) as entries
     from project_head h where project_id = $1`,
    [busy.projectId],
  );
  expect(rows[0].entries).toBe(rows[0].seq);
  expect(rows[0].seq).toBeLessThanOrEqual(told.at(-1)!);
  await after.end();
  const signedIn = new TestPerson(second.url);
  for (const [name, value] of owner.cookies) signedIn.cookies.set(name, value);
  expect((await signedIn.call('GET', '/projects')).status).toBe(401);
  const stranger = await newPerson(second, '한지원');
  expect((await newProject(stranger)).projectId).toBeDefined();
});
