import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmedPerson, query, setApp, signInAs } from '../testing/factor-person.ts';
import { mailsTo } from '../testing/outbox.ts';
import { programEnv } from '../testing/server-program.ts';
import { newPerson, type TestPerson } from '../testing/test-person.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { TestSocket } from '../testing/test-socket.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const ddak = (
  env: Record<string, string>,
  ...args: string[]
): Promise<{ code: number; stdout: string; stderr: string }> =>
  new Promise((done) => {
    const options = { env: { ...programEnv(), ...env } };
    execFile(process.execPath, [MAIN, 'user', ...args], options, (error, stdout, stderr) => {
      done({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });

// A program started anew for each call: seconds on a busy machine.
describe('ddak user reset-second-factor', { timeout: 90_000 }, () => {
  const reset = (email: string) =>
    ddak(
      { DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir, DDAK_LOG: 'warn' },
      'reset-second-factor',
      email,
    );

  it('AC26: takes factors and codes away, ends every session at once, and tells the account', async () => {
    const person = await confirmedPerson(server);
    const { email, _id } = person.user;
    await setApp(person);
    const socket = await TestSocket.of(person);
    const { code, stdout, stderr } = await reset(email.toUpperCase());
    expect([code, stdout]).toEqual([
      0,
      '2단계 인증을 없애고 모든 기기에서 로그아웃했어요. 사용자에게 메일로 알려요.\n',
    ]);
    // A line of the log that says whose, and nothing of theirs.
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(JSON.parse(stderr)).toMatchObject({ msg: 'a second factor was reset by a command', userId: _id });
    expect(stderr.toLowerCase()).not.toContain(email.toLowerCase());
    expect(await socket.closed).toBe(4401);
    expect((await person.call('GET', '/projects')).status).toBe(401);
    for (const table of ['totp', 'recovery_code', 'passkey', 'factor_challenge', 'session'])
      expect(await query(server, `select from ${table} where user_id = $1`, [_id])).toEqual([]);
    expect((await signInAs(server, person)).status).toBe(200);
    while (!mailsTo(server.dataDir, email).some((mail) => mail.includes('2단계 인증을 없앴어요')))
      await pause(50);
  });

  it('AC26: changes nothing for somebody who has none, or whom nobody knows', async () => {
    const person = await confirmedPerson(server);
    expect(await reset(person.user.email)).toEqual({
      code: 0,
      stdout: '2단계 인증을 켜지 않은 사용자예요.\n',
      stderr: '',
    });
    expect((await person.call('GET', '/projects')).status).toBe(200);
    expect(await reset('nobody@example.com')).toEqual({
      code: 1,
      stdout: '',
      stderr: '이 이메일로 가입한 사용자가 없어요.\n',
    });
  });

  it('AC26: starts the database for its own time where no server runs', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ddak-test-reset-'));
    // The database's user passes through it.
    chmodSync(folder, 0o711);
    try {
      const answer = await ddak({ DATA_DIR: join(folder, 'data') }, 'reset-second-factor', 'a@example.com');
      expect(answer).toMatchObject({ code: 1, stderr: '이 이메일로 가입한 사용자가 없어요.\n' });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('ddak user confirm', { timeout: 90_000 }, () => {
  const confirm = (...email: string[]) =>
    ddak(
      { DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir, DDAK_LOG: 'warn' },
      'confirm',
      ...email,
    );
  const isConfirmed = async (person: TestPerson) =>
    (await person.call('POST', '/auth/refresh')).body.data?.confirmed;

  it('AC29: lets somebody invite to whom no mail came, beside a running server', async () => {
    const person = await newPerson(server);
    const { email, _id } = person.user;
    await query(server, 'update "user" set confirmed_at = null where id = $1', [_id]);
    expect(await isConfirmed(person)).toBe(false);
    const { code, stdout, stderr } = await confirm(email.toUpperCase());
    expect([code, stdout]).toEqual([0, '이메일을 확인했어요. 이제 다른 사람을 초대할 수 있어요.\n']);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(JSON.parse(stderr)).toMatchObject({ msg: 'an e-mail was confirmed by a command', userId: _id });
    expect(stderr.toLowerCase()).not.toContain(email.toLowerCase());
    expect(await isConfirmed(person)).toBe(true);
    expect(await confirm(email)).toEqual({ code: 0, stdout: '이미 확인한 이메일이에요.\n', stderr: '' });
  });

  it('AC29: confirms nobody whom nobody knows, and says what is missing', async () => {
    expect(await confirm('nobody@example.com')).toEqual({
      code: 1,
      stdout: '',
      stderr: '이 이메일로 가입한 사용자가 없어요.\n',
    });
    const bare = await confirm();
    expect([bare.code, bare.stderr.split('\n')[0]]).toEqual([1, '빠진 것이 있어요: <email>']);
  });
});
