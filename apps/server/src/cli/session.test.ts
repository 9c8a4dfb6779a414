import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshSession, newPerson } from '../testing/test-person.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { TestSocket } from '../testing/test-socket.ts';
import { endSessionsCommand } from './session.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  vi.stubEnv('DATABASE_URL', server.databaseUrl);
  vi.stubEnv('DATA_DIR', server.dataDir);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
});

describe('sessions that the operator ends', () => {
  it('LM10: are over at the running server at once, those of one person', async () => {
    const [person, other] = [await newPerson(server), await newPerson(server)];
    const elsewhere = await freshSession(server, person);
    const socket = await TestSocket.of(elsewhere);
    expect((await person.call('GET', '/projects')).status).toBe(200);
    expect(await endSessionsCommand(person.user.email, { all: false })).toBe(0);
    expect(await socket.closed).toBe(4401);
    for (const gone of [person, elsewhere]) {
      expect((await gone.call('GET', '/projects')).status).toBe(401);
      expect((await gone.call('POST', '/auth/refresh')).status).toBe(401);
    }
    expect((await other.call('GET', '/projects')).status).toBe(200);
  });

  it('are those of everybody with --all', async () => {
    const people = [await newPerson(server), await newPerson(server)];
    expect(await endSessionsCommand(undefined, { all: true })).toBe(0);
    for (const person of people) expect((await person.call('POST', '/auth/refresh')).status).toBe(401);
  });

  it('are none where nobody or two things are named, and that is said in words', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await endSessionsCommand('nobody@example.com', { all: false })).toBe(1);
    expect(said).toHaveBeenLastCalledWith('그 이메일로 가입한 사람이 없어요.\n');
    for (const [email, all] of [
      [undefined, false],
      ['a@example.com', true],
    ] as const)
      expect(await endSessionsCommand(email, { all })).toBe(1);
    expect(said).toHaveBeenLastCalledWith('이메일이나 --all 가운데 하나를 적어 주세요.\n');
    said.mockRestore();
  });
});
