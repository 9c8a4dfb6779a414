import { type Id, LEFT_NAME, memberOf, type ProjectMember, type ProjectState } from '@ddak/domain';
import { SYSTEM } from '../../db/reader.ts';
import type { ProjectStates } from '../../sync/project-states.ts';
import type { RunAs } from '../../sync/run-as.ts';
import type { DeletionRepo } from './repo.ts';

export interface HandingParts {
  readonly states: ProjectStates;
  readonly runAs: RunAs;
}

/** BK7: the manager of longest standing; undefined where there is none. */
export const heirOf = (state: ProjectState): ProjectMember | undefined =>
  [...state.projectMember.values()]
    .filter(({ role }) => role === 'manager')
    .sort((a, b) => (a._id < b._id ? -1 : 1))[0];

/**
 * BK7: hands a project on whose owner is being erased. Nobody can close an account that owns a project of several
 * (PD1), but an older backup may know nothing of its having been handed over.
 */
export async function handOn(parts: HandingParts, projectId: Id, userId: Id): Promise<void> {
  const state = (await parts.states.current(projectId, SYSTEM))?.state;
  if (!state || memberOf(state, userId)?.role !== 'owner') return;
  const heir = heirOf(state);
  if (!heir) throw new Error(`${projectId} has no manager who could own it`);
  await give(parts, projectId, { ownerId: userId, memberId: heir._id });
}

export type Given = 'done' | 'no_project' | 'has_owner' | 'no_member';

/** Gives a project whose owner's account is closed to somebody who takes part in it. */
export async function setOwner(
  parts: HandingParts & { readonly deletions: Pick<DeletionRepo, 'isClosed'> },
  projectId: Id,
  heirId: Id | undefined,
): Promise<Given> {
  const state = (await parts.states.current(projectId, SYSTEM))?.state;
  const owner = [...(state?.projectMember.values() ?? [])].find(({ role }) => role === 'owner');
  if (!state || !owner) return 'no_project';
  if (!(await parts.deletions.isClosed(owner.userId))) return 'has_owner';
  const heir = heirId && memberOf(state, heirId);
  if (!heir) return 'no_member';
  const actor = { _id: owner.userId, name: LEFT_NAME };
  if (heir.role !== 'manager') {
    const args = { memberId: heir._id, role: 'manager' } as const;
    mustBeDone(projectId, await parts.runAs(actor, projectId, 'changeMember', args, { asServer: true }));
  }
  await give(parts, projectId, { ownerId: owner.userId, memberId: heir._id });
  return 'done';
}

async function give(
  { runAs }: HandingParts,
  projectId: Id,
  { ownerId, memberId }: { ownerId: Id; memberId: Id },
): Promise<void> {
  const actor = { _id: ownerId, name: LEFT_NAME };
  mustBeDone(projectId, await runAs(actor, projectId, 'handOverProject', { memberId }, { asServer: true }));
}

function mustBeDone(projectId: Id, done: Awaited<ReturnType<RunAs>>): void {
  if (done.outcome === 'refused') throw new Error(`${projectId}: ${done.code}`);
}
