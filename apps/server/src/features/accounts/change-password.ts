import type { ChangePassword } from '@ddak/protocol';
import type { SignedIn } from '../../http/app.ts';
import { HttpFailure } from '../../http/failures.ts';
import type { Passwords } from './passwords.ts';
import type { AccountRepo } from './repo.ts';
import type { Sessions } from './sessions.ts';

/** Sets a new password, for whoever knows the old one. Every other session of the person ends. */
export async function changePassword(
  parts: { readonly accounts: AccountRepo; readonly passwords: Passwords; readonly sessions: Sessions },
  who: SignedIn,
  form: ChangePassword,
): Promise<void> {
  const known = await parts.accounts.readPasswordHash(who._id);
  if (!(await parts.passwords.matches(known, form.currentPassword))) throw new HttpFailure('wrong_password');
  await parts.accounts.editUser(who._id, { passwordHash: await parts.passwords.hash(form.newPassword) });
  await parts.sessions.endAll(who._id, who.familyId);
}
