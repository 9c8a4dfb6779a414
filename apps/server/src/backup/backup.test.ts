import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setOwnerCommand } from '../cli/set-owner.ts';
import { type Config, readConfig } from '../config.ts';
import { openSnapshot } from '../db/backup/open-snapshot.ts';
import { FileRows } from '../db/file-rows.ts';
import { migrateDatabase, migrateUpTo } from '../db/migrate.ts';
import { newestKnown } from '../db/migrations.ts';
import { openDatabase } from '../db/open-database.ts';
import { openOrm, openPool, type Pool } from '../db/pool.ts';
import { Storage } from '../db/storage.ts';
import { DiskFiles } from '../files/disk-files.ts';
import { ProjectFiles } from '../files/project-files.ts';
import { newId } from '../new-id.ts';
import { openServer } from '../open-server.ts';
import { pushDevice } from '../testing/push-device.ts';
import { emptyDatabase } from '../testing/test-database.ts';
import { addTestMember, newPerson, newProject, type TestPerson } from '../testing/test-person.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const KEY = '열쇠는 열여섯 글자보다 길어야 합니다';

let server: TestServer;
let owner: TestPerson;
let pool: Pool;
let folder: string;
let drops: (() => Promise<void>)[];
beforeAll(async () => {
  server = await testServer();
  owner = await newPerson(server);
  pool = openPool(server.databaseUrl, () => {});
});
afterAll(async () => {
  await pool.end();
  await server.close();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ddak-test-backup-'));
  drops = [];
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  for (const drop of drops) await drop();
  rmSync(folder, { recursive: true });
});

const path = (): string => join(folder, '백업.ddak');
const backUp = (key?: string) =>
  writeBackup({ databaseUrl: server.databaseUrl, dataDir: server.dataDir, key }, path());

/** Another machine: an empty database, an empty data folder. */
async function elsewhere(
  env: Readonly<Record<string, string>> = {},
): Promise<Config & { databaseUrl: string }> {
  const { url, drop } = await emptyDatabase();
  drops.push(drop);
  const dataDir = join(folder, 'data');
  const own = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: url, DDAK_LOG: 'error', DDAK_RATE_LIMIT: 'off' };
  return { ...readConfig({ ...own, ...env }), databaseUrl: url };
}

async function query<T extends object>(url: string, sql: string, values: unknown[] = []): Promise<T[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** Every row of every table that a backup holds, as PostgreSQL writes it. */
async function everyRow(url: string): Promise<string[]> {
  const snapshot = await openSnapshot(url);
  const all: string[] = [];
  for await (const { table, rows } of snapshot.batches()) for (const row of rows) all.push(`${table} ${row}`);
  await snapshot.close();
  return all.sort();
}

/** The files of a data folder with their bytes. */
function everyFile(dataDir: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const inside of ['files', 'letters', 'mail'])
    for (const entry of readdirSync(join(dataDir, inside), { recursive: true, withFileTypes: true }))
      if (entry.isFile())
        found.set(
          join(entry.parentPath, entry.name).slice(dataDir.length),
          readFileSync(join(entry.parentPath, entry.name), 'latin1'),
        );
  return found;
}

/** Takes a file in as an upload does, without what is read from it. */
async function upload(person: TestPerson, projectId: string, text: string): Promise<void> {
  const db = openOrm(pool);
  const onLeft = (error: unknown): never => {
    throw error;
  };
  const files = new ProjectFiles({
    ...{ rows: new FileRows(db), store: new DiskFiles(join(server.dataDir, 'files')) },
    ...{ derived: [], storage: new Storage(db, 1024 ** 3), now: Date.now, onLeft },
  });
  const bytes = Readable.from([Buffer.from(text)]);
  const whose = { projectId, kind: 'script', uploadedBy: person.user._id } as const;
  const file = { ...whose, name: '밤의 정류장.txt', bytes, inspect: () => {} };
  expect(await files.keep(file)).toBeDefined();
}

/** Values that do not survive a careless way through text. */
const HARD = '한글\\ "따옴표", {중괄호} (괄호)\t탭\n줄 😀 \u2028 null NULL \\N';

