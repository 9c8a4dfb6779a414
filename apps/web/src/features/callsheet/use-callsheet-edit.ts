import type { ArgsOf, Callsheet, Id } from '@ddak/domain';
import { useMemo } from 'react';
import { useRunCommand } from '../../sync/hooks.ts';

type Args = ArgsOf<'editCallsheet'>;

export interface CallsheetEdit {
  patch(patch: Args['patch']): void;
  put(entries: Args['put']): void;
  remove(id: Id): void;
}

/** Changes one call sheet: plain fields, entries of its widgets put or removed one by one (CS3). */
export function useCallsheetEdit(sheet: Pick<Callsheet, '_id'>): CallsheetEdit {
  const run = useRunCommand();
  const callsheetId = sheet._id;
  return useMemo(() => {
    const edit = (args: Partial<Args>) =>
      void run('editCallsheet', { callsheetId, patch: {}, put: {}, remove: [], ...args });
    return {
      patch: (patch) => edit({ patch }),
      put: (put) => edit({ put }),
      remove: (id) => edit({ remove: [id] }),
    };
  }, [run, callsheetId]);
}
