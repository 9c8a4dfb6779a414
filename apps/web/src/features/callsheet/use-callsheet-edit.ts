import type { ArgsOf, Callsheet, Id } from '@ddak/domain';
import { useMemo } from 'react';
import { useRunCommand } from '../../sync/hooks.ts';

type Args = ArgsOf<'editCallsheet'>;

export interface CallsheetEdit {
  patch(patch: Args['patch']): void;
  put(entries: Args['put']): void;
  /** The command's id, by which it can be taken back. */
  remove(id: Id): Id;
  /** An entry goes right behind another; null: first. */
  move(id: Id, afterId: Id | null): void;
}

/** Changes one call sheet: plain fields, entries of its widgets put or removed one by one (CS3). */
export function useCallsheetEdit(sheet: Pick<Callsheet, '_id'>): CallsheetEdit {
  const run = useRunCommand();
  const callsheetId = sheet._id;
  return useMemo(() => {
    const edit = (args: Partial<Args>) =>
      run('editCallsheet', { callsheetId, patch: {}, put: {}, remove: [], ...args });
    return {
      patch: (patch) => void edit({ patch }),
      put: (put) => void edit({ put }),
      remove: (id) => edit({ remove: [id] }),
      move: (_id, afterId) => void edit({ move: { _id, afterId } }),
    };
  }, [run, callsheetId]);
}
