import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../new-id.ts';
import { newPerson, newProject, TestPerson } from '../testing/test-person.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

interface Described {
  readonly requestBody?: { readonly content: object };
  readonly responses: Readonly<Record<string, { readonly content?: object }>>;
}

let server: TestServer;
let person: TestPerson;
let projectId: string;
beforeAll(async () => {
  server = await testServer();
  person = await newPerson(server);
  projectId = (await newProject(person)).projectId;
});
afterAll(() => server.close());

describe('a bad body', () => {
  it.each([
    ['no JSON', '{oops', 'not_json'],
    ['nothing at all', '', 'not_json'],
    ['JSON of another shape', '[]', 'invalid'],
    ['no commands', '{"commands":[]}', 'invalid'],
    ['a prototype', '{"__proto__":{"admin":true},"commands":[]}', 'not_json'],
  ])('of %s is answered with 400 and a Korean message', async (_, body, code) => {
    const answer = await person.call('POST', `/projects/${projectId}/commands`, body);
    expect(answer).toMatchObject({ status: 400, body: { code } });
    expect(String(answer.body.message)).toMatch(/[가-힣]/);
  });

  it('of more than a hundred commands is refused whole', async () => {
    const one = { name: 'addBoard', args: {}, version: 1 };
    const commands = Array.from({ length: 101 }, () => ({ ...one, _id: newId() }));
    expect((await person.call('POST', `/projects/${projectId}/commands`, { commands })).status).toBe(400);
  });

  it.each([['application/json'], ['application/json; charset=utf-8'], [undefined]])(
    'of a call that takes none may be empty, as %s (ISSUE 4: empty bodies)',
    async (type) => {
      const one = await newPerson(server);
      const headers: Record<string, string> = type ? { 'content-type': type } : {};
      for (const [method, path] of [
        ['POST', '/auth/refresh'],
        ['POST', '/auth/email/resend'],
        ['POST', '/auth/key/AAAA-BBBB-CCCC'],
        ['DELETE', '/auth/user'],
        ['POST', '/auth/signout'],
        ['POST', '/auth/forcesignout'],
      ] as const) {
        const { status } = await one.call(method, path, type ? '' : undefined, headers);
        expect([path, [200, 403, 404].includes(status)]).toEqual([path, true]);
      }
    },
  );

  it('of another type is not read', async () => {
    const answer = await person.call('POST', '/auth/signin', 'email=a&password=b', {
      'content-type': 'text/csv',
    });
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_type' } });
  });

  it('of too many bytes is cut off', async () => {
    const answer = await person.call('POST', '/auth/signin', { email: 'a', password: 'x'.repeat(9_000_000) });
    expect(answer).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
  });
});

describe('a bad address', () => {
  it.each([
    ['/nothing/here', 404],
    ['/projects/no-id/feed', 400],
    [`/projects/${newId()}/screenplays/${newId()}/text`, 404],
  ])('%s is answered %i', async (path, status) => {
    const answer = await person.call('GET', path);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      message: expect.stringMatching(/[가-힣]/),
      code: expect.any(String),
    });
  });

  it('with a broken escape is a bad request', async () => {
    expect((await person.call('GET', '/projects/%E0%A4%A/feed')).status).toBe(400);
  });
});

describe('another site', () => {
  it('cannot change anything in the name of its visitor', async () => {
    const answer = await person.call('POST', '/auth/signout', undefined, { origin: 'https://evil.example' });
    expect(answer).toMatchObject({ status: 403, body: { code: 'foreign_origin' } });
    expect((await person.call('GET', '/projects')).status).toBe(200);
  });
});

