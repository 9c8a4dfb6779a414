import type { Id } from '@ddak/domain';
import { useEffect, useState } from 'react';
import { useProjectId } from '../../../sync/hooks.ts';
import { useWaysQuery } from './delivery-api.ts';

/** A line that takes longer is not waited for: the dialog then says the ways as they come. */
const PATIENCE_MS = 1_500;

/**
 * Whether a dialog that asks before people are told can be shown: who is reached by nothing stands in it from the beginning,
 * and its button does not move away under a finger. `isAsked`: from now on it is waited for.
 */
export function useWaysKnown(callsheetId: Id, isAsked: boolean): boolean {
  const projectId = useProjectId();
  const { isUninitialized, isFetching } = useWaysQuery({ projectId, callsheetId }, { skip: !isAsked });
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isAsked]);
  return isAsked && (isLate || !(isUninitialized || isFetching));
}