describe('a backup', () => {
  it('BK2: comes back byte for byte, elsewhere: every row, every upload, letters and the outbox', async () => {
    const { projectId } = await newProject(owner);
    await owner.run(projectId, 'addCharacter', { characterId: newId(), name: HARD.slice(0, 20) });
    for (let i = 0; i < 5; i++) await upload(owner, projectId, `${HARD}${i}`.repeat(5000 * i));
    await query(server.databaseUrl, 'update project set title = $1 where id = $2', [HARD, projectId]);
    for (const [inside, name] of [
      ['letters', 'feedback.jsonl'],
      ['mail/outbox', '1.txt'],
      ['mail/outbox', '1.html'],
    ] as const) {
      mkdirSync(join(server.dataDir, inside), { recursive: true });
      writeFileSync(join(server.dataDir, inside, name), HARD);
    }
    // Epochs are made new by a restore (BK3): the same on both sides, so that all else can be compared.
    const sameEpochs = 'update project_member set access_epoch = 1';
    await query(server.databaseUrl, sameEpochs);
    const rows = await everyRow(server.databaseUrl);
    const files = everyFile(server.dataDir);
    const written = await backUp();
    expect(written).toMatchObject({ rows: rows.length, uploads: 5, missing: [], damaged: [] });
    expect(statSync(path()).mode & 0o777).toBe(0o600);
    const config = await elsewhere();
    expect(await restoreBackup(config, path())).toEqual({
      ...{ rows: rows.length, uploads: 5, aside: null, ownerless: [] },
    });
    await query(config.databaseUrl, sameEpochs);
    expect(await everyRow(config.databaseUrl)).toEqual(rows);
    expect(everyFile(config.dataDir)).toEqual(files);
    expect(readdirSync(config.dataDir).sort()).toEqual(['files', 'keys', 'letters', 'mail']);
    expect(readdirSync(server.dataDir).filter((name) => name.startsWith('.backup'))).toEqual([]);
  });

  it('BK1: is one moment of rows and files, while people write, upload and leave', async () => {
    const { projectId } = await newProject(owner);
    const leaving: TestPerson[] = [];
    for (let i = 0; i < 6; i++) {
      const person = await newPerson(server, '한지호');
      const own = await newProject(person);
      for (let n = 0; n < 3; n++) await upload(person, own.projectId, `${i} ${n}`.repeat(20_000));
      leaving.push(person);
    }
    let [stop, acknowledged] = [false, 0];
    const write = async (): Promise<void> => {
      while (!stop) {
        const done = await owner.run(projectId, 'addCharacter', { characterId: newId(), name: newId() });
        if (done.outcome === 'committed') acknowledged = Math.max(acknowledged, done.seq);
      }
    };
    const send = async (): Promise<void> => {
      while (!stop) await upload(owner, projectId, newId().repeat(3000));
    };
    const leave = async (): Promise<void> => {
      for (const person of leaving) {
        await query(server.databaseUrl, 'update session set confirmed_until = $1 where user_id = $2', [
          Date.now() + 100_000,
          person.user._id,
        ]);
        expect((await person.call('DELETE', '/auth/user')).status).toBe(200);
      }
    };
    const [writing, sending, going] = [write(), send(), leave()];
    while (acknowledged < 10) await pause(5);
    const before = acknowledged;
    await backUp();
    stop = true;
    await Promise.all([writing, sending, going]);
    const config = await elsewhere();
    await restoreBackup(config, path());
    const [head] = await query<{ seq: number; entries: number; characters: number }>(
      config.databaseUrl,
      `select seq::int, (select count(*)::int from change_log l where l.project_id = h.project_id) as entries,
         (select count(*)::int from character c where c.project_id = h.project_id) as characters
       from project_head h where project_id = $1`,
      [projectId],
    );
    expect(head!.seq).toBeGreaterThanOrEqual(before);
    expect(head).toMatchObject({ entries: head!.seq, characters: head!.seq - 1 });
    const known = await query<{ id: string; size: number }>(
      config.databaseUrl,
      'select id, size::int from file',
    );
    const lying = [...everyUpload(config.dataDir)];
    expect(new Map(lying)).toEqual(new Map(known.map(({ id, size }) => [id, size])));
  });

  it('is never written over a file, and leaves none when it fails', async () => {
    writeFileSync(path(), '다른 것');
    await expect(backUp()).rejects.toThrow('EEXIST');
    expect(readFileSync(path(), 'utf8')).toBe('다른 것');
    rmSync(path());
    const nowhere = {
      databaseUrl: 'postgres://nobody@127.0.0.1:9/none',
      dataDir: server.dataDir,
      key: undefined,
    };
    await expect(writeBackup(nowhere, path())).rejects.toThrow('ECONNREFUSED');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('BK2: that is damaged, or of a newer version, changes nothing', async () => {
    await backUp(KEY);
    const config = await elsewhere({ DDAK_BACKUP_KEY: KEY });
    const file = readFileSync(path());
    file[file.length - 30]! ^= 1;
    const other = join(folder, '깨진.ddak');
    writeFileSync(other, file);
    await expect(restoreBackup(config, other)).rejects.toThrow('깨졌어요');
    await expect(
      restoreBackup({ ...config, backup: { ...config.backup, key: undefined } }, path()),
    ).rejects.toThrow('암호화된 백업이에요');
    const [newest] = await query<{ at: string }>(
      server.databaseUrl,
      'select max(created_at) as at from drizzle.__drizzle_migrations',
    );
    const newer = 'update drizzle.__drizzle_migrations set created_at = $1 where created_at = $2';
    await query(server.databaseUrl, newer, [Number(newest!.at) + 1, newest!.at]);
    const ofTomorrow = join(folder, '내일.ddak');
    const parts = { databaseUrl: server.databaseUrl, dataDir: server.dataDir, key: KEY };
    await writeBackup(parts, ofTomorrow);
    await query(server.databaseUrl, newer, [newest!.at, Number(newest!.at) + 1]);
    await expect(restoreBackup(config, ofTomorrow)).rejects.toThrow('더 새 버전의 딱이 만든 백업');
    expect(await query(config.databaseUrl, "select 1 from pg_tables where schemaname = 'public'")).toEqual(
      [],
    );
    await restoreBackup(config, path());
    await expect(restoreBackup(config, path())).rejects.toThrow('비어 있지 않아요');
  });
});

/** What lies in the folder of uploads: ids and sizes. */
function* everyUpload(dataDir: string): Generator<[string, number]> {
  for (const entry of readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true }))
    if (entry.isFile()) yield [entry.name, statSync(join(entry.parentPath, entry.name)).size];
}

