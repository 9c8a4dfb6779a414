import { applyChanges, emptyState, type Id, type ProjectState, planCommand } from '@ddak/domain';

/** A project that `me` has just made, with whatever follows done to it. */
export function begunProject(
  projectId: Id,
  me: Id,
  newId: () => Id,
  then: readonly { readonly name: string; readonly args: unknown; readonly asServer?: true }[] = [],
): ProjectState {
  const ctx = { projectId, commandId: newId(), actorId: me, actorName: '나', now: 1, loaded: {} };
  const args = {
    title: '밤의 정류장',
    projectType: 'feature',
    memberId: newId(),
    episodeId: newId(),
    boardId: newId(),
  };
  return [{ name: 'createProject', args, asServer: undefined }, ...then].reduce((state, command) => {
    const plan = planCommand(state, command, ctx, command.asServer);
    if (plan.kind !== 'changes') throw new Error(plan.kind);
    return applyChanges(state, plan.changes);
  }, emptyState());
}
