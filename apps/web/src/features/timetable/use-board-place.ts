import { currentBoard, type Id, type ProjectState } from '@ddak/domain';
import { useCallback, useMemo } from 'react';
import { useAddressParams } from '../../platform/address/use-address-params.ts';

export const BOARD_VIEWS = ['board', 'list', 'calendar', 'day'] as const;
export type BoardViewName = (typeof BOARD_VIEWS)[number];

/** Where somebody is on the plan: which board, which view of it. It stands in the address, so that a reload keeps it. */
export function useBoardPlace(state: ProjectState) {
  const { params, set } = useAddressParams();
  const asked = state.board.get(params.get('board') ?? '');
  const isNamed = params.has('board');
  const current = currentBoard(state);
  const view = BOARD_VIEWS.find((name) => name === params.get('view')) ?? 'board';
  const openBoard = useCallback((boardId: Id | null) => set('board', boardId), [set]);
  return useMemo(
    () => ({
      board: asked ?? current,
      /** The board of the address has been removed. */
      isLost: current !== undefined && isNamed && !asked,
      isCurrent: (asked ?? current) === current,
      view,
      openBoard,
      onView: (name: BoardViewName) => set('view', name === 'board' ? null : name),
    }),
    [asked, isNamed, current, view, set, openBoard],
  );
}
export type BoardPlace = ReturnType<typeof useBoardPlace>;
