import { randomUUID } from 'node:crypto';
import type { Id } from '@ddak/domain';
import type { CommandResult, Deletion } from '@ddak/protocol';
import type { FileStore } from '../../files/file-store.ts';
import { HttpFailure } from '../../http/failures.ts';
import { newId } from '../../new-id.ts';
import type { ProjectStates } from '../../sync/project-states.ts';
import type { RunAs } from '../../sync/run-as.ts';
import { LEFT_NAME } from './redact-changes.ts';
import type { DeletionRepo } from './repo.ts';

export interface DeletionParts {
  readonly deletions: DeletionRepo;
  readonly states: ProjectStates;
  readonly runAs: RunAs;
  readonly files: FileStore;
  readonly hashPassword: (password: string) => Promise<string>;
  /** Ends every session of the user (but one, where given), with what it has open. */
  readonly endSessions: (userId: Id, but?: Id) => Promise<void>;
  readonly now: () => number;
}

/**
 * Deletes an account: projects of theirs alone are erased, others are left, and what the log keeps says
 * 탈퇴한 사용자. Refused while they own projects in which others take part. Interrupted, it can be done again by the
 * session that asked.
 */
export async function deleteAccount(parts: DeletionParts, userId: Id, familyId: Id): Promise<void> {
  const { deletions } = parts;
  await mayGo(parts, userId);
  // What their other devices still wanted to send comes too late from here on.
  await parts.endSessions(userId, familyId);
  await leaveEverything(parts, userId);
  await parts.endSessions(userId);
  await deletions.erasePerson(userId, await parts.hashPassword(randomUUID()), parts.now());
}

/** The projects that will be erased; fails where others would be left without an owner. */
async function mayGo({ deletions }: DeletionParts, userId: Id): Promise<Deletion['erased']> {
  const { erased, blockedBy } = await deletions.plan(userId);
  if (blockedBy.length > 0)
    throw new HttpFailure('owns_shared_projects', { titles: blockedBy.map(({ title }) => title).join(', ') });
  return erased;
}

async function leaveEverything(parts: DeletionParts, userId: Id): Promise<void> {
  const { deletions, states, files } = parts;
  // Looked at again until there is none: one may have been made while the others were erased.
  for (let mine = await mayGo(parts, userId); mine.length > 0; mine = await mayGo(parts, userId))
    for (const { _id } of mine) {
      const fileIds = await deletions.eraseProject(_id, userId);
      if (!fileIds) throw new HttpFailure('retry');
      states.forget(_id);
      for (const fileId of fileIds) await files.remove(fileId);
    }
  for (const projectId of await deletions.tracesOf(userId)) {
    await leaveProject(parts, projectId, userId);
    await deletions.redactLog(projectId, userId);
    states.forget(projectId);
  }
}

/** By commands, so that everybody who looks at the project sees it at once. */
async function leaveProject({ states, runAs }: DeletionParts, projectId: Id, userId: Id): Promise<void> {
  const state = (await states.current(projectId))?.state;
  if (!state) return;
  const actor = { _id: userId, name: LEFT_NAME };
  const asServer = { asServer: true } as const;
  for (const crew of state.crew.values()) {
    if (crew.userId !== userId) continue;
    const contact = [...state.personContact.values()].find(({ crewId }) => crewId === crew._id);
    const nothing = { phone: '', email: '' };
    if (contact) {
      const args = { contactId: newId(), crewId: crew._id, ...nothing };
      mustBeDone(await runAs(actor, projectId, 'setPersonContact', args, asServer));
    }
    const patch = { name: LEFT_NAME };
    mustBeDone(await runAs(actor, projectId, 'editCrew', { crewId: crew._id, patch }, asServer));
  }
  for (const request of state.crewRequest.values())
    if (request.user === userId)
      mustBeDone(await runAs(actor, projectId, 'removeCrewRequest', { requestId: request._id }, asServer));
  for (const member of state.projectMember.values())
    if (member.userId === userId)
      mustBeDone(await runAs(actor, projectId, 'removeMember', { memberId: member._id }, asServer));
}

function mustBeDone(result: CommandResult): void {
  if (result.outcome === 'refused') throw new HttpFailure('refused', { code: result.code }, result.message);
}
