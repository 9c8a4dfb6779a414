import type { Id } from '@ddak/domain';
import { useCallback } from 'react';
import { newId, useRunCommand } from '../../../sync/hooks.ts';

/** Ticks an item of an issued sheet, or takes the tick off (CS73). */
export function useTick(callsheetId: Id): (itemId: Id, done: boolean) => void {
  const run = useRunCommand();
  return useCallback(
    (itemId, done) => void run('tickChecklist', { callsheetId, itemId, tickId: newId(), done }),
    [run, callsheetId],
  );
}
