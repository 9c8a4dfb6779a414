import { type Id, type ProjectState, planCommand } from '@ddak/domain';
import { proposalOf } from '@ddak/scheduler/board';
import { toastAction } from '@ddak/ui';
import toast from 'react-hot-toast';
import { newId, useMe, useProjectId, useRunCommand, useUndo } from '../../sync/hooks.ts';
import type { Asked, Found } from './view/run-proposals.ts';

/** Takes a proposal over in one step, with the way back. Answers whether there was anything to take. */
export function useAcceptProposal(state: ProjectState, boardId: Id) {
  const run = useRunCommand();
  const undo = useUndo();
  const me = useMe();
  const projectId = useProjectId();
  return (asked: Asked, { answer: { plan } }: Found, days: readonly Id[]): boolean => {
    const { problem, lost } = asked;
    const args = proposalOf(
      state,
      boardId,
      { problem, plan, days, lost: days.filter((id) => lost.includes(id)) },
      newId,
    );
    const context = { projectId, actorId: me._id, actorName: me.name, now: Date.now() };
    const planned =
      args &&
      planCommand(state, { name: 'acceptProposal', args }, { ...context, commandId: newId(), loaded: {} });
    if (!args || planned?.kind === 'nothing') {
      toast.error('그동안 계획표가 바뀌어 받아들일 것이 남지 않았어요.');
      return false;
    }
    const sent = run('acceptProposal', args);
    if (planned?.kind !== 'changes') return false;
    toastAction('자동 배치를 받아들였어요.', '되돌리기', () => undo.undoCommand(sent));
    return true;
  };
}
