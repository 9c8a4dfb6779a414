import type { Id, ProjectState } from '@ddak/domain';
import { MenuList, Page, SplitPane, useIsPhone } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { useCallback, useMemo, useRef, useState } from 'react';
import { CommentAtHand } from '../../platform/comment/CommentAtHand.tsx';
import { CommentPills } from '../../platform/comment/CommentPills.tsx';
import { DragArea } from '../../platform/drag/DragArea.tsx';
import { DragSession } from '../../platform/drag/drag-session.ts';
import { useCan } from '../../sync/hooks.ts';
import { useBoardActions } from './actions/use-board-actions.ts';
import { BoardDialogs } from './BoardDialogs.tsx';
import { BoardPanels, type ProposalPanel } from './BoardPanels.tsx';
import { BoardStatus } from './BoardStatus.tsx';
import { BoardTop } from './BoardTop.tsx';
import { BoardWork } from './BoardWork.tsx';
import type { BoardDialog } from './board-dialog.ts';
import { BoardMenu, type BoardsDialog } from './boards/BoardMenu.tsx';
import { BoardsDialogs } from './boards/BoardsDialogs.tsx';
import { DraftBanner } from './boards/DraftBanner.tsx';
import { useBoards } from './boards/use-boards.ts';
import { BoardCalendar } from './calendar/BoardCalendar.tsx';
import { Costs } from './costs/costs.ts';
import { useBoardCosts } from './costs/use-board-costs.ts';
import { dayMenu } from './day-menu.ts';
import { BoardStyles } from './parts/BoardStyles.tsx';
import type { DaysHandle } from './parts/Days.tsx';
import { DragCard } from './parts/DragCard.tsx';
import { LatePreview } from './parts/LatePreview.tsx';
import { ProposalBanner } from './parts/ProposalBanner.tsx';
import { rowMenu } from './row-menu.ts';
import { StripLookSheet } from './strip-look/StripLookSheet.tsx';
import { useShownLook } from './strip-look/use-shown-look.ts';
import { boardRowAt, useBoardComments } from './use-board-comments.ts';
import type { BoardDrag } from './use-board-drag.ts';
import { useBoardInput } from './use-board-input.ts';
import { useBoardPanel } from './use-board-panel.ts';
import type { BoardPlace } from './use-board-place.ts';
import { useBoardView } from './use-board-view.ts';
import { useColumnWidth } from './use-column-width.ts';
import { useDayAt } from './use-day-at.ts';
import { useHelpKey } from './use-help-key.ts';
import { useLostCargo } from './use-lost-cargo.ts';
import { useShownProposal } from './use-shown-proposal.ts';
import { useTellCargo } from './use-tell-cargo.ts';
import { useWantedDay } from './use-wanted-day.ts';
import type { DayView } from './view/day-view.ts';
import type { Cargo, DropTarget } from './view/drop.ts';
import { findShown } from './view/find-shown.ts';
import { isFiltered, startFilter } from './view/pool-view.ts';
import type { BoardLists } from './view/steps.ts';
import { targetAt } from './view/target-at.ts';

const PANEL = 384;
/** The head and what is said of the whole board below it: one row of the page. */
const BoardHead = styled('div')({ minWidth: 0 });

