import type * as Argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newPerson, newProject, TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const counted = vi.hoisted(() => ({ hashes: 0, checks: 0 }));
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof Argon2>();
  return {
    ...real,
    hash: (...given: Parameters<typeof real.hash>) => {
      counted.hashes += 1;
      return real.hash(...given);
    },
    verify: (...given: Parameters<typeof real.verify>) => {
      counted.checks += 1;
      return real.verify(...given);
    },
  };
});

/** The slow part of these calls is the password hash: alike in number, alike in time. The clock is for the bench. */
describe('whether an e-mail has an account cannot be told by the time (ISSUE 4: enumeration)', () => {
  let server: TestServer;
  let code: string;
  const known = 'known@example.com';
  const password = '딱 맞는 비밀번호';
  const stranger = () => new TestPerson(server.url);
  beforeAll(async () => {
    server = await testServer();
    const consents = ['age14', 'terms', 'privacy'];
    await stranger().call('POST', '/auth/signup', { email: known, password, name: '김하은', consents });
    const owner = await newPerson(server);
    const { projectId } = await newProject(owner);
    const invitation = { role: 'member', days: 1, uses: 5 };
    const made = await owner.call('POST', `/projects/${projectId}/invitations`, invitation);
    code = String(made.body.data?.code);
    // The decoy is made once, at the first sign-in of a process.
    await stranger().call('POST', '/auth/signin', { email: 'first@example.com', password });
  });
  afterAll(() => server.close());
  beforeEach(() => Object.assign(counted, { hashes: 0, checks: 0 }));

  const costOf = async (path: string, body: object) => {
    Object.assign(counted, { hashes: 0, checks: 0 });
    const { status, body: said } = await stranger().call('POST', path, body);
    return { status, said, ...counted };
  };
  const bothWays = async (path: string, rest: object) => [
    await costOf(path, { email: known, ...rest }),
    await costOf(path, { email: 'nobody@example.com', ...rest }),
  ];

  it('at sign-in: one check either way', async () => {
    const [there, nobody] = await bothWays('/auth/signin', { password: '아닌데요 정말' });
    expect(there).toEqual(nobody);
    expect(there).toMatchObject({ status: 401, hashes: 0, checks: 1 });
  });

  it('at a reset: none either way', async () => {
    const [there, nobody] = await bothWays('/auth/password/reset', {});
    expect(there).toEqual(nobody);
    expect(there).toMatchObject({ status: 200, hashes: 0, checks: 0 });
  });

  it('at sign-in by invitation: one check either way, and none for a code that leads nowhere', async () => {
    const path = '/user-crew-requests/invite/signin';
    const rest = { password: '아닌데요 정말', inviteCode: code };
    const [there, nobody] = await bothWays(path, rest);
    expect(there).toEqual(nobody);
    expect(there).toMatchObject({ status: 401, checks: 1 });
    const [one, other] = await bothWays(path, { ...rest, inviteCode: 'AAAA-BBBB-CCCC' });
    expect(one).toEqual(other);
    expect(one).toMatchObject({ status: 404, checks: 0 });
  });
});
