import { readFileSync } from 'node:fs';
import { isOwnEmail } from '@ddak/protocol';
import { HttpFailure } from '../../http/failures.ts';

let known: ReadonlySet<string> | undefined;

/** Some hundred kilobytes, read when the first password is chosen. */
const commonPasswords = (): ReadonlySet<string> => {
  known ??= new Set(
    readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('# ')),
  );
  return known;
};

const SHIFTED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'!@#$%^&*()'].map((sign, i) => [sign, '1234567890'[i]!]),
);

/** The same password as people vary it: with signs before and behind it, or with shift held down at the figures. */
function variantsOf(password: string): string[] {
  const word = password.toLowerCase().trim();
  const bare = word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
  return [word, bare, [...word].map((sign) => SHIFTED[sign] ?? sign).join('')];
}

/** Fails for a password that is among those that anybody would try first (the client knows some of them itself). */
export function refuseCommonPassword(password: string): void {
  if (variantsOf(password).some((word) => commonPasswords().has(word)))
    throw new HttpFailure(
      'invalid',
      { where: 'password' },
      '너무 흔한 비밀번호예요. 다른 비밀번호를 정해 주세요.',
    );
}

/** Fails for a password that is the person's own e-mail, or what stands before its @. */
export function refuseOwnEmail(password: string, email: string): void {
  if (isOwnEmail(password, email))
    throw new HttpFailure('invalid', { where: 'password' }, '이메일과 같은 비밀번호는 쓸 수 없어요.');
}
