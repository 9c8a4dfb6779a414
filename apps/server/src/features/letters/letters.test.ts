import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const send = (kind: string, body: unknown) =>
  new TestPerson(server.url).call('POST', `/letters/${kind}`, body);

describe('letters of visitors', () => {
  it.each([
    ['early-bird', { email: 'nobody', agreed: true }, '이메일 주소를 확인해 주세요.'],
    ['early-bird', { email: 'haeun@example.com' }, '개인정보 수집·이용에 동의해 주세요.'],
    ['feedback', { text: '  ', agreed: true }, '의견을 적어 주세요.'],
  ])('are refused in Korean when something is missing: %s', async (kind, body, message) => {
    expect(await send(kind, body)).toMatchObject({ status: 400, body: { code: 'invalid', message } });
  });

  it('need no account', async () => {
    expect((await send('feedback', { text: '회차를 복사하고 싶어요', agreed: true })).status).toBe(201);
  });
});
