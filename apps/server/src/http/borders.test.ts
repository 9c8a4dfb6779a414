import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../new-id.ts';
import { newPerson, newProject, type TestPerson } from '../testing/test-person.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const NUL = 'a\u0000b';
const HALF = 'a\ud83db';
const consents = ['age14', 'terms', 'privacy'];

let server: TestServer;
let person: TestPerson;
let project: Awaited<ReturnType<typeof newProject>>;
beforeAll(async () => {
  server = await testServer({ PUBLIC_URL: '' });
  person = await newPerson(server);
  project = await newProject(person);
});
afterAll(() => server.close());

describe('LM6: text that no database keeps', () => {
  it.each([
    ['a NUL', NUL],
    ['half a character', HALF],
  ])('with %s is answered with 400 wherever it is sent', async (_, text) => {
    const account = { email: 'b@example.com', password: '열려라 참깨 1234', name: '김하은', consents };
    const calls: [method: string, path: string, body: unknown][] = [
      ['PATCH', '/auth/user', { name: text }],
      ['PATCH', '/auth/user', { phone: text }],
      ['POST', '/auth/signup', { ...account, name: text }],
      ['POST', '/auth/signup', { ...account, password: `${account.password}${text}` }],
      ['POST', '/auth/signin', { email: text, password: 'x' }],
      ['POST', '/auth/password/reset/confirm', { token: text.repeat(10), newPassword: account.password }],
      ['POST', '/letters/feedback', { text, agreed: true }],
      ['POST', '/user-crew-requests', { inviteCode: text }],
      ['POST', '/auth/confirm', { password: text }],
      ['PATCH', '/auth/user', { [text]: 'x', name: '김하은' }],
    ];
    for (const [method, path, body] of calls) {
      const answer = await person.call(method, path, body);
      expect([path, answer.status, answer.body.code]).toEqual([path, 400, 'invalid']);
      expect(String(answer.body.message)).toMatch(/[가-힣]/);
    }
  });

  it('is answered with 4xx in an address, a name of a file and a field of a form', async () => {
    for (const path of ['/invitations/a%00b', `/projects/${project.projectId}/feed?seq=%00`, '/auth/key/%00'])
      expect([path, (await person.call('GET', path)).status]).toEqual([path, 400]);
    for (const [name, label] of [
      ['1고.txt', NUL],
      [`a${NUL}.txt`, '1고'],
    ] as const) {
      const form = new FormData();
      for (const [key, value] of Object.entries({
        screenplayId: newId(),
        episodeId: project.episodeId,
        label,
      }))
        form.set(key, value);
      form.set('file', new Blob(['S#1. 옥상 (밤)\n']), name);
      const answer = await person.call('POST', `/projects/${project.projectId}/screenplays`, form);
      expect(answer.status).toBeLessThan(500);
      if (label === NUL) expect(answer.status).toBe(400);
    }
  });

  it('does not keep a command from being carried out: what cannot be kept is taken out of it', async () => {
    const result = await person.run(project.projectId, 'addBoard', {
      boardId: newId(),
      name: `2안${NUL}${HALF}`,
    });
    expect(result.outcome).toBe('committed');
  });
});

describe('LM6: a body of parts', () => {
  /** Sends bytes as they are; the status of the answer, 0: none came. */
  const raw = (headers: readonly string[], body: string): Promise<number> =>
    new Promise((resolve) => {
      const socket = connect(server.port, '127.0.0.1');
      let answer = '';
      socket
        .on('data', (chunk) => {
          answer += chunk;
        })
        .on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)))
        .on('error', () => {});
      const head = [
        `POST /api/projects/${project.projectId}/screenplays HTTP/1.1`,
        'host: here',
        `cookie: ${person.cookieHeader}`,
        `content-length: ${Buffer.byteLength(body)}`,
        'connection: close',
        ...headers,
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    });
  const part = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const fields = () =>
    part('screenplayId', newId()) + part('episodeId', project.episodeId) + part('label', '1고');
  const file =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nS#1. 옥상 (밤)\r\n';

  it.each([
    ['without a boundary', 'multipart/form-data', () => 'x'],
    ['with an empty boundary', 'multipart/form-data; boundary=', () => 'x'],
    ['with nothing in it', 'multipart/form-data; boundary=x', () => ''],
    ['of another boundary', 'multipart/form-data; boundary=y', () => fields() + file],
    ['that ends in its head', 'multipart/form-data; boundary=x', () => '--x\r\ncontent-dispo'],
    ['that ends in its fields', 'multipart/form-data; boundary=x', () => fields()],
    ['that ends in its file', 'multipart/form-data; boundary=x', () => fields() + file],
    ['without a name', 'multipart/form-data; boundary=x', () => '--x\r\n\r\nx\r\n--x--\r\n'],
  ])('%s is answered with 4xx', async (_, type, body) => {
    const status = await raw([`content-type: ${type}`], body());
    expect(Math.floor(status / 100)).toBe(4);
  });
});

describe('the head of an answer', () => {
  it('keeps what is somebody’s out of every cache, and the device to itself', async () => {
    for (const path of [
      '/auth/permissions',
      '/health',
      '/nowhere',
      `/projects/${project.projectId}/scenes.xlsx`,
    ]) {
      const { headers } = await person.call('GET', path);
      expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
      expect(headers.get('permissions-policy')).toContain('camera=()');
    }
  });

  it.each([
    ['off', 'max-age=31536000'],
    ['on', 'max-age=31536000; includeSubDomains'],
  ])(
    'asks for TLS for a year under an https PUBLIC_URL, of subdomains by a setting: %s',
    async (on, said) => {
      const env = { PUBLIC_URL: 'https://ddak.example', DDAK_HSTS_SUBDOMAINS: on };
      const secure = await testServer(env);
      const answer = await fetch(`http://127.0.0.1:${secure.port}/api/health`);
      expect(answer.headers.get('strict-transport-security')).toBe(said);
      await secure.close();
    },
  );
});