/** One board: the pool, the days, and everything that can be done with them by mouse, finger and keys. */
export function Board(props: {
  readonly state: ProjectState;
  readonly boardId: Id;
  readonly place: BoardPlace;
  readonly proposal: ProposalPanel;
}) {
  const { state, boardId, place, proposal: Proposal } = props;
  const { openBoard, onView } = place;
  const { panel, closePanel, togglePanel, openChecks, toggleChecks, openCompare } = useBoardPanel();
  const phone = useIsPhone();
  const proposal = useShownProposal();
  const isDraft = proposal.state !== null;
  const mayWrite = useCan('timetable', 'write');
  const editable = mayWrite && !isDraft;
  const mayCallsheet = useCan('callsheet', 'write') && place.isCurrent && !isDraft;
  const [filter, setFilter] = useState(startFilter);
  const boards = useBoards(openBoard);
  const [boardsDialog, setBoardsDialog] = useState<BoardsDialog | null>(null);
  const [dialog, setDialog] = useState<BoardDialog | null>(null);
  const [drag] = useState((): BoardDrag => new DragSession());
  useLostCargo(state, drag);
  useTellCargo(drag);
  const root = useRef<HTMLDivElement>(null);
  const days = useRef<DaysHandle>(null);
  const { width, onWidth } = useColumnWidth();
  const { dayAt, onDay, onDayInView } = useDayAt(place.view, width, days, useWantedDay(state, boardId));
  const openDay = useCallback(
    (timetableId: Id) => {
      onDay(timetableId);
      onView('day');
    },
    [onDay, onView],
  );
  const [lists] = useState((): BoardLists => new Map());
  const strips = useShownLook(place.view, width, phone);
  const model = proposal.marked(useBoardView(proposal.state ?? state, boardId, filter, strips.look));
  const costs = useBoardCosts(proposal.state ?? state, boardId);
  const actions = useBoardActions(state, boardId);
  const input = useBoardInput({ model, actions, editable, phone, root, days, lists, openDialog: setDialog });

  const comments = useBoardComments(state, input.handlers);

  const timetables = useRef(state.timetable);
  timetables.current = state.timetable;
  const menuOf = useCallback(
    (day: DayView) => {
      const toggleLock = (id: string) => {
        const found = timetables.current.get(id);
        if (found) actions.editDay(found, { locked: !found.locked });
      };
      const more = editable ? dayMenu(day, setDialog, actions, toggleLock, mayCallsheet) : [];
      const look = { label: '하루 보기', onSelect: () => openDay(day.timetableId) };
      return more.length > 0 ? [look, 'divider' as const, ...more] : [look];
    },
    [actions, editable, mayCallsheet, openDay],
  );

  const itemAt = (element: Element): Cargo | null => {
    const key = element.closest<HTMLElement>('[data-drag-id]')?.dataset.dragId;
    if (!key || !editable || lockedRow(state, key)) return null;
    return input.cargoFor(key);
  };
  const board = state.board.get(boardId);
  const openHelp = useCallback(() => setDialog({ kind: 'help' }), []);
  useHelpKey(openHelp);
  const importDays = useCallback(() => setDialog({ kind: 'importDays' }), []);
  const hasDays = model.board.days.length > 0;
  const menu = useMemo(
    () => (
      <BoardMenu
        boardId={boardId}
        editable={editable}
        short={phone}
        boards={boards}
        onOpen={openBoard}
        onDialog={setBoardsDialog}
        onCompare={openCompare}
        onLook={strips.onSheet}
        onImport={importDays}
        isTakenHere={phone && hasDays}
      />
    ),
    [boardId, editable, phone, hasDays, strips.onSheet, boards, openBoard, openCompare, importDays],
  );
  const onPropose = mayWrite ? togglePanel : null;
  const addDays = useCallback(() => setDialog({ kind: 'addDays' }), []);
  return (
    <Page ref={root} data-draft={isDraft || undefined} {...comments.handlers}>
      <Costs value={costs}>
        <BoardStyles />
        <CommentAtHand container={root} rowAt={boardRowAt} />
        <BoardHead>
          <BoardTop
            menu={menu}
            download={hasDays ? boardId : null}
            view={place.view}
            onView={place.onView}
            width={width}
            onWidth={onWidth}
            looking={strips.onMenu}
            sheets={model.sheets}
            onCallsheet={mayCallsheet ? actions.openCallsheet : null}
            onPropose={onPropose}
            proposing={panel?.kind === 'proposal'}
            onAddDays={editable ? addDays : null}
          />
          {board && !place.isCurrent ? (
            <DraftBanner
              name={board.name}
              onMakeCurrent={editable ? () => boards.makeCurrent(boardId, board.name) : null}
              onBack={() => openBoard(null)}
            />
          ) : null}
          {proposal.shown ? (
            <ProposalBanner {...proposal.shown} isDraft={isDraft} onSwitch={proposal.onSwitch} />
          ) : null}
        </BoardHead>
        <SplitPane right={panel && !phone ? PANEL : undefined}>
          <DragArea<Cargo, DropTarget>
            session={drag}
            itemAt={itemAt}
            targetAt={(under, point, cargo) => targetAt(state, under, point, cargo, model.lanes)}
            onDrop={(cargo, target) => {
              if (actions.drop(cargo, target)) input.clear();
            }}
            overlay={(cargo) => {
              const first = findShown(cargo, model.board, model.pool);
              return (
                first && (
                  <DragCard first={first} count={cargo.ids.length}>
                    <LatePreview
                      state={state}
                      boardId={boardId}
                      look={strips.look}
                      cargo={cargo}
                      drag={drag}
                      actions={actions}
                    />
                  </DragCard>
                )
              );
            }}
          >
            <CommentPills>
              <BoardWork
                model={model}
                showEighths={state.project.get(board?.projectId ?? '')?.showEighths ?? false}
                filter={filter}
                onFilter={setFilter}
                state={proposal.state ?? state}
                view={place.view}
                calendar={
                  place.view === 'calendar' ? (
                    <BoardCalendar
                      state={proposal.state ?? state}
                      boardId={boardId}
                      days={model.board.days}
                      editable={editable}
                      dayAt={dayAt}
                      actions={actions}
                      menuOf={menuOf}
                      onDay={onDay}
                      onOpen={openDay}
                      onChecks={openChecks}
                      openDialog={setDialog}
                    />
                  ) : null
                }
                dayAt={dayAt}
                onDay={onDay}
                onDayInView={onDayInView}
                width={width}
                editable={editable}
                drag={drag}
                input={input}
                actions={actions}
                days={days}
                lists={lists}
                menuOf={menuOf}
                onCallsheet={mayCallsheet ? actions.openCallsheet : null}
                onChecks={openChecks}
                openDialog={setDialog}
                onPropose={onPropose}
              />
            </CommentPills>
          </DragArea>
          <BoardPanels
            panel={panel}
            proposal={Proposal}
            onShowProposal={proposal.onShow}
            groupsOf={() =>
              sceneGroups(state, input.picked(), isFiltered(filter) ? (model.lanes[0]?.keys ?? []) : [])
            }
            state={state}
            boardId={boardId}
            model={model}
            editable={editable}
            actions={actions}
            onAddDays={addDays}
            onShowDay={(timetableId) => days.current?.scrollToDay(timetableId)}
            onShowRow={input.show}
            onClose={closePanel}
          />
        </SplitPane>
        <BoardStatus totals={model.board.totals} onChecks={toggleChecks} onHelp={openHelp} />
        <MenuList
          anchor={input.menuAt}
          entries={
            input.menuAt
              ? [
                  ...comments.entries(menuCargo(input).ids),
                  ...rowMenu(
                    input,
                    menuCargo(input),
                    model.lanes,
                    singleRow(state, menuCargo(input)),
                    actions.rejoin,
                    setDialog,
                  ),
                ]
              : []
          }
          onClose={input.closeMenu}
        />
        <BoardDialogs
          dialog={dialog}
          state={state}
          boardId={boardId}
          board={model.board}
          actions={actions}
          onDaysAdded={([first]) => first && setTimeout(() => days.current?.scrollToDay(first))}
          onMoved={input.clear}
          onDialog={setDialog}
          onClose={() => setDialog(null)}
        />
        {phone ? (
          <StripLookSheet looking={strips.looking} open={strips.isOpen} onClose={strips.close} />
        ) : null}
        <BoardsDialogs
          dialog={boardsDialog}
          state={state}
          boards={boards}
          onClose={() => setBoardsDialog(null)}
        />
      </Costs>
    </Page>
  );
}

const lockedRow = (state: ProjectState, key: string): boolean => {
  const row = state.timetableRow.get(key);
  return row !== undefined && state.timetable.get(row.timetableId)?.locked === true;
};

/** Scenes of rows and of the pool alike. */
const sceneGroups = (state: ProjectState, { kind, ids }: Cargo, found: readonly Id[]) => ({
  picked:
    kind === 'scenes' ? ids : [...new Set(ids.flatMap((id) => state.timetableRow.get(id)?.sceneData ?? []))],
  found,
});

const singleRow = (state: ProjectState, cargo: Cargo) =>
  cargo.kind === 'rows' && cargo.ids.length === 1 ? state.timetableRow.get(cargo.ids[0]!) : undefined;

const menuCargo = (input: ReturnType<typeof useBoardInput>): Cargo =>
  input.focusKey === null ? input.picked() : input.cargoFor(input.focusKey);
