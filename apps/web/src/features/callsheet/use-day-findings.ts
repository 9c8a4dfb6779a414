import {
  type CallFinding,
  type CallsheetView,
  checkBoard,
  checkCalls,
  type Id,
  type ToldFindings,
  toldFindings,
} from '@ddak/domain';
import { useMemo } from 'react';
import { useProjectState } from '../../sync/hooks.ts';

interface DayFindings extends ToldFindings {
  /** CS94: of the sheet's calls. */
  readonly calls: readonly CallFinding[];
}

/** What the checks say of the day of a sheet, as the sheet stands. */
export function useDayFindings(timetableId: Id, view: CallsheetView): DayFindings {
  const state = useProjectState();
  return useMemo(() => {
    const day = state.timetable.get(timetableId);
    const calls = checkCalls(state, view);
    if (!day) return { calls, open: [], accepted: [] };
    return { calls, ...toldFindings(state, day, checkBoard(state, day.boardId).get(timetableId) ?? NONE) };
  }, [state, timetableId, view]);
}

const NONE = [] as const;
