import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readServerFile } from './db/server-file.ts';
import { newId } from './new-id.ts';
import { programEnv } from './testing/server-program.ts';
import { newProject, TestPerson } from './testing/test-person.ts';
import { type TestSmtp, testSmtp } from './testing/test-smtp.ts';
import { TestSocket } from './testing/test-socket.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const NAME = '남궁하은별';
const LINE = '막차가 끊긴 정류장에 은하가 내린다';
const TITLE = '은하 정류장';
const PASSWORD = '열려라 참깨 일이삼사';
const PHONE = '010-0000-7731';

let dataDir: string;
let smtp: TestSmtp;
let child: ChildProcess;
let said: string;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'ddak-test-logs-'));
  chmodSync(dataDir, 0o711);
  smtp = await testSmtp();
  said = '';
});
afterEach(async () => {
  await end();
  await smtp.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The server as a process, with all that it says; its address. */
function serve(): Promise<string> {
  child = spawn(process.execPath, [MAIN], {
    env: {
      ...programEnv(),
      PORT: '0',
      DATA_DIR: dataDir,
      DDAK_LOG: 'trace',
      DDAK_RATE_LIMIT: 'off',
      SMTP_URL: smtp.url,
      DDAK_JOB_POLL_SECONDS: '0.5',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        said += chunk;
        const url = /(http:\/\/127\S+)/.exec(said)?.[1];
        if (url) resolve(url);
      });
    child.on('exit', () => reject(new Error(said)));
  });
}

async function end(): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

const databaseLog = (): string =>
  readdirSync(join(dataDir, 'logs'))
    .map((name) => readFileSync(join(dataDir, 'logs', name), 'utf8'))
    .join('\n');

async function until(found: () => boolean): Promise<void> {
  while (!found()) await pause(50);
}

const PLAIN = { email: 'namgung.haeun@example.com', password: PASSWORD };
const SIGN_UP = { ...PLAIN, name: NAME, consents: ['age14', 'terms', 'privacy'] };

describe('LM14: what the log tells of security', () => {
  it('is who came in, what was refused, why and from one place or another, without an address', async () => {
    const url = await serve();
    const [person, stranger] = [new TestPerson(url), new TestPerson(url)];
    await person.call('POST', '/auth/signup', SIGN_UP);
    await person.call('POST', '/auth/signin', { ...PLAIN, password: `${PASSWORD}!` });
    await person.call('POST', '/auth/signin', PLAIN);
    const other = { ...PLAIN, email: 'b@example.com' };
    await stranger.call('POST', '/auth/signup', { ...SIGN_UP, ...other });
    const { body } = await stranger.call('POST', '/auth/signin', other);
    const strangerId = body.data?.user?._id;
    const { projectId } = await newProject(person);
    await stranger.run(projectId, 'editProject', { patch: { title: TITLE } } as never);
    await stranger.call('GET', `/projects/${projectId}/screenplays/${newId()}/text`);
    await person.call('POST', '/auth/signout', undefined, { origin: 'https://evil.example' });
    await person.call('POST', '/auth/signout');
    await person.call('POST', '/auth/refresh');
    await end();

    const events = said
      .split('\n')
      .filter((line) => line.includes('"msg":"security"'))
      .map((line) => JSON.parse(line));
    expect(events.map(({ event, outcome, level }) => `${event} ${outcome} ${level}`)).toEqual([
      'POST /api/auth/signup done 30',
      'POST /api/auth/signin wrong_credentials 40',
      'POST /api/auth/signin done 30',
      'POST /api/auth/signup done 30',
      'POST /api/auth/signin done 30',
      'POST /api/projects/:id/commands forbidden 40',
      'GET /api/projects/:id/screenplays/:sid/text project_not_found 40',
      'POST /api/auth/signout foreign_origin 40',
      'POST /api/auth/signout done 30',
    ]);
    expect(events[5].user).toBe(strangerId);
    expect(events[4].user).toBe(strangerId);
    expect(new Set(events.map(({ from }) => from)).size).toBe(1);
    expect(events.every(({ time, from }) => time > 0 && /^[\w-]{12}$/.test(from))).toBe(true);
    expect(
      [PLAIN.email, PASSWORD, NAME, '127.0.0.1:'].filter((word) => JSON.stringify(events).includes(word)),
    ).toEqual([]);
  });
});

describe('LM4: every failure that we could think of', () => {
  it('leaves no personal data, no secret and no text of a script in any log', async () => {
    const url = await serve();
    const client = new Client({ connectionString: readServerFile(dataDir)!.ownerUrl });
    client.on('error', () => {});
    await client.connect();
    const person = new TestPerson(url);
    const email = 'namgung.haeun@example.com';
    const form = { email, password: PASSWORD, name: NAME, consents: ['age14', 'terms', 'privacy'] };

    // The mail server does not know the address, for now and for good.
    smtp.moods.push('later', 'never');
    const made = await Promise.all([1, 2].map(() => person.call('POST', '/auth/signup', form)));
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409]);
    await person.call('POST', '/auth/signin', { email, password: `${PASSWORD}!` });
    await person.call('POST', '/auth/signin', form);
    await person.call('PATCH', '/auth/user', { phone: PHONE });
    const { projectId, boardId, episodeId } = await newProject(person);
    await person.run(projectId, 'editProject', { patch: { title: TITLE } } as never);
    const secrets = [...person.cookies.values()];
    await person.call('POST', '/auth/password/reset', { email });
    await until(() => said.includes('a mail could not be delivered'));

    // CS56: links to call sheets, where nothing is found, where a form is wrong, and where the database breaks down.
    const token = 'PtQkLAFZ2dhsSzwpXhNP3NsI';
    secrets.push(token);
    const callLink = (method: string) => fetch(`${url}/c/${token}`, { method });
    expect((await callLink('GET')).status).toBe(404);
    await callLink('POST');
    await client.query('alter table call_link rename to call_link_away');
    expect((await callLink('GET')).status).toBe(500);
    await client.query('alter table call_link_away rename to call_link');

    // What is no JSON, and what no database takes.
    await person.call('POST', '/auth/signin', `{"email": "${email}", "password": ${PASSWORD}`);
    await person.call('PATCH', '/auth/user', { name: `${NAME}\u0000`, phone: `${PHONE}\ud800` });
    await person.call('GET', `/invitations/${encodeURIComponent(`${LINE}\u0000`)}`);
    const socket = await TestSocket.of(person);
    socket.say(`{"kind": "${LINE}`);
    await socket.closed;

    // Tables that take nothing any more: each failing row is quoted by the database.
    for (const table of [
      '"user"',
      'session',
      'screenplay_text',
      'timetable',
      'mail_token',
      'command_outcome',
    ])
      await client.query(`alter table ${table} add constraint never check (false) not valid`);
    const failed = await person.call('POST', '/auth/signup', { ...form, email: `b.${email}` });
    expect(failed.status).toBe(500);
    await person.call('PATCH', '/auth/user', { name: `${NAME}2`, phone: PHONE });
    await person.call('POST', '/auth/signin', form);
    const day = { timetableId: newId(), boardId, tableDate: '2026-12-01', note: LINE, name: TITLE };
    await person.call('POST', `/projects/${projectId}/commands`, {
      commands: [{ _id: newId(), name: 'addTimetable', args: day, version: 1 }],
    });
    await client.query('alter table command_outcome drop constraint never');
    const script = new FormData();
    for (const [key, value] of Object.entries({ screenplayId: newId(), episodeId, label: TITLE }))
      script.set(key, value);
    script.set('file', new Blob([`S#1. 정류장 (밤)\n\n${LINE}.\n`]), `${TITLE}.txt`);
    const uploaded = await person.call('POST', `/projects/${projectId}/screenplays`, script);
    expect(uploaded.status).toBe(201);
    const tried = "select 1 from pgboss.job where name = 'read-screenplay' and retry_count > 0";
    while ((await client.query(tried)).rowCount === 0) await pause(50);

    // Statements that are cancelled, connections that are cut, a process of the database that is killed at its work.
    await client.query('begin');
    await client.query('lock table "user" in access exclusive mode');
    const cancelled = await person.call('PATCH', '/auth/user', { name: `${NAME}3` });
    expect(cancelled.status).toBe(503);
    await client.query('rollback');
    const victim = new Client({ connectionString: readServerFile(dataDir)!.ownerUrl });
    victim.on('error', () => {});
    await victim.connect();
    const { rows } = await victim.query('select pg_backend_pid() as pid');
    const working = victim.query(`select pg_sleep(60), '${LINE}', '${email}'`).catch(() => undefined);
    await pause(200);
    process.kill(rows[0].pid, 'SIGKILL');
    await working;
    await until(() => databaseLog().includes('terminated by signal 9'));
    await end();

    const logs = `${said}\n${databaseLog()}`;
    expect(said).toContain('a call failed for our own reasons');
    expect(said).toContain('23514');
    const unwanted = [NAME, '남궁', 'namgung', LINE, TITLE, PASSWORD, PHONE, '$argon2', '은하', ...secrets];
    expect(unwanted.filter((word) => logs.includes(word))).toEqual([]);
  });
});
