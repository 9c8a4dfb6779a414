import type { Id, ProjectState } from '@ddak/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { prepareWith, stepInTurns } from '../../sync/hooks.ts';
import { prepareBoard } from './view/board-view.ts';

/** A board of fewer rows is computed within a frame or two. */
const LARGE = 1_000;
/** So long it is computed in one go: shorter turns cost more than they give. */
const TURN_MS = 25;

/** Whether the board can be drawn: a large one is computed day by day first, and the page answers meanwhile. */
export function useBoardReady(state: ProjectState, boardId: Id | undefined): boolean {
  const [isReady, setReady] = useState(state.timetableRow.size < LARGE);
  // Edits that come meanwhile do not begin it anew: each changes a day or two.
  const prepare = useEffectEvent((id: Id) => prepareBoard(state, id));
  useEffect(() => {
    if (isReady || boardId === undefined) return;
    let isGone = false;
    // What fails here fails again where it is drawn, which says so.
    void stepInTurns(prepare(boardId), TURN_MS, () => isGone).finally(() => isGone || setReady(true));
    return () => {
      isGone = true;
    };
  }, [boardId, isReady]);
  useEffect(() => {
    if (isReady && boardId !== undefined) return prepareWith((next) => prepareBoard(next, boardId));
  }, [boardId, isReady]);
  return isReady;
}
