import type { Id } from '@ddak/domain';
import { toastAction } from '@ddak/ui';
import toast from 'react-hot-toast';
import { newId, useProjectState, useRunCommand, useUndo } from '../../../sync/hooks.ts';
import { pasteCells } from './paste-cells.ts';
import type { Cell } from './scene-columns.ts';

/** GR7: puts what was copied in a spreadsheet into the table, in one step, and says what it left out. */
export function usePaste(sceneIds: readonly Id[]): (at: Cell, text: string) => void {
  const state = useProjectState();
  const run = useRunCommand();
  const { undoCommand } = useUndo();
  return (at, text) => {
    const { args, problems, rowsLeft } = pasteCells(state, { sceneIds, at, text }, newId);
    const sent = args && run('fillScenes', args);
    if (sent && args.fills.length > 1)
      toastAction(`${args.fills.length}씬에 붙여 넣었어요.`, '되돌리기', () => undoCommand(sent));
    const left = rowsLeft > 0 ? [`씬이 모자라 ${rowsLeft}줄은 빠졌어요.`] : [];
    if (problems.length > 0)
      left.unshift(`읽을 수 없는 칸 ${problems.length}개는 그대로 두었어요. ${problems[0]}`);
    if (left.length > 0) toast.error(left.join(' '));
  };
}
