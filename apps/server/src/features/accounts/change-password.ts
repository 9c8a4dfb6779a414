import type { ChangePassword } from '@ddak/protocol';
import type { SignedIn } from '../../http/app.ts';
import { HttpFailure } from '../../http/failures.ts';
import type { AccountDeps } from './account-deps.ts';
import { refuseCommonPassword, refuseOwnEmail } from './refuse-common-password.ts';

/** Sets a new password, for whoever knows the old one. Every other session of the person ends. */
export async function changePassword(
  parts: Pick<AccountDeps, 'accounts' | 'passwords' | 'sessions' | 'attempts'>,
  who: SignedIn,
  form: ChangePassword,
): Promise<void> {
  refuseCommonPassword(form.newPassword);
  refuseOwnEmail(form.newPassword, who.email);
  parts.attempts.count('password', who._id);
  const known = await parts.accounts.readPasswordHash(who._id);
  if (!(await parts.passwords.matches(known, form.currentPassword))) throw new HttpFailure('wrong_password');
  parts.attempts.clear('password', who._id);
  await parts.accounts.editUser(who._id, { passwordHash: await parts.passwords.hash(form.newPassword) });
  await parts.sessions.endAll(who._id, who.familyId);
}
