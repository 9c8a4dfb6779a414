import type { SignedIn } from '../../http/app.ts';
import { HttpFailure } from '../../http/failures.ts';
import type { AccountDeps } from './account-deps.ts';

const CONFIRMED_MS = 5 * 60 * 1000;

/** The person proves once more that it is them: for five minutes this session may do what cannot be taken back. */
export async function confirmSession(
  { accounts, passwords, attempts, now }: Pick<AccountDeps, 'accounts' | 'passwords' | 'attempts' | 'now'>,
  who: SignedIn,
  password: string,
): Promise<void> {
  attempts.count('password', who._id);
  const known = await accounts.readPasswordHash(who._id);
  if (!(await passwords.matches(known, password))) throw new HttpFailure('wrong_password');
  attempts.clear('password', who._id);
  await accounts.markConfirmed(who.familyId, now() + CONFIRMED_MS);
}
