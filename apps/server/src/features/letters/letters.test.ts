import { appendFileSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { eraseLetters } from './erase-letters.ts';
import { keepLetter, letterPath } from './letter-file.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const send = (kind: string, body: unknown) =>
  new TestPerson(server.url).call('POST', `/letters/${kind}`, body);

const keptIn = (kind: string): unknown[] =>
  readFileSync(letterPath(server.dataDir, kind), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('letters of visitors', () => {
  it('PD3: go with an account of their address, whatever lies beside them or was put aside by who died', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'ddak-letters-'));
    const at = '2026-01-01T00:00:00Z';
    await keepLetter(dataDir, 'feedback', { at, email: 'Haeun@example.com', text: '하나' });
    renameSync(letterPath(dataDir, 'feedback'), `${letterPath(dataDir, 'feedback')}.1.aside`);
    await keepLetter(dataDir, 'feedback', { at, email: 'haeun@example.com', text: '둘' });
    await keepLetter(dataDir, 'feedback', { at, text: '셋 haeun@example.com' });
    appendFileSync(letterPath(dataDir, 'feedback'), '{"at":"잘린');
    await eraseLetters(dataDir, 'haeun@example.com');
    const left = readFileSync(letterPath(dataDir, 'feedback'), 'utf8');
    expect(left.trim().split('\n')).toEqual([
      JSON.stringify({ at, text: '셋 haeun@example.com' }),
      '{"at":"잘린',
    ]);
    expect(readdirSync(join(dataDir, 'letters'))).toEqual(['feedback.jsonl']);
    await eraseLetters(join(dataDir, 'nothing'), 'haeun@example.com');
    rmSync(dataDir, { recursive: true });
  });

  it.each([
    ['early-bird', { email: 'nobody', agreed: true }, '이메일 주소를 확인해 주세요.'],
    ['early-bird', { email: 'haeun@example.com' }, '개인정보 수집·이용에 동의해 주세요.'],
    ['feedback', { text: '  ', agreed: true }, '의견을 적어 주세요.'],
  ])('are refused in Korean when something is missing: %s', async (kind, body, message) => {
    expect(await send(kind, body)).toMatchObject({ status: 400, body: { code: 'invalid', message } });
  });

  it('need no account, and are kept one a line, with their time and without the tick', async () => {
    const letters = [
      { text: '회차를 복사하고 싶어요' },
      { text: '두 줄도\n돼요', email: 'haeun@example.com' },
    ];
    for (const letter of letters)
      expect((await send('feedback', { ...letter, agreed: true })).status).toBe(201);
    expect((await send('early-bird', { email: 'haeun@example.com', agreed: true })).status).toBe(201);
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(keptIn('feedback')).toEqual(letters.map((letter) => ({ at, ...letter })));
    expect(keptIn('early-bird')).toEqual([{ at, email: 'haeun@example.com' }]);
  });
});
