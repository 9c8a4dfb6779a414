import { describe, expect, it } from 'vitest';
import { newPasswordSchema } from './index.ts';

const said = (password: string): string | undefined =>
  newPasswordSchema.safeParse(password).error?.issues[0]?.message;

describe('a new password', () => {
  it.each([
    '딱 맞는 비밀번호',
    'correct horse battery staple',
    'kfjwhqpz',
    'lovelykoala-9',
    '서울의 밤은 길다',
    'dragonfruit2024',
    '가'.repeat(8).concat('나다라'),
    'x7'.repeat(40).concat('end'),
  ])('may be %s: nothing but length is asked for', (password) => expect(said(password)).toBeUndefined());

  it('has at least 8 characters', () => {
    expect(said('짧은비번')).toBe('비밀번호는 8자 이상이어야 해요.');
  });

  it.each([
    'password',
    'PASSWORD123',
    '12345678',
    '87654321',
    '11111111',
    'qwertyuiop',
    'asdfghjk',
    '1q2w3e4r',
    'dkssudgktpdy',
    'qwerty123',
    'Dragon2024!',
    'p@ssw0rd77',
    'sarang0101',
    'abcabcabc',
    '가나다라마바사아',
    '대한민국2002',
    '안녕하세요안녕하세요'.slice(0, 5).concat('   '),
  ])('is not %s, which is guessed first', (password) =>
    expect(said(password)).toBe('너무 흔한 비밀번호예요. 다른 비밀번호를 정해 주세요.'),
  );
});
