import type { ProjectState } from '@ddak/domain';
import { useMemo, useRef } from 'react';
import { keepSame } from '../view/keep-same.ts';
import { type BoardLine, boardLines } from './board-list.ts';

/** The boards as the menu names them: the same list until one of them says something else. */
export function useBoardLines(state: ProjectState): readonly BoardLine[] {
  const last = useRef<readonly BoardLine[]>(undefined);
  const { board, timetable, timetableRow } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the lines are made of, of all that a state holds
  const next = useMemo(() => boardLines(state), [board, timetable, timetableRow]);
  last.current = last.current ? keepSame(last.current, next) : next;
  return last.current;
}
