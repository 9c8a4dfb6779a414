import type { Id } from '@ddak/domain';
import type { AccountDeps } from './account-deps.ts';

/** Sets a password for somebody who came by a mailed link: the e-mail is theirs, then, too. */
export const setForgottenPassword =
  ({ accounts, passwords, now }: Pick<AccountDeps, 'accounts' | 'passwords' | 'now'>) =>
  async (userId: Id, email: string, password: string): Promise<void> => {
    await accounts.editUser(userId, { passwordHash: await passwords.hash(password) });
    await accounts.confirmEmail(userId, email, now());
  };
