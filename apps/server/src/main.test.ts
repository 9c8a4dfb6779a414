import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FeedMessage } from '@ddak/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { readPostmaster } from './db/embedded/postmaster-file.ts';
import { withDatabase } from './db/with-database.ts';
import { newId } from './new-id.ts';
import { programEnv } from './testing/server-program.ts';
import { command, newProject, TestPerson } from './testing/test-person.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

let dataDir: string;
let children: ChildProcess[];

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'ddak-test-main-'));
  // A path with a space and Hangul, in a folder that the database's user may pass through.
  chmodSync(folder, 0o711);
  dataDir = join(folder, '딱 데이터');
  children = [];
});
afterEach(async () => {
  for (const child of children) await stop(child, 'SIGTERM');
  rmSync(resolve(dataDir, '..'), { recursive: true, force: true });
});

const environment = (): Record<string, string> => ({
  ...programEnv(),
  PORT: '0',
  DATA_DIR: dataDir,
  DDAK_LOG: 'error',
  DDAK_RATE_LIMIT: 'off',
});

interface Started {
  readonly child: ChildProcess;
  /** What it wrote on both streams. */
  readonly output: () => string;
}

function start(): Started {
  const child = spawn(process.execPath, [MAIN], { env: environment(), stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  return { child, output: () => output };
}

const ended = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', (code) => resolve(code)));

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal);
  return ended(child);
}

/** Starts a server and waits for the line with its address. */
async function serve(): Promise<Started & { url: string }> {
  const started = start();
  const url = await new Promise<string>((resolve, reject) => {
    started.child.stdout?.on('data', () => {
      const found = /(http:\/\/\S+)\s*$/.exec(started.output());
      if (found) resolve(found[1]!);
    });
    started.child.on('exit', () => reject(new Error(started.output())));
  });
  return { ...started, url };
}

const cluster = (): string => {
  const { cluster: path } = JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'));
  return resolve(dataDir, path);
};

const consents = ['age14', 'terms', 'privacy'];
const form = { email: 'haeun@example.com', password: '열려라 참깨 1234', name: '김하은', consents };

async function signIn(url: string): Promise<TestPerson> {
  const person = new TestPerson(url);
  await person.call('POST', '/auth/signup', form);
  await person.call('POST', '/auth/signin', form);
  return person;
}

