import { expect, it } from 'vitest';
import { Passwords } from './passwords.ts';

it('passwords are kept by argon2id with the parameters that are recommended, salted each for itself', async () => {
  const passwords = new Passwords();
  const [one, other] = [await passwords.hash('딱 맞는 비밀번호'), await passwords.hash('딱 맞는 비밀번호')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});
