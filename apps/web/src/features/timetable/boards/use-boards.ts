import type { Id } from '@ddak/domain';
import { toastAction } from '@ddak/ui';
import { josa } from 'es-hangul';
import { useMemo } from 'react';
import { newId, useRunCommand, useUndo } from '../../../sync/hooks.ts';

/** What can be done with whole boards. Each can be taken back, and says so. */
export function useBoards(open: (boardId: Id | null) => void) {
  const run = useRunCommand();
  const { undoCommand } = useUndo();
  return useMemo(() => {
    const offerUndo = (sent: Id, message: string, back?: () => void) =>
      toastAction(message, '되돌리기', () => {
        undoCommand(sent);
        back?.();
      });
    return {
      copy(fromBoardId: Id, name: string) {
        const boardId = newId();
        const sent = run('copyBoard', { fromBoardId, boardId, name });
        open(boardId);
        offerUndo(sent, `${josa(name, '을/를')} 만들었어요.`, () => open(fromBoardId));
      },
      add(name: string) {
        const boardId = newId();
        run('addBoard', { boardId, name });
        open(boardId);
      },
      rename: (boardId: Id, name: string) => void run('editBoard', { boardId, patch: { name } }),
      makeCurrent(boardId: Id, name: string) {
        const sent = run('makeBoardCurrent', { boardId });
        offerUndo(sent, `이제 ${josa(name, '이/가')} 현재 계획이에요.`);
      },
      remove(boardId: Id, name: string) {
        const sent = run('removeBoard', { boardId });
        open(null);
        offerUndo(sent, `${josa(name, '을/를')} 지웠어요.`);
      },
    };
  }, [run, undoCommand, open]);
}
export type BoardsActions = ReturnType<typeof useBoards>;
