import type { SignIn, User } from '@ddak/protocol';
import type { AccountAttempts } from '../../http/attempts.ts';
import { HttpFailure } from '../../http/failures.ts';
import { hashToken } from '../../secrets.ts';
import type { AccountDeps } from './account-deps.ts';
import { knownName, makeKnown } from './known-browser.ts';
import type { Credentials } from './sessions.ts';

/** Where somebody signs in from. */
export interface SignInPlace {
  /** What the browser calls itself. */
  readonly device: string;
  /** As it is counted. */
  readonly address: string;
  /** The cookie of a browser that has been signed in before. */
  readonly known: string | undefined;
  /** The origin that the browser has called. */
  readonly origin: string;
}

/**
 * Checks e-mail and password, and the second factor where there is one (AC20), and starts a session. Which of the two was wrong is not said, neither by the words nor
 * by the time: one hash is computed either way, and attempts are counted for e-mails that nobody has too.
 */
export async function signIn(
  {
    accounts,
    passwords,
    sessions,
    attempts,
    proveFactor,
  }: Pick<AccountDeps, 'accounts' | 'passwords' | 'sessions' | 'attempts' | 'proveFactor'>,
  form: SignIn,
  place: SignInPlace,
): Promise<{ user: User; credentials: Credentials; known: string }> {
  const email = form.email.trim();
  const stored = await accounts.findByEmail(email);
  const known = knownName(stored, place.known);
  const clear = countTry(attempts, email.toLowerCase(), place.address, known);
  const right = await passwords.matches(stored?.passwordHash ?? null, form.password);
  const user = stored && right ? await accounts.readUser(stored._id) : undefined;
  if (!stored || !user) throw new HttpFailure('wrong_credentials');
  await proveFactor({
    ...{ userId: user._id, proof: form, door: 'signIn', origin: place.origin },
    source: known ? `browser ${known}` : place.address,
    // Whoever tries codes knows the password; once it is another, they begin anew.
    everywhere: known ? null : `${user._id} ${hashToken(stored.passwordHash)}`,
  });
  clear();
  return { user, credentials: await sessions.start(user._id, place.device), known: makeKnown(stored) };
}

/**
 * LM12: counted by where it comes from, so that nobody's wrong tries use up those of somebody else; a browser that has
 * been signed in counts apart from its address. When very many come from everywhere, each address has but a few.
 */
function countTry(
  attempts: AccountAttempts,
  email: string,
  address: string,
  known: string | null,
): () => void {
  const from = `${email} ${known ? `browser ${known}` : address}`;
  attempts.count('signIn', from);
  if (!known) {
    const isAttacked = attempts.isOver('signInEverywhere', email);
    if (isAttacked) attempts.count('signInFew', from);
  }
  return () => {
    attempts.clear('signIn', from);
    attempts.clear('signInFew', from);
  };
}