describe('every answer', () => {
  it('travels compressed when it is long', async () => {
    const { headers, body } = await person.call('GET', '/openapi.json', undefined, {
      'accept-encoding': 'br',
    });
    expect(headers.get('content-encoding')).toBe('br');
    expect(body.openapi).toBe('3.1.0');
  });

  it('allows scripts from ourselves alone', async () => {
    const { headers } = await person.call('GET', '/health');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    for (const own of ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"])
      expect(headers.get('content-security-policy')).toContain(own);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('cross-origin-opener-policy')).toBeNull();
  });

  it('says the same of how it may be used whatever it is, a refusal as well', async () => {
    const names = [
      ...['content-security-policy', 'cross-origin-resource-policy', 'permissions-policy', 'referrer-policy'],
      ...['x-content-type-options', 'x-dns-prefetch-control', 'x-download-options', 'x-frame-options'],
      ...['x-permitted-cross-domain-policies', 'x-xss-protection'],
    ];
    const said = async (path: string) => {
      const { headers } = await person.call('GET', path);
      return names.map((name) => headers.get(name));
    };
    const ofHealth = await said('/health');
    expect(ofHealth).not.toContain(null);
    for (const path of ['/nothing-there', `/projects/${newId()}/feed?wait=0`])
      expect(await said(path)).toEqual(ofHealth);
  });

  it('asks for TLS from now on where a trusted proxy has spoken it (ISSUE 4: HSTS behind TLS)', async () => {
    const behind = await testServer({ TRUST_PROXY: '1' });
    const get = async (proto: string) =>
      (await fetch(`${behind.url}/api/health`, { headers: { 'x-forwarded-proto': proto } })).headers;
    expect((await get('https')).get('strict-transport-security')).toBe('max-age=31536000');
    expect((await get('http')).get('strict-transport-security')).toBeNull();
    await behind.close();
  });
});

describe('the description of the API', () => {
  it('is made of the same schemas and served', async () => {
    const { status, body } = await person.call('GET', '/openapi.json');
    expect(status).toBe(200);
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths!)).toEqual(
      expect.arrayContaining(['/api/auth/signin', '/api/projects/{id}/commands', '/api/projects/{id}/feed']),
    );
    expect(Object.keys(body.paths!)).toEqual(
      expect.arrayContaining([
        '/api/auth/password/reset',
        '/api/auth/permissions',
        '/api/invitations/{code}',
        '/api/patchnotes/public',
        '/api/user-crew-requests/invite/signin',
        '/api/user-crew-requests/invite/signup',
      ]),
    );
    expect(Object.keys(body.paths!)).not.toContain('/api/socket/handshake');
  });

  it('says of every call what goes in, what comes out and how it fails (ISSUE 4: OpenAPI)', async () => {
    const { body } = await person.call<{ paths: Record<string, Record<string, Described>> }>(
      'GET',
      '/openapi.json',
    );
    const calls = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => ({ name: `${method.toUpperCase()} ${path}`, call })),
    );
    expect(calls.length).toBeGreaterThan(40);
    const answersOf = ({ responses }: Described) => responses['200'] ?? responses['201'];
    expect(calls.filter(({ call }) => !answersOf(call)?.content).map(({ name }) => name)).toEqual([]);
    const failing = calls.filter(({ call }) => call.responses.default?.content);
    expect(failing).toHaveLength(calls.length);
    // Those that SPEC.md section 7, or the sense of the call, leaves without a body.
    const bodiless = calls.filter(({ name, call }) => /^(POST|PATCH)/.test(name) && !call.requestBody);
    expect(bodiless.map(({ name }) => name.replace(/^(\w+) \/api/, '$1 ')).sort()).toEqual([
      'POST /auth/email/resend',
      'POST /auth/forcesignout',
      'POST /auth/key/{key}',
      'POST /auth/refresh',
      'POST /auth/second-factor/passkeys/options',
      'POST /auth/second-factor/recovery-codes',
      'POST /auth/second-factor/totp',
      'POST /auth/signout',
      'POST /me/calendar-feed',
      'POST /projects/{id}/screenplays/{sid}/refinement',
      'POST /sample-project',
    ]);
    const upload = body.paths['/api/projects/{id}/screenplays']!.post!.requestBody!;
    expect(Object.keys(upload.content)).toEqual(['multipart/form-data']);
    expect(JSON.stringify(upload)).toContain('"file":{"type":"string","format":"binary"}');
    const part = body.paths['/api/projects/{id}/uploads/{uid}']!.patch!.requestBody!;
    expect(part.content).toEqual({
      'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
    });
  });

  it('is a page for people too (ISSUE 4: OpenAPI)', async () => {
    const { body, headers } = await person.call<string>('GET', '/docs');
    expect(headers.get('content-type')).toContain('text/html');
    expect(body).toContain('<b>POST</b> <code>/api/user-crew-requests/invite/signup</code>');
    expect(body).toContain('inviteCode');
    expect(body).not.toContain('<script');
  });
});

