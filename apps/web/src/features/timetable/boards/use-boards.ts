import type { Id } from '@ddak/domain';
import { toastAction } from '@ddak/ui';
import { useMemo } from 'react';
import { newId, useProjectNow, useRunCommand, useUndo } from '../../../sync/hooks.ts';
import { sayShotDays } from './say-shot-days.ts';

/** What can be done with whole boards. Each can be taken back, and says so. */
export function useBoards(open: (boardId: Id | null) => void) {
  const run = useRunCommand();
  const { undoCommand } = useUndo();
  const now = useProjectNow();
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
        offerUndo(sent, `새 안을 만들었어요: ${name}`, () => open(fromBoardId));
      },
      add(name: string) {
        const boardId = newId();
        run('addBoard', { boardId, name });
        open(boardId);
      },
      rename: (boardId: Id, name: string) => void run('editBoard', { boardId, patch: { name } }),
      makeCurrent(boardId: Id, name: string) {
        const shot = sayShotDays(now(), boardId);
        const sent = run('makeBoardCurrent', { boardId });
        offerUndo(sent, [`현재 계획을 바꿨어요: ${name}`, ...shot].join(' · '));
      },
      remove(boardId: Id, name: string) {
        const sent = run('removeBoard', { boardId });
        open(null);
        offerUndo(sent, `안을 지웠어요: ${name}`);
      },
    };
  }, [run, undoCommand, now, open]);
}
export type BoardsActions = ReturnType<typeof useBoards>;
