import {
  type Callsheet,
  type CallsheetVersion,
  compareSheets,
  type FrozenSheet,
  freezeCallsheet,
  hasNewScript,
  lastVersion,
  type SheetChange,
  type Telling,
  tellingsOf,
  versionsOf,
} from '@ddak/domain';
import { useMemo } from 'react';
import { useMe, useProjectState } from '../../../sync/hooks.ts';

/** How a draft stands to what was issued of it. */
export interface Issue {
  /** Null: it cannot be made out of what this person may read. */
  readonly draft: FrozenSheet | null;
  readonly last: CallsheetVersion | undefined;
  readonly versions: readonly CallsheetVersion[];
  /** Since the version that counts; null: there is none. */
  readonly changes: readonly SheetChange[] | null;
  /** Who would be told, were it issued now (CS46). */
  readonly tellings: readonly Telling[];
  readonly nextNumber: number;
  /** The version that counts, where the draft is still as it was issued. */
  readonly standing: CallsheetVersion | null;
  /** CS103: the version that calls the day off, as long as nothing of the draft is other than what it takes back. */
  readonly cancelled: CallsheetVersion | null;
  /** CS35: the script of the day is another than the version's. */
  readonly isScriptNew: boolean;
}

export function useIssue(sheet: Callsheet): Issue {
  const state = useProjectState();
  const { _id: me } = useMe();
  return useMemo(() => {
    const versions = versionsOf(state, sheet._id);
    const last = lastVersion(state, sheet._id);
    const draft = freezeCallsheet(state, sheet._id);
    const changes = draft && last && !last.cancels ? compareSheets(last.sheet, draft) : null;
    const standing = last && changes?.length === 0 ? last : null;
    const cancelled = draft && last?.cancels && compareSheets(last.sheet, draft).length === 0 ? last : null;
    const isScriptNew = last !== undefined && draft !== null && hasNewScript(last.sheet, draft);
    const nextNumber = (versions[0]?.number ?? 0) + 1;
    const tellings = draft
      ? tellingsOf(
          state,
          { callsheet: sheet._id, number: nextNumber, sheet: draft, cancels: false, publishedBy: me },
          last,
        )
      : [];
    return { draft, last, versions, changes, standing, cancelled, isScriptNew, tellings, nextNumber };
  }, [state, sheet._id, me]);
}
