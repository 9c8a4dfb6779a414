import type { Confirm } from '@ddak/protocol';
import type { SignedIn } from '../../http/app.ts';
import { HttpFailure } from '../../http/failures.ts';
import type { AccountDeps } from './account-deps.ts';

const CONFIRMED_MS = 5 * 60 * 1000;

type Parts = Pick<AccountDeps, 'accounts' | 'passwords' | 'attempts' | 'proveFactor' | 'now'>;

/** The person proves once more that it is them: for five minutes this session may do what cannot be taken back. */
export async function confirmSession(
  parts: Parts,
  who: SignedIn,
  form: Confirm,
  origin: string,
): Promise<void> {
  const { accounts, now } = parts;
  await checkPassword(parts, who, form.password);
  await proveAgain(parts, who, form, origin);
  await accounts.markConfirmed(who.familyId, now() + CONFIRMED_MS);
}

/** Fails unless it is the password of who is signed in. */
export async function checkPassword(
  { accounts, passwords, attempts }: Pick<AccountDeps, 'accounts' | 'passwords' | 'attempts'>,
  who: SignedIn,
  password: string,
): Promise<void> {
  attempts.count('password', who._id);
  const known = await accounts.readPasswordHash(who._id);
  if (!(await passwords.matches(known, password))) throw new HttpFailure('wrong_password');
  attempts.clear('password', who._id);
}

/** AC21: fails unless who is signed in has no second factor, or proves by it that it is them. */
export const proveAgain = (
  { proveFactor }: Pick<AccountDeps, 'proveFactor'>,
  who: SignedIn,
  proof: Pick<Confirm, 'code' | 'passkey'>,
  origin: string,
): Promise<void> =>
  proveFactor({
    ...{ userId: who._id, proof, door: 'confirm', origin },
    ...{ source: `session ${who.familyId}`, everywhere: null },
  });
