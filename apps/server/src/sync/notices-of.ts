import { type Change, can, type Id, type ProjectState } from '@ddak/domain';
import {
  CREW_REQUEST_ADDED,
  CREW_REQUEST_ANSWERED,
  PERMISSION_CHANGED,
  type PermissionChange,
} from '@ddak/protocol';
import type { UserNotice } from '../bus/bus.ts';
import type { LogEntry } from './sync-store.ts';

type Told = Omit<UserNotice, 'from'>;

/** What an entry means for single persons, beside the project's feed. `state` is the project after it. */
export function noticesOf(projectId: Id, entry: LogEntry, state: ProjectState | undefined): UserNotice[] {
  const told = entry.changes.flatMap((change): Told[] => [
    ...permissionNotices(projectId, change, state),
    ...requestNotices(projectId, change, state),
  ]);
  const once = new Map(told.map((one) => [`${one.userId} ${one.event}`, one]));
  return [...once.values()].map((one) => ({ ...one, from: entry.actorId }));
}

/** SPEC.md section 6: to a person whose rights in the project have changed. */
function permissionNotices(projectId: Id, change: Change, state: ProjectState | undefined): Told[] {
  if (change.table !== 'projectMember') return [];
  const member = change.op === 'update' ? state?.projectMember.get(change._id) : change.row;
  if (!member) return [];
  const { userId, role, rights } = member;
  const data: PermissionChange = { projectId, permission: change.op === 'delete' ? null : { role, rights } };
  return [{ userId, event: PERMISSION_CHANGED, data: { ...data } }];
}

/** A request to take part: to those who may answer it, and the answer to the one who asked. */
function requestNotices(projectId: Id, change: Change, state: ProjectState | undefined): Told[] {
  if (change.table !== 'crewRequest' || change.op === 'delete') return [];
  const request = state?.crewRequest.get(change.op === 'update' ? change._id : change.row._id);
  if (!state || !request) return [];
  const title = state.project.get(projectId)?.title ?? '';
  const { status, name } = request;
  if (status !== 'pending')
    return [{ userId: request.user, event: CREW_REQUEST_ANSWERED, data: { projectId, title, status } }];
  return [...state.projectMember.values()]
    .filter((member) => can(member, 'write', 'crew'))
    .map(({ userId }) => ({ userId, event: CREW_REQUEST_ADDED, data: { projectId, title, name } }));
}