describe('who asks too often', () => {
  it('is asked to wait, in Korean', async () => {
    const limited = await testServer({ DDAK_RATE_LIMIT: 'on' });
    const asker = new TestPerson(limited.url);
    const answers = await Promise.all(
      Array.from({ length: 31 }, (_, i) =>
        asker.call('POST', '/auth/signin', { email: `guess-${i}`, password: 'b' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 429)?.body.message).toMatch(/^요청이 너무 잦아요/);
    await limited.close();
  });

  it('of codes by one account is asked to wait, from wherever it asks (ISSUE 4: guessing)', async () => {
    const limited = await testServer({ DDAK_RATE_LIMIT: 'on', TRUST_PROXY: 'true' });
    const guesser = await newPerson(limited);
    const guess = async (i: number, path: string, body?: object) => {
      const from = { 'x-forwarded-for': `2001:db8:${i}::1` };
      return (await guesser.call('POST', path, body, from)).status;
    };
    const statuses = [];
    for (let i = 0; i < 21; i++)
      statuses.push(await guess(i, '/user-crew-requests', { inviteCode: 'AAAA-BBBB-CCCC' }));
    expect([new Set(statuses.slice(0, 20)), statuses[20]]).toEqual([new Set([404]), 429]);
    // Codes of both kinds are counted together.
    expect(await guess(30, '/auth/key/AAAA-BBBB-CCCC')).toBe(429);
    await limited.close();
  });

  it('is one line, whichever of its IPv6 addresses is used (ISSUE 4: by /64)', async () => {
    const limited = await testServer({ DDAK_RATE_LIMIT: 'on', TRUST_PROXY: 'true' });
    const show = async (address: string) => {
      const from = { 'x-forwarded-for': address };
      return (await new TestPerson(limited.url).call('GET', '/invitations/AAAA', undefined, from)).status;
    };
    const statuses = [];
    for (let i = 0; i < 21; i++) statuses.push(await show(`2001:db8:1:2::${i + 1}`));
    expect([new Set(statuses.slice(0, 20)), statuses[20]]).toEqual([new Set([404]), 429]);
    expect(await show('2001:db8:1:3::1')).toBe(404);
    await limited.close();
  });

  it.each([
    ['nobody, where no proxy is named', '', (i: number) => `203.0.113.${i}`],
    ['nobody but the named proxies', '10.0.0.0/8', (i: number) => `203.0.113.${i}`],
    [
      'the nearest proxy, not what the visitor wrote before it',
      '1',
      (i: number) => `203.0.113.${i}, 198.51.100.7`,
    ],
    ['the nearest proxy where all is trusted', 'true', (i: number) => `203.0.113.${i}, 198.51.100.7`],
  ])('is known by an address that is believed of %s (ISSUE 4: guessing)', async (_, trusted, forwarded) => {
    const limited = await testServer({ DDAK_RATE_LIMIT: 'on', TRUST_PROXY: trusted });
    const statuses = [];
    for (let i = 0; i < 21; i++) {
      const from = { 'x-forwarded-for': forwarded(i) };
      statuses.push(
        (await new TestPerson(limited.url).call('GET', '/invitations/AAAA', undefined, from)).status,
      );
    }
    expect([new Set(statuses.slice(0, 20)), statuses[20]]).toEqual([new Set([404]), 429]);
    await limited.close();
  });

  it('for one account from one line is asked to wait, whether it exists or not (ISSUE 4: guessing)', async () => {
    const { limited, guess, account } = await guessed();
    for (const [i, email] of [account.email, 'nobody@example.com'].entries()) {
      const statuses = [];
      for (let n = 0; n < 21; n++)
        // Of one line, by many of its addresses, and however it is written.
        statuses.push(await guess(`2001:db8:${i}:1::${n}`, n % 2 ? email : email.toUpperCase()));
      expect([new Set(statuses.slice(0, 20)), statuses[20]]).toEqual([new Set([401]), 429]);
    }
    await limited.close();
  });

  it('LM12: locks nobody else out: neither at another address, nor in a browser that was signed in', async () => {
    const { limited, guess, account, signIn } = await guessed();
    const browser = new TestPerson(limited.url);
    expect(await signIn('198.51.100.7', browser)).toBe(200);
    await browser.call('POST', '/auth/signout');
    const statuses = [];
    // From everywhere, five tries of each; then on from the very address of the owner's own office.
    for (let n = 0; n < 130; n++) statuses.push(await guess(`203.0.113.${Math.floor(n / 5)}`));
    expect(statuses.slice(0, 100)).toEqual(Array(100).fill(401));
    // Since so many came, an address has three.
    expect(statuses.slice(105)).toEqual(Array(5).fill([401, 401, 401, 429, 429]).flat());
    for (let n = 0; n < 25; n++) statuses.push(await guess('198.51.100.7'));
    expect(statuses.at(-1)).toBe(429);
    expect(await signIn('198.51.100.8', new TestPerson(limited.url))).toBe(200);
    expect(await signIn('198.51.100.7', new TestPerson(limited.url))).toBe(429);
    expect(await signIn('198.51.100.7', browser)).toBe(200);
    // The cookie of another account helps nobody.
    const other = new TestPerson(limited.url);
    const form = { ...account, email: 'other@example.com' };
    await other.call('POST', '/auth/signup', form, { 'x-forwarded-for': '192.0.2.1' });
    await other.call('POST', '/auth/signin', form, { 'x-forwarded-for': '192.0.2.1' });
    expect(other.cookies.has('ddak_known')).toBe(true);
    expect(await signIn('198.51.100.7', other)).toBe(429);
    await limited.close();
  });

  it('LM11: is counted at all servers of one database together', async () => {
    const { openServer } = await import('../open-server.ts');
    const { readConfig } = await import('../config.ts');
    const limited = await testServer({ DDAK_RATE_LIMIT: 'on', TRUST_PROXY: 'true' });
    const env = {
      PORT: '0',
      DATA_DIR: limited.dataDir,
      DATABASE_URL: limited.databaseUrl,
      DDAK_LOG: 'error',
    };
    const second = await openServer(readConfig({ ...env, TRUST_PROXY: 'true' }));
    const show = async (url: string) => {
      const from = { 'x-forwarded-for': '203.0.113.9' };
      return (await new TestPerson(url).call('GET', '/invitations/AAAA', undefined, from)).status;
    };
    for (let i = 0; i < 20; i++) expect(await show(limited.url)).toBe(404);
    // It hears of it some moments later; until then a try is a try.
    let status = 0;
    for (let i = 0; i < 20 && status !== 429; i++) {
      status = await show(second.url);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(status).toBe(429);
    await second.close();
    await limited.close();
  });
});

/** A server that limits, with an account, and tries at it from wherever. */
async function guessed() {
  const limited = await testServer({ DDAK_RATE_LIMIT: 'on', TRUST_PROXY: 'true' });
  const consents = ['age14', 'terms', 'privacy'];
  const account = { email: 'haeun@example.com', password: '딱 맞는 비밀번호', name: '김하은', consents };
  await new TestPerson(limited.url).call('POST', '/auth/signup', account);
  const post = async (person: TestPerson, from: string, body: object) =>
    (await person.call('POST', '/auth/signin', body, { 'x-forwarded-for': from })).status;
  const guess = (from: string, email = account.email) =>
    post(new TestPerson(limited.url), from, { email, password: 'b' });
  const signIn = (from: string, person: TestPerson) => post(person, from, account);
  return { limited, guess, account, signIn };
}

it('survives a client that speaks no HTTP', async () => {
  const { port } = new URL(server.url);
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.end('안녕\r\n\r\n'));
    socket
      .on('close', () => resolve())
      .on('error', () => resolve())
      .resume();
  });
  expect((await person.call('GET', '/health')).status).toBe(200);
});