describe('what was restored', () => {
  it('BK3 PU4: opens no door that was closed since, and makes every device begin anew', async () => {
    const { projectId } = await newProject(owner);
    await owner.call('PUT', '/me/push-subscription', pushDevice('https://push.example.com/a').subscription);
    expect(await query(server.databaseUrl, 'select from push_subscription')).toHaveLength(1);
    await backUp();
    const config = await elsewhere();
    await restoreBackup(config, path());
    for (const table of ['session', 'mail_token', 'push_subscription'])
      expect(await query(config.databaseUrl, `select from ${table}`)).toEqual([]);
    // PU1: the key is that of before.
    const keyIn = (dataDir: string) => readFileSync(join(dataDir, 'keys', 'web-push.key'), 'utf8');
    expect(keyIn(config.dataDir)).toBe(keyIn(server.dataDir));
    const [member] = await query<{ access_epoch: number }>(
      config.databaseUrl,
      'select access_epoch from project_member where project_id = $1',
      [projectId],
    );
    expect(member!.access_epoch).toBeGreaterThan(1000);
  });

  it('BK4: whoever was erased after the backup is erased again, and whoever was not stays', async () => {
    const { projectId } = await newProject(owner);
    const person = await newPerson(server, '오민재별난이름');
    await addTestMember(owner, projectId, person, 'editor');
    const alone = await newProject(person);
    await upload(person, alone.projectId, '나만의 대본');
    await backUp();
    await deleteAccount(person);
    const config = await elsewhere();
    await restoreBackup({ ...config, erasureLedger: join(server.dataDir, 'erasures.jsonl') }, path());
    const held =
      "select 1 from change_log where actor_name = '오민재별난이름' or changes::text like '%오민재별난이름%'";
    expect(await query(config.databaseUrl, held)).not.toEqual([]);
    const again = await openServer(config);
    const row = await untilErased(config.databaseUrl, person);
    await again.close();
    expect(row.name).toBe('탈퇴한 사용자');
    expect(await query(config.databaseUrl, held)).toEqual([]);
    expect(await query(config.databaseUrl, 'select 1 from project where id = $1', [alone.projectId])).toEqual(
      [],
    );
    const others = await query(
      config.databaseUrl,
      'select 1 from "user" where deleted_at is null and id = $1',
      [owner.user._id],
    );
    expect(others).toHaveLength(1);
  });
});

