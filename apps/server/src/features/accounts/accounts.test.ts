import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, newProject, TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const consents = ['age14', 'terms', 'privacy'];
const form = { email: 'Haeun.Kim@example.com', password: '딱 맞는 비밀번호', name: '김하은', consents };

describe('signing up', () => {
  it('makes an account and does not sign in', async () => {
    const person = new TestPerson(server.url);
    const answer = await person.call('POST', '/auth/signup', form);
    expect(answer.status).toBe(201);
    expect(person.cookies.size).toBe(0);
    expect((await person.call('GET', '/projects')).status).toBe(401);
  });

  it('says openly that an e-mail is taken, however it is written', async () => {
    const answer = await new TestPerson(server.url).call('POST', '/auth/signup', {
      ...form,
      email: 'haeun.kim@EXAMPLE.com',
    });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'email_taken', message: '이미 가입한 이메일이에요. 로그인해 주세요.' },
    });
  });

  it('gives one of two who ask for the same e-mail at once', async () => {
    const twin = { ...form, email: 'twin@example.com' };
    const answers = await Promise.all(
      [1, 2].map(() => new TestPerson(server.url).call('POST', '/auth/signup', twin)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('PRODUCT 5: asks for the consents on the wire too, whoever calls', async () => {
    const { consents: _, ...unasked } = { ...form, email: 'program@example.com' };
    expect(await new TestPerson(server.url).call('POST', '/auth/signup', unasked)).toMatchObject({
      status: 400,
      body: { code: 'invalid', message: '필수 약관에 모두 동의해 주세요.' },
    });
  });

  it.each([
    [{ ...form, email: 'nobody' }, '이메일 주소를 확인해 주세요.'],
    [{ ...form, password: 'short' }, '비밀번호는 8자 이상이어야 해요.'],
    [{ ...form, password: 'qwerty123' }, '너무 흔한 비밀번호예요. 다른 비밀번호를 정해 주세요.'],
    [
      { ...form, email: 'haeun.new@example.com', password: 'Haeun.New' },
      '이메일과 같은 비밀번호는 쓸 수 없어요.',
    ],
    [{ ...form, name: '  ' }, '이름을 입력해 주세요.'],
    [{ ...form, consents: ['age14', 'terms', 'marketing'] }, '필수 약관에 모두 동의해 주세요.'],
    [{ ...form, consents: [] }, '필수 약관에 모두 동의해 주세요.'],
  ])('names in Korean what is wrong with a form', async (body, message) => {
    const answer = await new TestPerson(server.url).call('POST', '/auth/signup', body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', message } });
  });
});

describe('signing in', () => {
  it('SPEC 7: POST /auth/signin answers data with the user, and cookies that no script can read', async () => {
    const person = new TestPerson(server.url);
    const { status, body, headers } = await person.call('POST', '/auth/signin', form);
    expect(status).toBe(200);
    expect(body).toEqual({
      data: {
        user: {
          _id: expect.any(String),
          email: form.email,
          name: '김하은',
          phone: '',
          pbChannels: [],
          confirmed: false,
          hasSecondFactor: false,
        },
      },
    });
    const cookies = headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      'ddak_access',
      'ddak_refresh',
      'ddak_known',
    ]);
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('does not say whether the e-mail or the password was wrong', async () => {
    const wrong = { status: 401, body: { code: 'wrong_credentials' } };
    const person = new TestPerson(server.url);
    expect(await person.call('POST', '/auth/signin', { ...form, password: 'not this one' })).toMatchObject(
      wrong,
    );
    expect(await person.call('POST', '/auth/signin', { ...form, email: 'x@example.com' })).toMatchObject(
      wrong,
    );
    expect(person.cookies.size).toBe(0);
  });
});

describe('a session', () => {
  it('SPEC 7: is renewed by POST /auth/refresh, which answers the user', async () => {
    const person = await newPerson(server);
    const before = person.cookieHeader;
    const answer = await person.call('POST', '/auth/refresh');
    expect(answer).toMatchObject({ status: 200, body: { data: { _id: person.user._id } } });
    expect(person.cookieHeader).not.toBe(before);
    expect((await person.call('GET', '/projects')).status).toBe(200);
  });

  it('SPEC 4: outlives fifty tabs that refresh at once (ISSUE 4: rotation)', async () => {
    const person = await newPerson(server);
    const tabs = Array.from({ length: 50 }, () => {
      const tab = new TestPerson(server.url);
      for (const [name, value] of person.cookies) tab.cookies.set(name, value);
      return tab;
    });
    const answers = await Promise.all(tabs.map((tab) => tab.call('POST', '/auth/refresh')));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    for (const tab of tabs) expect((await tab.call('POST', '/auth/refresh')).status).toBe(200);
  });

  it('SPEC 7: ends by POST /auth/signout, for every credential of it', async () => {
    const person = await newPerson(server);
    const stolen = new TestPerson(server.url);
    for (const [name, value] of person.cookies) stolen.cookies.set(name, value);
    expect((await person.call('POST', '/auth/signout')).status).toBe(200);
    expect(person.cookies.size).toBe(0);
    expect((await stolen.call('GET', '/projects')).status).toBe(401);
    expect((await stolen.call('POST', '/auth/refresh')).status).toBe(401);
  });

  it('SPEC 7: POST /auth/forcesignout answers 200 without one, and clears the cookies', async () => {
    const person = new TestPerson(server.url);
    person.cookies.set('ddak_refresh', 'worn out');
    expect((await person.call('POST', '/auth/forcesignout')).status).toBe(200);
    expect(person.cookies.size).toBe(0);
  });

  it('is none without a credential, or with one that nobody made', async () => {
    const person = new TestPerson(server.url);
    expect((await person.call('POST', '/auth/refresh')).body).toMatchObject({ code: 'signed_out' });
    person.cookies.set('ddak_refresh', 'made up');
    expect(await person.call('POST', '/auth/refresh')).toMatchObject({
      status: 401,
      body: { message: '세션이 만료되어 로그아웃되었습니다. 다시 로그인해 주세요.' },
    });
  });
});

describe('my permissions', () => {
  it('SPEC 7: GET /auth/permissions answers the list, project by project, and 401 without a session', async () => {
    const person = await newPerson(server);
    expect((await person.call('GET', '/auth/permissions')).body).toEqual({ data: [] });
    const { projectId } = await newProject(person);
    expect((await person.call('GET', '/auth/permissions')).body).toEqual({
      data: [{ projectId, role: 'owner', rights: {}, epoch: 1 }],
    });
    expect((await new TestPerson(server.url).call('GET', '/auth/permissions')).status).toBe(401);
  });
});

describe('over HTTPS', () => {
  it('cookies are bound to this very host, and only our own pages may use them', async () => {
    const secure = await testServer({ PUBLIC_URL: 'https://ddak.example', TRUST_PROXY: '1' });
    const person = new TestPerson(`http://127.0.0.1:${secure.port}`);
    await person.call('POST', '/auth/signup', form);
    const { headers } = await person.call('POST', '/auth/signin', form, { origin: 'https://ddak.example' });
    for (const cookie of headers.getSetCookie())
      expect(cookie).toMatch(/^__Host-ddak_\w+=\S+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(headers.get('strict-transport-security')).toContain('max-age');
    const foreign = await person.call('POST', '/auth/signin', form, { origin: 'http://127.0.0.1' });
    expect(foreign.status).toBe(403);
    await secure.close();
  });
});
