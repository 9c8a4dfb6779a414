import type { SignedIn } from '../../http/app.ts';
import { HttpFailure } from '../../http/failures.ts';
import type { AccountDeps } from './account-deps.ts';

const CONFIRMED_MS = 5 * 60 * 1000;

/** The person proves once more that it is them: for five minutes this session may do what cannot be taken back. */
export async function confirmSession(
  { accounts, passwords, now }: Pick<AccountDeps, 'accounts' | 'passwords' | 'now'>,
  who: SignedIn,
  password: string,
): Promise<void> {
  const known = await accounts.readPasswordHash(who._id);
  if (!(await passwords.matches(known, password))) throw new HttpFailure('wrong_password');
  await accounts.markConfirmed(who.familyId, now() + CONFIRMED_MS);
}
