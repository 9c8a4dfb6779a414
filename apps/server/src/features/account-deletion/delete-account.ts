import { randomUUID } from 'node:crypto';
import type { Id } from '@ddak/domain';
import { HttpFailure } from '../../http/failures.ts';
import { ERASE_ACCOUNT, type ErasureParts, eraseAccount } from './erase-account.ts';

export interface DeletionParts extends ErasureParts {
  readonly hashPassword: (password: string) => Promise<string>;
  /** Ends every session of the user, with what it has open. */
  readonly endSessions: (userId: Id) => Promise<void>;
  /** Hears of an erasure that did not come to its end; the queue goes on with it. */
  readonly onUnfinished: (error: unknown, userId: Id) => void;
}

/**
 * Deletes an account. Closing it is one transaction: refused while they own projects in which others take part, else
 * nobody comes in by it any more, and its erasure is queued. That is then begun at once; what fails of it is done
 * again by the queue, and the one who asked has nothing more to do (PD1).
 */
export async function deleteAccount(parts: DeletionParts, userId: Id): Promise<void> {
  const { deletions, hashPassword, now } = parts;
  // Once more a minute later: for what another process was still taking in when the account was closed.
  const erasure = { name: ERASE_ACCOUNT, data: { userId }, afterSeconds: 60 };
  const blockedBy = await deletions.close(userId, await hashPassword(randomUUID()), now(), erasure);
  if (blockedBy.length > 0)
    throw new HttpFailure('owns_shared_projects', { titles: blockedBy.map(({ title }) => title).join(', ') });
  try {
    await parts.endSessions(userId);
    await eraseAccount(parts, userId);
  } catch (error) {
    parts.onUnfinished(error, userId);
  }
}
