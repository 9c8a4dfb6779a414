import { connect } from 'node:net';
import { userSchema } from '@ddak/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, newProject, TestPerson } from '../testing/test-person.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let person: TestPerson;
let projectId: string;
beforeAll(async () => {
  server = await testServer();
  person = await newPerson(server);
  projectId = (await newProject(person)).projectId;
});
afterAll(() => server.close());

/** What the server says to bytes as they are, until it hangs up. */
const sayRaw = (text: string): Promise<string> =>
  new Promise((resolve) => {
    let heard = '';
    const line = connect(server.port, '127.0.0.1', () => line.write(text));
    line.on('data', (data) => {
      heard += String(data);
    });
    line.on('close', () => resolve(heard));
  });

const get = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${server.url}${path}`, { redirect: 'manual', ...init });

describe('what everybody can ask for', () => {
  it.each([
    ['admin', 'admin'],
    ['root', 'root'],
    ['demo@ddak.example', 'demo'],
    ['postgres', 'postgres'],
  ])('lets nobody in by a name that comes with programs: %s', async (email, password) => {
    const answer = await new TestPerson(server.url).call('POST', '/auth/signin', { email, password });
    expect(answer).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
  });
});

describe('an answer', () => {
  it('allows no other origin to read it', async () => {
    for (const origin of ['https://evil.example', 'null', server.url]) {
      const asked = await get('/api/health', { headers: { origin } });
      const before = await get('/api/auth/signin', {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
      for (const { headers } of [asked, before])
        expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it('names the type of its body, and the charset of text', async () => {
    for (const path of [
      '/api/health',
      '/api/openapi.json',
      '/api/docs',
      '/api/nothing',
      '/api/projects',
      '/nothing/at/all',
    ]) {
      const { headers } = await get(path);
      expect([path, headers.get('content-type')]).toEqual([
        path,
        expect.stringMatching(/^[\w/+-]+; charset=utf-8$/i),
      ]);
    }
  });

  it('answers no more of a person than its schema names', async () => {
    const form = { email: 'seen@example.com', password: '열려라 참깨 1234' };
    const guest = new TestPerson(server.url);
    await guest.call('POST', '/auth/signup', {
      ...form,
      name: '김하은',
      consents: ['age14', 'terms', 'privacy'],
    });
    const { body } = await guest.call('POST', '/auth/signin', form);
    const seen = body.data!.user!;
    expect(seen.email).toBe(form.email);
    expect(Object.keys(seen).filter((name) => !(name in userSchema.shape))).toEqual([]);
    expect(JSON.stringify(seen)).not.toMatch(/argon2|hash/i);
  });
});

describe('a request', () => {
  it('is not echoed', async () => {
    const secret = 'cookie: ddak_access=it-is-mine';
    const heard = await sayRaw(
      `TRACE /api/health HTTP/1.1\r\nhost: here\r\n${secret}\r\nconnection: close\r\n\r\n`,
    );
    expect(heard).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(heard).not.toContain('it-is-mine');
  });

  it.each([
    ['chunks and a length', 'transfer-encoding: chunked\r\ncontent-length: 4\r\n'],
    ['two lengths', 'content-length: 4\r\ncontent-length: 40\r\n'],
    ['chunks by another name', 'transfer-encoding: xchunked\r\ncontent-length: 4\r\n'],
  ])('whose length is told in two ways is refused, and its line closed: %s', async (_, head) => {
    const second = 'GET /api/openapi.json HTTP/1.1\r\nhost: here\r\n\r\n';
    const heard = await sayRaw(
      `POST /api/auth/signout HTTP/1.1\r\nhost: here\r\n${head}\r\n0\r\n\r\n${second}`,
    );
    expect(heard).toMatch(/^HTTP\/1\.1 400 /);
    expect(heard.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });

  it('is not made by a safe method where it changes something', async () => {
    const { body } = await person.call('GET', '/openapi.json');
    const paths = Object.entries(body.paths as unknown as Record<string, Record<string, unknown>>);
    const changing = paths.filter(([, calls]) => !('get' in calls)).map(([path]) => path);
    expect(changing.length).toBeGreaterThan(10);
    for (const path of changing) {
      const own = path.replace('{id}', projectId).replace(/\{\w+\}/g, projectId);
      expect([path, (await person.call('GET', own)).status]).toEqual([path, 404]);
    }
    expect((await person.call('GET', '/auth/permissions')).status).toBe(200);
  });

  it('takes nothing that its schema does not name', async () => {
    const mine = {
      _id: projectId,
      email: 'other@example.com',
      confirmed: true,
      passwordHash: 'x',
      keys: ['storage'],
    };
    const { status, body } = await person.call('PATCH', '/auth/user', { name: '이하은', ...mine });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ _id: person.user._id, email: person.user.email, name: '이하은' });
    expect(body.data?.keys).toBeUndefined();
  });

  it.each([
    '{"name":"김하은","__proto__":{"confirmed":true}}',
    '{"constructor":{"prototype":{"confirmed":true}}}',
  ])('that names a prototype is refused: %s', async (text) => {
    expect((await person.call('PATCH', '/auth/user', text)).status).toBe(400);
    expect(({} as { confirmed?: boolean }).confirmed).toBeUndefined();
  });

  it('that is said twice is refused', async () => {
    expect((await person.call('GET', `/projects/${projectId}/feed?seq=1&seq=2&wait=0`)).status).toBe(400);
    // What stands in an address does not stand for what belongs into the body.
    expect((await person.call('PATCH', '/auth/user?name=Eve', {})).body.data?.name).not.toBe('Eve');
  });

  it('of a number beyond its range, or of another type, is refused', async () => {
    for (const query of ['seq=-1', 'seq=1.5', 'seq=1e400', 'wait=99999999999999999999', 'seq=NaN', 'epoch=0'])
      expect([query, (await person.call('GET', `/projects/${projectId}/feed?${query}`)).status]).toEqual([
        query,
        400,
      ]);
    expect(
      (await person.call('POST', '/auth/signin', { email: ['a'], password: { length: 9 } })).status,
    ).toBe(400);
  });
});
