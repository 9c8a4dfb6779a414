import type { Id } from '@ddak/domain';
import type { CommandResult } from '@ddak/protocol';
import type { ProjectFiles } from '../../files/project-files.ts';
import { newId } from '../../new-id.ts';
import type { ProjectStates } from '../../sync/project-states.ts';
import type { RunAs } from '../../sync/run-as.ts';
import { LEFT_NAME } from './redact-changes.ts';
import type { DeletionRepo } from './repo.ts';

export const ERASE_ACCOUNT = 'erase-account';
/** Tried for days: an account that is closed has to be empty some time. */
export const ERASE_QUEUE = { retryLimit: 200, retryDelay: 30, retryBackoff: true, retryDelayMax: 1800 };

export interface ErasureParts {
  readonly deletions: DeletionRepo;
  readonly states: ProjectStates;
  readonly runAs: RunAs;
  readonly files: Pick<ProjectFiles, 'removeBytes'>;
  readonly now: () => number;
}

/**
 * Empties an account that was closed: projects of theirs alone are erased, others are left, and what the log keeps says
 * 탈퇴한 사용자. Each step is whole, and done again it finds nothing to do: whatever broke off is gone on with.
 */
export async function eraseAccount(parts: ErasureParts, userId: Id): Promise<void> {
  const { deletions, states, files } = parts;
  for (const { _id } of (await deletions.plan(userId)).erased) {
    const fileIds = await deletions.eraseProject(_id, userId);
    if (!fileIds) throw new Error(`somebody takes part in ${_id} by now`);
    states.forget(_id);
    for (const fileId of fileIds) await files.removeBytes(fileId);
  }
  for (const projectId of await deletions.tracesOf(userId)) {
    await leaveProject(parts, projectId, userId);
    await deletions.redactLog(projectId, userId);
    states.forget(projectId);
  }
  await deletions.erasePerson(userId, parts.now());
}

/** By commands, so that everybody who looks at the project sees it at once. */
async function leaveProject({ states, runAs }: ErasureParts, projectId: Id, userId: Id): Promise<void> {
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
  if (result.outcome === 'refused') throw new Error(`${result.code}: ${result.message}`);
}
