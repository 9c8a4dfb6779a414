import { readFileSync } from 'node:fs';
import { newPasswordSchema } from '@ddak/protocol';
import { describe, expect, it } from 'vitest';
import { refuseCommonPassword } from './refuse-common-password.ts';

const listed = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.length >= 8 && !line.startsWith('# '));

function isRefused(password: string): boolean {
  if (!newPasswordSchema.safeParse(password).success) return true;
  try {
    refuseCommonPassword(password);
    return false;
  } catch {
    return true;
  }
}

describe('LM5: a password', () => {
  it('is none of at least 3,000 that are tried first, in small or capital letters', () => {
    expect(listed.length).toBeGreaterThan(3_000);
    expect(listed.filter((word) => !isRefused(word) || !isRefused(word.toUpperCase()))).toEqual([]);
  });

  it.each([
    ...[
      'qwer1234!',
      '!QAZ2wsx',
      'zaq1@WSX',
      'Password1!',
      'P@ssw0rd!',
      'Abc123!@#',
      'test1234!',
      'admin1234!',
    ],
    ...[
      'a123456789',
      '1q2w3e4r!',
      'iloveyou1!',
      'starwars',
      'trustno1',
      'letmein!!',
      'dkssudgktpdy',
      'sarang123',
    ],
    ...[
      'Summer2024!',
      'Welcome1!',
      'asdf1234!',
      '1234qwer!',
      'qwe123!@#',
      'princess1',
      'superman',
      '11223344',
    ],
    ...['football1', 'abcd1234!', 'Aa123456', 'love1234!'],
  ])('is not %s', (password) => expect(isRefused(password)).toBe(true));

  it.each([
    '열려라 참깨 1234',
    'correct horse battery staple',
    'lovelykoala-9',
    'x7kfjwhqpz',
    '서울의 밤은 길다',
  ])('may be %s', (password) => expect(isRefused(password)).toBe(false));
});
