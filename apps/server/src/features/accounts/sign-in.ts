import type { SignIn, User } from '@ddak/protocol';
import { HttpFailure } from '../../http/failures.ts';
import type { Passwords } from './passwords.ts';
import type { AccountRepo } from './repo.ts';
import type { Credentials, Sessions } from './sessions.ts';

/** Checks e-mail and password and starts a session. Which of the two was wrong is not said. */
export async function signIn(
  repo: AccountRepo,
  passwords: Passwords,
  sessions: Sessions,
  form: SignIn,
  device: string,
): Promise<{ user: User; credentials: Credentials }> {
  const stored = await repo.findByEmail(form.email.trim());
  const right = await passwords.matches(stored?.passwordHash ?? null, form.password);
  const user = stored && right ? await repo.readUser(stored._id) : undefined;
  if (!user) throw new HttpFailure('wrong_credentials');
  return { user, credentials: await sessions.start(user._id, device) };
}
