import { type CallsheetVersion, isArchived, receiptOf } from '@ddak/domain';
import { useEffect } from 'react';
import { newId, useMe, useProjectSelector, useRunCommand } from '../../../sync/hooks.ts';

/** CS32: notes that somebody has a version before their eyes. Once; and not of who issued it. */
export function useOpened(version: CallsheetVersion | null): void {
  const me = useMe();
  const run = useRunCommand();
  const isToTell = useProjectSelector(
    (state) =>
      version !== null &&
      version.publishedBy !== me._id &&
      version.withdrawnAt === null &&
      receiptOf(state, version._id, me._id) === undefined &&
      !isArchived(state, version.projectId),
  );
  const versionId = version?._id;
  useEffect(() => {
    if (isToTell && versionId) run('receiveCallsheet', { versionId, receiptId: newId(), confirms: false });
  }, [isToTell, versionId, run]);
}