/** Closes an account as its owner does, with the password said a moment before. */
async function deleteAccount(person: TestPerson): Promise<void> {
  const confirm = 'update session set confirmed_until = $1 where user_id = $2';
  await query(server.databaseUrl, confirm, [Date.now() + 100_000, person.user._id]);
  expect((await person.call('DELETE', '/auth/user')).status).toBe(200);
}

/** Waits until nothing of the person is left; what is left of the account. */
async function untilErased(url: string, { user }: TestPerson): Promise<{ name: string }> {
  for (;;) {
    const left = 'select name, erased_at from "user" where id = $1';
    const [row] = await query<{ name: string; erased_at: string | null }>(url, left, [user._id]);
    if (row!.erased_at !== null) return row!;
    await pause(50);
  }
}

const ownerOf = async (url: string, projectId: string): Promise<string | undefined> => {
  const sql = "select user_id from project_member where project_id = $1 and role = 'owner'";
  return (await query<{ user_id: string }>(url, sql, [projectId]))[0]?.user_id;
};

describe('a project that was handed over after the backup', () => {
  it('BK7: goes to its manager of longest standing when its old owner is erased again', async () => {
    const [person, heir, later] = [await newPerson(server), await newPerson(server), await newPerson(server)];
    const { projectId } = await newProject(person);
    const memberId = await addTestMember(person, projectId, heir, 'manager');
    await addTestMember(person, projectId, later, 'manager');
    await backUp();
    expect((await person.call('POST', `/projects/${projectId}/owner`, { memberId })).status).toBe(200);
    await deleteAccount(person);
    const config = await elsewhere();
    const ledger = { erasureLedger: join(server.dataDir, 'erasures.jsonl') };
    expect(await restoreBackup({ ...config, ...ledger }, path())).toMatchObject({ ownerless: [] });
    const again = await openServer(config);
    await untilErased(config.databaseUrl, person);
    await again.close();
    expect(await ownerOf(config.databaseUrl, projectId)).toBe(heir.user._id);
  });

  it('BK7: is told of by the restore where it has no manager, and given to a member by a command', async () => {
    const [person, heir] = [await newPerson(server), await newPerson(server)];
    const { projectId } = await newProject(person);
    const memberId = await addTestMember(person, projectId, heir, 'guest');
    await backUp();
    await person.run(projectId, 'changeMember', { memberId, role: 'manager' });
    expect((await person.call('POST', `/projects/${projectId}/owner`, { memberId })).status).toBe(200);
    await deleteAccount(person);
    const config = await elsewhere();
    const ledger = { erasureLedger: join(server.dataDir, 'erasures.jsonl') };
    expect(await restoreBackup({ ...config, ...ledger }, path())).toMatchObject({
      ownerless: [{ _id: projectId, title: '밤의 정류장' }],
    });
    const environment = { DATABASE_URL: config.databaseUrl, DATA_DIR: config.dataDir };
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const stranger = await newPerson({ url: '', databaseUrl: config.databaseUrl });
    expect(await setOwnerCommand(projectId, stranger.user.email)).toBe(1);
    expect(said).toHaveBeenLastCalledWith('그 작품에 참여하는 사람의 이메일이 아니에요.\n');
    expect(await setOwnerCommand(newId(), heir.user.email)).toBe(1);
    expect(said).toHaveBeenLastCalledWith('그런 작품이 없어요.\n');
    expect(await setOwnerCommand(projectId, heir.user.email)).toBe(0);
    expect(await setOwnerCommand(projectId, heir.user.email)).toBe(1);
    expect(said).toHaveBeenLastCalledWith(expect.stringMatching('^주인이 있는 작품이에요'));
    expect(await ownerOf(config.databaseUrl, projectId)).toBe(heir.user._id);
    const again = await openServer(config);
    await untilErased(config.databaseUrl, person);
    await again.close();
    expect(await ownerOf(config.databaseUrl, projectId)).toBe(heir.user._id);
  });
});

