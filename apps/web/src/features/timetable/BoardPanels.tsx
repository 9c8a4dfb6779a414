import { type Id, memberOf, type ProjectState } from '@ddak/domain';
import { useIsPhone } from '@ddak/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { useCan } from '../../sync/hooks.ts';
import type { BoardActions } from './actions/use-board-actions.ts';
import { ChecksPanel } from './checks/ChecksPanel.tsx';
import { addDayLike } from './compare/add-day-like.ts';
import type { BoardModel } from './use-board-view.ts';
import type { ShownProposal } from './use-shown-proposal.ts';

/** 자동 배치, which stands beside the board. */
export type ProposalPanel = ComponentType<{
  readonly state: ProjectState;
  readonly boardId: Id;
  readonly groups: ProposalGroups;
  /** Of which somebody was told (NT12). */
  readonly wanted: Id | null;
  /** Shows a proposal in the place of the board; null: the board again. */
  readonly onShow: (shown: ShownProposal | null) => void;
  readonly onAddDays: (() => void) | null;
  readonly onClose: () => void;
}>;

/** The scenes that are picked on the board, and those that its search has found. */
interface ProposalGroups {
  readonly picked: readonly Id[];
  readonly found: readonly Id[];
}

/** What stands beside the board: one at a time. */
export type BoardPanel =
  | { readonly kind: 'proposal'; readonly wanted: Id | null }
  | { readonly kind: 'compare' }
  | { readonly kind: 'checks'; readonly at: Id | null };

// It reckons with the scheduler, which the board itself does without.
const ComparePanel = lazy(() => import('./compare/ComparePanel.tsx'));

/** The panel that is open, if any. On a phone it lies over the board, and goes when something of the board is shown. */
export function BoardPanels(props: {
  readonly panel: BoardPanel | null;
  readonly proposal: ProposalPanel;
  readonly onShowProposal: (shown: ShownProposal | null) => void;
  readonly groupsOf: () => ProposalGroups;
  readonly state: ProjectState;
  readonly boardId: Id;
  readonly model: BoardModel;
  readonly editable: boolean;
  readonly actions: BoardActions;
  readonly onAddDays: () => void;
  readonly onShowDay: (timetableId: Id) => void;
  readonly onShowRow: (rowId: Id) => void;
  readonly onClose: () => void;
}) {
  const { panel, proposal: Proposal, state, boardId, model, editable, actions, onClose } = props;
  const phone = useIsPhone();
  const seesCost = useCan('cost', 'read');
  if (!panel) return null;
  if (panel.kind === 'proposal')
    return (
      <Suspense fallback={null}>
        <Proposal
          state={state}
          boardId={boardId}
          groups={props.groupsOf()}
          wanted={panel.wanted}
          onShow={props.onShowProposal}
          onAddDays={editable ? props.onAddDays : null}
          onClose={onClose}
        />
      </Suspense>
    );
  if (panel.kind === 'compare')
    return (
      <Suspense fallback={null}>
        <ComparePanel
          state={state}
          boardId={boardId}
          board={model.board}
          seesCost={seesCost}
          onTakeDay={editable ? actions.takeDay : null}
          onAddDay={editable ? (likeDay) => addDayLike(state, likeDay, actions) : null}
          onTakeScene={editable ? actions.takeScene : null}
          onShow={(timetableId) => {
            if (phone) onClose();
            props.onShowDay(timetableId);
          }}
          onClose={onClose}
        />
      </Suspense>
    );
  return (
    <ChecksPanel
      days={model.board.days}
      overBefore={model.board.overBefore}
      at={panel.at}
      editable={editable}
      searchFix={actions.searchFix}
      onFix={actions.fix}
      onAccept={actions.accept}
      onWithdraw={actions.withdraw}
      nameOf={(userId) => memberOf(state, userId)?.name ?? ''}
      onShow={({ timetableId, rowIds }) => {
        if (phone) onClose();
        if (rowIds[0]) props.onShowRow(rowIds[0]);
        else props.onShowDay(timetableId);
      }}
      onClose={onClose}
    />
  );
}
