import type { ChangePassword } from '@ddak/protocol';
import type { SignedIn } from '../../http/app.ts';
import type { AccountDeps } from './account-deps.ts';
import { checkPassword, proveAgain } from './confirm-session.ts';
import { refuseCommonPassword, refuseOwnEmail } from './refuse-common-password.ts';

/**
 * Sets a new password, for whoever knows the old one and, where there is one, has the second factor: a session that was
 * confirmed a moment ago has shown it. Every other session of the person ends.
 */
export async function changePassword(
  parts: Pick<AccountDeps, 'accounts' | 'passwords' | 'sessions' | 'attempts' | 'proveFactor' | 'now'>,
  who: SignedIn,
  form: ChangePassword,
  origin: string,
): Promise<void> {
  refuseCommonPassword(form.newPassword);
  refuseOwnEmail(form.newPassword, who.email);
  await checkPassword(parts, who, form.currentPassword);
  if (!(await parts.accounts.isConfirmed(who.familyId, parts.now())))
    await proveAgain(parts, who, form, origin);
  await parts.accounts.editUser(who._id, { passwordHash: await parts.passwords.hash(form.newPassword) });
  await parts.sessions.endAll(who._id, who.familyId);
}
