import type { Id } from '@ddak/domain';
import { useCallback } from 'react';
import toast from 'react-hot-toast';
import { useProjectNow, useRunCommand, useUndo } from '../../../../sync/hooks.ts';
import { showUndoToast } from '../../../../sync/undo-toast.ts';
import { oldNumbersWords } from './old-numbers-words.ts';
import { takeNumber } from './take-number.ts';

/** SC14: gives a character the number of another, in one step, and says so. */
export function useRenumber(): (characterId: Id, placeId: Id) => void {
  const now = useProjectNow();
  const run = useRunCommand();
  const { undoCommand } = useUndo();
  return useCallback(
    (characterId, placeId) => {
      const fills = takeNumber(now(), characterId, placeId);
      if (fills.length === 0) return;
      const command = run('fillCharacters', { fills: [...fills] });
      const after = now();
      const { name, characterNumber } = after.character.get(characterId)!;
      const old = oldNumbersWords(
        after,
        fills.map((fill) => fill.characterId),
      );
      const text = [`‘${name}’의 번호를 ${characterNumber}번으로 바꿨어요.`, old].filter(Boolean).join(' ');
      showUndoToast(text, command, undoCommand, 'renumber');
    },
    [now, run, undoCommand],
  );
}

/** SC14: tells of issued call sheets after numbers were typed. */
export function useTellOldNumbers(): (characterIds: readonly Id[]) => void {
  const now = useProjectNow();
  return useCallback(
    (characterIds) => {
      const old = oldNumbersWords(now(), characterIds);
      if (old !== '') toast(old, { id: 'renumber' });
    },
    [now],
  );
}
