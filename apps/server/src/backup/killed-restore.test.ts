import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPostmaster } from '../db/embedded/postmaster-file.ts';
import { end, ended, programEnv, type ServerProgram, startProgram } from '../testing/server-program.ts';
import { newPerson, newProject, TestPerson } from '../testing/test-person.ts';
import { writeBackup } from './write-backup.ts';

/** Seven programs are started, one after another. */
const TIME = 300_000;
const CLI = fileURLToPath(new URL('../cli/main.ts', import.meta.url));

let folder: string;
let dataDir: string;
let children: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ddak-test-killed-'));
  chmodSync(folder, 0o711);
  dataDir = join(folder, 'data');
  children = [];
});
afterEach(async () => {
  for (const child of children) await end(child, 'SIGTERM');
  rmSync(folder, { recursive: true });
});

async function serve(): Promise<ServerProgram> {
  const { child, ready } = startProgram(dataDir);
  children.push(child);
  return ready;
}

/** Restores the backup, and kills that as soon as `now` says so of the folder that it works in. */
async function killRestore(backup: string, now: (staging: string) => boolean): Promise<void> {
  const env = { ...programEnv(), DATA_DIR: dataDir };
  const child = spawn(process.execPath, [CLI, 'restore', backup], { env, stdio: 'ignore' });
  children.push(child);
  while (!left().some((name) => now(join(dataDir, name)))) {
    if (child.exitCode !== null) throw new Error('the restore came to its end');
    await pause(1);
  }
  child.kill('SIGKILL');
  await ended(child);
}

const left = (): string[] => readdirSync(dataDir).filter((name) => name.startsWith('restoring-'));

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

it(
  'BK2: a restore that is killed has changed nothing, or is finished by the next start, and leaves nothing',
  async () => {
    const first = await serve();
    const person = await newPerson(first);
    const { projectId } = await newProject(person);
    const backup = join(folder, '백업.ddak');
    await writeBackup({ databaseUrl: first.databaseUrl, dataDir, key: undefined }, backup);
    expect((await person.call('PATCH', '/auth/user', { name: '한지원' })).status).toBe(200);
    await end(first.child, 'SIGTERM');

    let pid = 0;
    await killRestore(backup, (staging) => {
      const running = readPostmaster(join(staging, 'postgres'));
      if (running?.status === 'ready') pid = running.pid;
      return pid > 0;
    });
    expect(left()).toHaveLength(1);
    expect(argumentsOf(pid)).toContain('restoring-');
    const second = await serve();
    expect(left()).toEqual([]);
    expect(argumentsOf(pid)).not.toContain('restoring-');
    expect(await nameOf(second, person)).toBe('한지원');
    expect((await at(second, person).call('GET', '/projects')).body).toMatchObject({
      data: [{ _id: projectId }],
    });
    await end(second.child, 'SIGTERM');

    await killRestore(backup, (staging) =>
      readIfThere(join(staging, 'restore.json')).includes('before-restore-'),
    );
    const third = await serve();
    expect(left()).toEqual([]);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('before-restore-'))).toHaveLength(1);
    // Sessions are in no backup, and the name is that of its moment.
    expect((await at(third, person).call('GET', '/projects')).status).toBe(401);
    expect(await nameOf(third, person)).toBe('김하은');
    expect((await newProject(await newPerson(third))).projectId).toBeDefined();
  },
  TIME,
);

async function nameOf({ databaseUrl }: ServerProgram, { user }: TestPerson): Promise<string> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query('select name from "user" where id = $1', [user._id]);
  await client.end();
  return rows[0].name;
}

/** What the process was started with; numbers are given to others in time. */
function argumentsOf(pid: number): string {
  const { stdout } = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout;
}

/** The same browser at the server that runs now. */
function at({ url }: ServerProgram, person: TestPerson): TestPerson {
  const again = new TestPerson(url);
  for (const [name, value] of person.cookies) again.cookies.set(name, value);
  return again;
}
