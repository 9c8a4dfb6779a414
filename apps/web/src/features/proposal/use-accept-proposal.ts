import { toastAction } from '@ddak/ui';
import toast from 'react-hot-toast';
import { useRunCommand, useUndo } from '../../sync/hooks.ts';
import type { Draft } from './view/draft.ts';

/** Takes a proposal over in one step, with the way back. Answers whether there was anything to take. */
export function useAcceptProposal() {
  const run = useRunCommand();
  const undo = useUndo();
  return (draft: Draft | null): boolean => {
    if (!draft) {
      toast.error('그동안 계획표가 바뀌어 받아들일 것이 남지 않았어요.');
      return false;
    }
    const sent = run('acceptProposal', draft.args);
    toastAction('자동 배치를 받아들였어요.', '되돌리기', () => undo.undoCommand(sent));
    return true;
  };
}
