import { isArchived, mayReadTarget, memberOf, type Target } from '@ddak/domain';
import { useCallback } from 'react';
import { newId, useMe, useProjectId, useProjectSelector, useRunCommand } from '../../sync/hooks.ts';
import type { AttachedFile } from '../files/send-in-parts.ts';
import { useSendings } from '../files/use-sendings.ts';

const NOTHING = { fileId: null, link: null, size: null, contents: null } as const;

/** The ways to hang something on a target; who reads it may (AT2). */
export function useAttach({ targetKind, targetId }: Target) {
  const projectId = useProjectId();
  const me = useMe();
  const run = useRunCommand();
  const mayAdd = useProjectSelector(
    (state) =>
      state[targetKind].has(targetId) &&
      mayReadTarget(memberOf(state, me._id), { targetKind }) &&
      !isArchived(state, projectId),
  );
  const add = useCallback(
    (entry: object & { readonly name: string }) =>
      run('addAttachment', { attachmentId: newId(), targetKind, targetId, ...NOTHING, ...entry }),
    [run, targetKind, targetId],
  );
  const onSent = useCallback((file: AttachedFile) => void add(file), [add]);
  const files = useSendings(projectId, targetId, onSent);
  const addLink = useCallback(
    (link: { readonly name: string; readonly link: string }) => void add(link),
    [add],
  );
  return { ...files, addLink, mayAdd };
}
