import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let count = 0;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const password = '딱 맞는 비밀번호';

/** Somebody with a real password, signed in on so many devices. */
async function withDevices(
  devices: number,
): Promise<{ form: { email: string; password: string }; on: TestPerson[] }> {
  count += 1;
  const form = { email: `someone-${count}@example.com`, password };
  await new TestPerson(server.url).call('POST', '/auth/signup', {
    ...form,
    name: '김하은',
    consents: ['age14', 'terms', 'privacy'],
  });
  const on = Array.from({ length: devices }, () => new TestPerson(server.url));
  for (const person of on) await person.call('POST', '/auth/signin', form, { 'user-agent': 'Desk' });
  return { form, on };
}

describe('a new password', () => {
  it('needs the old one, and ends every other session (SPEC 7)', async () => {
    const { form, on } = await withDevices(2);
    const [here, there] = on as [TestPerson, TestPerson];
    const newPassword = '더 좋은 비밀번호예요';
    const wrong = await here.call('PATCH', '/auth/password', { currentPassword: '아닌데요', newPassword });
    expect(wrong).toMatchObject({ status: 403, body: { code: 'wrong_password' } });
    const right = await here.call('PATCH', '/auth/password', { currentPassword: password, newPassword });
    expect(right).toMatchObject({ status: 200, body: { data: {} } });
    expect((await here.call('GET', '/projects')).status).toBe(200);
    expect((await there.call('GET', '/projects')).status).toBe(401);
    expect((await there.call('POST', '/auth/refresh')).status).toBe(401);
    expect((await there.call('POST', '/auth/signin', form)).status).toBe(401);
    expect((await there.call('POST', '/auth/signin', { ...form, password: newPassword })).status).toBe(200);
  });

  it('is refused when everybody would guess it, at sign-up too', async () => {
    const { on } = await withDevices(1);
    const message = '너무 흔한 비밀번호예요. 다른 비밀번호를 정해 주세요.';
    const body = { currentPassword: password, newPassword: 'Password123' };
    expect(await on[0]!.call('PATCH', '/auth/password', body)).toMatchObject({
      status: 400,
      body: { message },
    });
    const form = { email: 'new@example.com', name: '새 사람', password: '12345678' };
    const signUp = await new TestPerson(server.url).call('POST', '/auth/signup', {
      ...form,
      consents: ['age14', 'terms', 'privacy'],
    });
    expect(signUp).toMatchObject({ status: 400, body: { message } });
  });

  it('counts to its last letter, its case and its spaces, however long it is', async () => {
    const { form, on } = await withDevices(1);
    const newPassword = ` Löwen 사자 ${'nox kurp '.repeat(14)}End `;
    expect(newPassword.length).toBeGreaterThan(128);
    const body = { currentPassword: password, newPassword };
    expect((await on[0]!.call('PATCH', '/auth/password', body)).status).toBe(200);
    const statusOf = async (tried: string): Promise<number> =>
      (await new TestPerson(server.url).call('POST', '/auth/signin', { ...form, password: tried })).status;
    const others = [
      newPassword.trim(),
      newPassword.toLowerCase(),
      newPassword.slice(0, 72),
      newPassword.slice(0, -1),
    ];
    for (const tried of others) expect(await statusOf(tried)).toBe(401);
    expect(await statusOf(newPassword)).toBe(200);
  });

  it('is not the own e-mail', async () => {
    const { form, on } = await withDevices(1);
    const body = { currentPassword: password, newPassword: form.email.toUpperCase() };
    expect(await on[0]!.call('PATCH', '/auth/password', body)).toMatchObject({
      status: 400,
      body: { message: '이메일과 같은 비밀번호는 쓸 수 없어요.' },
    });
  });
});

describe('my sessions', () => {
  it('end in this browser where somebody signs in again', async () => {
    const { form, on } = await withDevices(1);
    const before = new TestPerson(server.url);
    for (const [name, value] of on[0]!.cookies) before.cookies.set(name, value);
    expect((await before.call('GET', '/projects')).status).toBe(200);
    expect((await on[0]!.call('POST', '/auth/signin', form)).status).toBe(200);
    expect((await on[0]!.call('GET', '/projects')).status).toBe(200);
    expect((await before.call('GET', '/projects')).status).toBe(401);
    expect((await before.call('POST', '/auth/refresh')).status).toBe(401);
  });

  it('are listed with their device, and one can be ended from another', async () => {
    const { on } = await withDevices(2);
    const [here, there] = on as [TestPerson, TestPerson];
    await there.call('POST', '/auth/refresh', undefined, { 'user-agent': 'Phone' });
    const { body } = await here.call<{ data: { _id: string; device: string; isCurrent: boolean }[] }>(
      'GET',
      '/auth/sessions',
    );
    expect(body.data.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Phone', false],
      ['Desk', true],
    ]);
    expect((await here.call('DELETE', `/auth/sessions/${body.data[0]!._id}`)).status).toBe(200);
    expect((await there.call('GET', '/projects')).status).toBe(401);
    expect((await here.call('GET', '/auth/sessions')).body.data).toHaveLength(1);
  });

  it("are nobody else's to end", async () => {
    const { on } = await withDevices(1);
    const mine = await on[0]!.call<{ data: { _id: string }[] }>('GET', '/auth/sessions');
    const other = await newPerson(server, '박도윤');
    await other.call('DELETE', `/auth/sessions/${mine.body.data[0]!._id}`);
    expect((await on[0]!.call('GET', '/projects')).status).toBe(200);
  });
});

describe('my name and phone', () => {
  it('can be changed, one at a time', async () => {
    const person = await newPerson(server);
    const answer = await person.call('PATCH', '/auth/user', { phone: ' 010-0000-1234 ' });
    expect(answer).toMatchObject({ status: 200, body: { data: { name: '김하은', phone: '010-0000-1234' } } });
    await person.call('PATCH', '/auth/user', { name: '김하늘' });
    expect((await person.call('POST', '/auth/refresh')).body.data).toMatchObject({
      name: '김하늘',
      phone: '010-0000-1234',
    });
    expect(await person.call('PATCH', '/auth/user', { name: ' ' })).toMatchObject({
      status: 400,
      body: { message: '이름을 입력해 주세요.' },
    });
  });
});