describe('the server as a process', () => {
  it('keeps every acknowledged move when it is killed in the middle of fifty', async () => {
    const first = await serve();
    const person = await signIn(first.url);
    const { projectId, boardId } = await newProject(person);
    const day = newId();
    await person.run(projectId, 'addTimetable', { timetableId: day, boardId, tableDate: '2026-12-01' });
    const rows = [newId(), newId()];
    for (const rowId of rows)
      await person.run(projectId, 'addPhaseRow', {
        rowId,
        timetableId: day,
        afterRowId: null,
        phaseData: { kind: '집합', label: '', minutes: 30, note: '' },
      });
    const moves = Array.from({ length: 50 }, (_, i) =>
      command('moveRows', { rowIds: [rows[i % 2]], toTimetableId: day, afterRowId: rows[(i + 1) % 2] }),
    );
    const acknowledged = new Map<string, number>();
    const sending = Promise.allSettled(
      moves.map(async (move) => {
        const [result] = await person.send(projectId, move);
        if (result?.outcome === 'committed') acknowledged.set(move._id, result.seq);
        if (acknowledged.size === 20) first.child.kill('SIGKILL');
      }),
    );
    await ended(first.child);
    await sending;
    expect(acknowledged.size).toBeGreaterThanOrEqual(20);
    expect(acknowledged.size).toBeLessThan(50);

    const second = await serve();
    const again = await signIn(second.url);
    const { body } = await again.call('GET', `/projects/${projectId}/feed?seq=4&epoch=1`);
    const [message] = (body.data?.messages ?? []) as unknown as FeedMessage[];
    const kept = message?.kind === 'changes' ? message.entries : [];
    const seqOf = new Map(kept.map((entry) => [entry.commandId, entry.seq]));
    for (const [commandId, seq] of acknowledged) expect(seqOf.get(commandId)).toBe(seq);
    // Sent once more, what was done is answered as it was, and what was lost on the way is carried out now.
    const results = await again.send(projectId, ...moves);
    for (const { _id, outcome, seq } of results)
      if (acknowledged.has(_id)) expect([outcome, seq]).toEqual(['committed', acknowledged.get(_id)]);
    expect(await stop(second.child, 'SIGTERM')).toBe(0);
  });

  it('stops in order on SIGINT: the database too, and nothing is left to be joined', async () => {
    const { child } = await serve();
    const running = readPostmaster(cluster());
    expect(running?.status).toBe('ready');
    expect(statSync(join(dataDir, 'server.json')).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, 'database.json')).mode & 0o777).toBe(0o600);
    expect(await stop(child, 'SIGINT')).toBe(0);
    expect(readPostmaster(cluster())).toBeUndefined();
    expect(statSync(join(dataDir, 'server.json'), { throwIfNoEntry: false })).toBeUndefined();
  });

  it('starts its database again when somebody kills that', async () => {
    const { child, url } = await serve();
    const person = await signIn(url);
    const { projectId } = await newProject(person);
    const killed = readPostmaster(cluster())!.pid;
    process.kill(killed, 'SIGKILL');
    const feed = async () => (await person.call('GET', `/projects/${projectId}/feed?wait=0`)).status;
    // A session of the killed database may still answer the first request: only another database counts.
    for (let now = readPostmaster(cluster()); now?.status !== 'ready' || now.pid === killed; ) {
      expect([200, 503]).toContain(await feed());
      await pause(100);
      now = readPostmaster(cluster());
    }
    for (let status = 0; status !== 200; await pause(100)) {
      status = await feed();
      expect([200, 503]).toContain(status);
    }
    const result = await person.run(projectId, 'addBoard', { boardId: newId(), name: '2안' });
    expect(result.outcome).toBe('committed');
    expect(await stop(child, 'SIGTERM')).toBe(0);
    expect(readPostmaster(cluster())).toBeUndefined();
  });

  it('refuses a data folder that another server uses, in a plain line, and leaves that server alone', async () => {
    const { url } = await serve();
    const second = start();
    expect(await ended(second.child)).toBe(1);
    expect(second.output()).toContain('다른 DDAK 서버가 이 데이터 폴더를 쓰고 있습니다');
    expect(second.output()).not.toContain('    at ');
    expect((await new TestPerson(url).call('GET', '/health')).status).toBe(200);
  });

  it('lets a command join it, and a command alone start the database for its own time', async () => {
    const config = readConfig(environment());
    const url = await withDatabase(config, async (database) => database.url);
    expect(readPostmaster(cluster())).toBeUndefined();
    const { child } = await serve();
    const joined = await withDatabase(config, async (database) => database);
    expect(joined.kind).toBe('external');
    expect(new URL(joined.url).pathname).toBe(new URL(url).pathname);
    expect(readPostmaster(cluster())?.status).toBe('ready');
    await stop(child, 'SIGTERM');
  });

  it.each([
    [{ PORT: 'many' }, /환경 설정이 올바르지 않습니다[\s\S]*PORT/],
    [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }, /DATABASE_URL의 PostgreSQL을 쓸 수 없습니다/],
    [{ DATA_DIR: '/dev/null/data' }, /데이터 폴더를 만들 수 없습니다/],
  ])('says in a plain line what is wrong with a setting: %o', async (wrong, line) => {
    const child = spawn(process.execPath, [MAIN], {
      env: { ...environment(), ...wrong },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    expect(await ended(child)).toBe(1);
    expect(said).toMatch(line);
    expect(said).not.toContain('    at ');
  });

  it.runIf(process.getuid?.() === 0)(
    'works as root in a folder that is closed to everybody else',
    async () => {
      const closed = join(dataDir, 'closed');
      mkdirSync(closed, { recursive: true, mode: 0o700 });
      dataDir = join(closed, 'data');
      const { child, url } = await serve();
      expect((await new TestPerson(url).call('GET', '/health')).status).toBe(200);
      const outside = cluster();
      expect(outside.startsWith(dataDir)).toBe(false);
      const owner = execFileSync('ps', ['-o', 'user=', '-p', String(readPostmaster(outside)?.pid)], {
        encoding: 'utf8',
      });
      expect(owner.trim()).not.toBe('root');
      await stop(child, 'SIGTERM');

      // As when somebody deletes the folder and begins again at the same place: what is left outside is no obstacle.
      rmSync(dataDir, { recursive: true });
      const again = await serve();
      expect((await new TestPerson(again.url).call('GET', '/health')).status).toBe(200);
      const other = cluster();
      expect(other).not.toBe(outside);
      await stop(again.child, 'SIGTERM');
      for (const folder of [outside, other]) rmSync(folder, { recursive: true });
      dataDir = resolve(closed, '..');
    },
  );
});
