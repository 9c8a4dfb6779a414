import { announce, EmptyState, Page, SkeletonList } from '@ddak/ui';
import { useEffect } from 'react';
import { useProjectState } from '../../sync/hooks.ts';
import { Board } from './Board.tsx';
import type { ProposalPanel } from './BoardPanels.tsx';
import { useBoardPlace } from './use-board-place.ts';
import { useBoardReady } from './use-board-ready.ts';

/** /projects/:id/timetable: one of the boards, the current one at first, with 자동 배치 from beside. */
export function TimetableScreen(props: { readonly proposal: ProposalPanel }) {
  const state = useProjectState();
  const place = useBoardPlace(state);
  const { board, isLost, openBoard } = place;
  const isReady = useBoardReady(state, board?._id);
  useEffect(() => {
    if (!isLost) return;
    announce('보던 안이 없어져서 현재 계획을 열었어요.');
    openBoard(null);
  }, [isLost, openBoard]);
  if (!board)
    return (
      <Page>
        <span />
        <EmptyState
          title="볼 수 있는 촬영계획표가 없어요"
          hint="촬영계획표를 볼 권한이 없거나, 아직 불러오지 못했어요."
        />
      </Page>
    );
  if (!isReady) return <SkeletonList rows={10} />;
  return <Board key={board._id} state={state} boardId={board._id} place={place} proposal={props.proposal} />;
}
