import type { SignIn, User } from '@ddak/protocol';
import { HttpFailure } from '../../http/failures.ts';
import type { AccountDeps } from './account-deps.ts';
import type { Credentials } from './sessions.ts';

/**
 * Checks e-mail and password and starts a session. Which of the two was wrong is not said, neither by the words nor
 * by the time: one hash is computed either way, and attempts are counted for e-mails that nobody has too.
 */
export async function signIn(
  {
    accounts,
    passwords,
    sessions,
    attempts,
  }: Pick<AccountDeps, 'accounts' | 'passwords' | 'sessions' | 'attempts'>,
  form: SignIn,
  device: string,
): Promise<{ user: User; credentials: Credentials }> {
  const email = form.email.trim();
  attempts.count('signIn', email.toLowerCase());
  const stored = await accounts.findByEmail(email);
  const right = await passwords.matches(stored?.passwordHash ?? null, form.password);
  const user = stored && right ? await accounts.readUser(stored._id) : undefined;
  if (!user) throw new HttpFailure('wrong_credentials');
  attempts.clear('signIn', email.toLowerCase());
  return { user, credentials: await sessions.start(user._id, device) };
}
