import { type CallsheetVersion, isArchived, receiptOf } from '@ddak/domain';
import { useEffect } from 'react';
import { newId, useMe, useProjectSelector, useRunCommand } from '../../../sync/hooks.ts';

/** CS32: notes that somebody has a version before their eyes. Once; and not of who issued it. */
export function useOpened(version: CallsheetVersion): void {
  const me = useMe();
  const run = useRunCommand();
  const isKnown = useProjectSelector((state) => receiptOf(state, version._id, me._id) !== undefined);
  const { _id: versionId, publishedBy, withdrawnAt } = version;
  const isKept = useProjectSelector((state) => isArchived(state, version.projectId));
  const isToTell = !isKnown && !isKept && publishedBy !== me._id && withdrawnAt === null;
  useEffect(() => {
    if (isToTell) run('receiveCallsheet', { versionId, receiptId: newId(), confirms: false });
  }, [isToTell, versionId, run]);
}
