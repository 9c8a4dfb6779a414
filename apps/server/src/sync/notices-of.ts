import type { Id } from '@ddak/domain';
import type { UserNotice } from '../bus/bus.ts';
import type { LogEntry } from './sync-store.ts';

/** SPEC.md section 6: told to a person on `user.{_id}` when what they may do in a project has changed. */
export const PERMISSION_CHANGED = 'CrewPermissionChanged';

/** What an entry means for single persons, beside the project's feed. */
export function noticesOf(
  projectId: Id,
  entry: LogEntry,
  userOf: (memberId: Id) => Id | undefined,
): UserNotice[] {
  const users = new Set<Id>();
  for (const change of entry.changes) {
    if (change.table !== 'projectMember') continue;
    const userId = change.op === 'update' ? userOf(change._id) : change.row.userId;
    if (userId) users.add(userId);
  }
  return [...users].map((userId) => ({
    userId,
    event: PERMISSION_CHANGED,
    from: entry.actorId,
    data: { projectId },
  }));
}
