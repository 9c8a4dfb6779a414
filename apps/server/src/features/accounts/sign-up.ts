import type { SignUp } from '@ddak/protocol';
import { HttpFailure } from '../../http/failures.ts';
import { newId } from '../../new-id.ts';
import type { AccountDeps } from './account-deps.ts';
import type { Passwords } from './passwords.ts';
import { refuseCommonPassword, refuseOwnEmail } from './refuse-common-password.ts';
import type { AccountRepo } from './repo.ts';

/** The version of the texts that people agree to. */
/** Of the texts that stand at /terms and /privacy. */
export const TERMS_VERSION = 1;

/** Makes an account. It does not sign in. A taken e-mail is said openly; the rate limit keeps that from being a list. */
export async function signUp(
  repo: AccountRepo,
  passwords: Passwords,
  form: SignUp,
  now: number,
): Promise<{ _id: string }> {
  const email = form.email.trim();
  refuseCommonPassword(form.password);
  refuseOwnEmail(form.password, email);
  if (await repo.findByEmail(email)) throw new HttpFailure('email_taken');
  const row = {
    _id: newId(now),
    email,
    name: form.name,
    phone: '',
    passwordHash: await passwords.hash(form.password),
    consents: form.consents.map((kind) => ({ kind, version: TERMS_VERSION, at: now })),
    createdAt: now,
  };
  if (!(await repo.addUser(row))) throw new HttpFailure('email_taken');
  return { _id: row._id };
}

/** Makes an account and writes to its address, so that it can be shown to be theirs. */
export async function signUpHere(
  { accounts, passwords, queueMail, now }: Pick<AccountDeps, 'accounts' | 'passwords' | 'queueMail' | 'now'>,
  form: SignUp,
): Promise<{ _id: string }> {
  const made = await signUp(accounts, passwords, form, now());
  await queueMail({ kind: 'confirmEmail', userId: made._id });
  return made;
}