/** The migrations that were made, and every column that there is. */
const schemaOf = async (url: string) => [
  await query(url, 'select hash, created_at from drizzle.__drizzle_migrations order by id'),
  await query(
    url,
    "select table_name, column_name, data_type from information_schema.columns where table_schema = 'public' order by 1, 2",
  ),
];

describe('a database', () => {
  it('BK5: is backed up before a new version changes it, once, and that backup can be restored', async () => {
    const config = await elsewhere();
    await migrateUpTo(config.databaseUrl, newestKnown() - 1);
    const [id, email] = [newId(), 'haeun@example.com'];
    await query(
      config.databaseUrl,
      `insert into "user" (id, email, name, password_hash, created_at) values ($1, $2, '김하은', '', 0)`,
      [id, email],
    );
    mkdirSync(config.dataDir);
    for (let start = 0; start < 2; start++) await (await openDatabase(config)).close();
    const backups = readdirSync(join(config.dataDir, 'backups'));
    expect(backups).toHaveLength(1);
    const other = await elsewhere();
    await restoreBackup(other, join(config.dataDir, 'backups', backups[0]!));
    expect(await query(other.databaseUrl, 'select id, email from "user"')).toEqual([{ id, email }]);
  });

  it.each([
    [
      'a file lies where the folder of backups belongs',
      (dataDir: string) => writeFileSync(join(dataDir, 'backups'), ''),
    ],
    [
      'a file cannot be read',
      (dataDir: string) => mkdirSync(join(dataDir, 'letters', 'x'), { recursive: true }),
    ],
  ])('BK5: is not changed where it cannot be backed up because %s', async (_, spoil) => {
    const config = await elsewhere();
    await migrateUpTo(config.databaseUrl, newestKnown() - 1);
    mkdirSync(config.dataDir);
    spoil(config.dataDir);
    const before = await schemaOf(config.databaseUrl);
    await expect(openDatabase(config)).rejects.toThrow(
      /백업하지 못했습니다[\s\S]*아무것도 바꾸지 않았습니다/,
    );
    expect(await schemaOf(config.databaseUrl)).toEqual(before);
    const made = statSync(join(config.dataDir, 'backups'));
    expect(made.isFile() ? [] : readdirSync(join(config.dataDir, 'backups'))).toEqual([]);
    const off = { ...config, backup: { ...config.backup, beforeUpdate: false } };
    await (await openDatabase(off)).close();
    expect(await schemaOf(config.databaseUrl)).not.toEqual(before);
  });

  it('BK6: that a newer version has changed is refused by an older one, in words', async () => {
    const { databaseUrl: url } = await elsewhere();
    await migrateDatabase(url);
    const newer = 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)';
    await query(url, newer, ['x', newestKnown() + 1]);
    await expect(migrateDatabase(url)).rejects.toThrow('더 새 버전의 딱이 쓰던 것입니다');
  });

  it('holds nothing beside its tables that a backup would have to know of', async () => {
    const sequences =
      "select relname from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace";
    expect(await query(server.databaseUrl, sequences)).toEqual([]);
  });
});
