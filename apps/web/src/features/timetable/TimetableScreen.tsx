import { currentBoard } from '@ddak/domain';
import { EmptyState, Page } from '@ddak/ui';
import { useProjectState } from '../../sync/hooks.ts';
import { Board, type ProposalPanel } from './Board.tsx';

/** /projects/:id/timetable: the current board, with 자동 배치 from beside. */
export function TimetableScreen(props: { readonly proposal: ProposalPanel }) {
  const state = useProjectState();
  const board = currentBoard(state);
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
  return <Board key={board._id} state={state} boardId={board._id} proposal={props.proposal} />;
}
