import {
  type DateText,
  daysOf,
  type Id,
  type ProjectState,
  planDayBreaks,
  plannedMinutes,
  rowsOf,
} from '@ddak/domain';
import { lazy, Suspense } from 'react';
import { PhaseDialog } from '../../platform/form/PhaseDialog.tsx';
import type { BoardActions } from './actions/use-board-actions.ts';
import type { BoardDialog } from './board-dialog.ts';
import { AddDaysDialog } from './dialogs/AddDaysDialog.tsx';
import { BreakDaysDialog } from './dialogs/BreakDaysDialog.tsx';
import { EditDayDialog } from './dialogs/EditDayDialog.tsx';
import { FillDayDialog } from './dialogs/FillDayDialog.tsx';
import { HelpDialog } from './dialogs/HelpDialog.tsx';
import { MoveDayDialog } from './dialogs/MoveDayDialog.tsx';
import { MoveDialog } from './dialogs/MoveDialog.tsx';
import { RemoveDayDialog } from './dialogs/RemoveDayDialog.tsx';
import { RowDialog } from './dialogs/RowDialog.tsx';
import { SaveRowsDialog } from './dialogs/SaveRowsDialog.tsx';
import { SwapDaysDialog } from './dialogs/SwapDaysDialog.tsx';
import { dayMover, dayOnDate } from './move-day/day-mover.ts';
import type { BoardView } from './view/board-view.ts';
import { dateOfNewDay } from './view/date-of-new-day.ts';
import type { DayView } from './view/day-view.ts';
import type { Cargo } from './view/drop.ts';
import { nextFreeDate } from './view/new-days.ts';
import { rowChoices } from './view/row-choices.ts';

/** Reads tables, which few sittings need: it comes when it is asked for. */
const DaysImportDialog = lazy(() => import('./import/DaysImportDialog.tsx'));

const MOVE_TITLES = {
  rows: '다른 날로 옮기기',
  scenes: '날에 넣기',
  split: '나눠 찍기: 나머지를 찍을 날',
} as const;

/** TT32: a new day for what is picked up, of the unit on whose day it stands. */
function newDayOf({ state, board, actions, onMoved }: DialogsProps, cargo: Cargo) {
  const day = state.timetable.get(state.timetableRow.get(cargo.ids[0] ?? '')?.timetableId ?? '');
  const unit = day?.unit ?? 'A';
  const taken = board.days.filter((one) => one.unit === unit).map(({ tableDate }) => tableDate);
  return {
    newDayOn: (text: string) => (taken.length > 0 ? dateOfNewDay(taken, text) : null),
    onNewDay: (date: DateText) => {
      if (actions.moveToNewDay(cargo, date, unit)) onMoved();
    },
  };
}

interface DialogsProps {
  readonly dialog: BoardDialog | null;
  readonly state: ProjectState;
  readonly boardId: Id;
  readonly board: BoardView;
  readonly actions: BoardActions;
  readonly onDaysAdded: (timetableIds: readonly string[]) => void;
  readonly onMoved: () => void;
  readonly onDialog: (dialog: BoardDialog) => void;
  readonly onClose: () => void;
}

/** The dialog that is open, if any. One whose row or day has gone meanwhile shows nothing. */
export function BoardDialogs(props: DialogsProps) {
  const { dialog, state, board, actions, onClose } = props;
  if (!dialog) return null;
  const dayOf = (id: string) => {
    const view = board.days.find((day) => day.timetableId === id);
    const day = state.timetable.get(id);
    return view && day ? { view, day } : null;
  };
  if (dialog.kind === 'help') return <HelpDialog onClose={onClose} />;
  if (dialog.kind === 'move')
    return (
      <MoveDialog
        title={MOVE_TITLES[dialog.cargo.kind]}
        cargo={dialog.cargo}
        days={board.days}
        overBefore={board.overBefore}
        preview={actions.preview}
        onMove={(target) => actions.drop(dialog.cargo, target) && props.onMoved()}
        {...newDayOf(props, dialog.cargo)}
        onClose={onClose}
      />
    );
  if (dialog.kind === 'row') return <EditRow {...props} rowId={dialog.rowId} />;
  if (dialog.kind === 'addDays') return <AddDays {...props} />;
  if (dialog.kind === 'importDays') return <ImportDays {...props} />;
  const found = dayOf(dialog.timetableId);
  if (!found) return null;
  const { view, day } = found;
  if (dialog.kind === 'phase')
    return (
      <PhaseDialog
        where={`${view.title} ${view.date}`}
        onAdd={(phase) => actions.addPhase(view.timetableId, dialog.afterRowId, phase)}
        onClose={onClose}
      />
    );
  if (dialog.kind === 'fillDay')
    return (
      <FillDayDialog
        where={`${view.title} ${view.date}`}
        choices={rowChoices(state, day.boardId, day._id)}
        onFill={(rows) => actions.fillDay(day._id, rows)}
        onClose={onClose}
      />
    );
  if (dialog.kind === 'breakDays')
    return (
      <BreakDaysDialog
        where={`${view.title} ${view.date}`}
        withoutPages={withoutPages(board.days, state, view)}
        plan={(by) => planDayBreaks(state, day, by)}
        onBreak={(by) => actions.breakDays(day._id, by)}
        onClose={onClose}
      />
    );
  if (dialog.kind === 'saveRows')
    return (
      <SaveRowsDialog
        rows={rowsOf(state, day._id).flatMap((row) => row.phaseData ?? [])}
        sets={state.project.get(day.projectId)?.dayRowSets ?? []}
        onSave={actions.saveRowSets}
        onClose={onClose}
      />
    );
  if (dialog.kind === 'swapDays') {
    const other = dayOf(dialog.withTimetableId);
    return (
      other && (
        <SwapDaysDialog
          one={view}
          other={other.view}
          onSwap={() => actions.swapDays(day._id, other.day._id)}
          onClose={onClose}
        />
      )
    );
  }
  if (dialog.kind === 'moveDay')
    return (
      <MoveDayDialog
        view={view}
        standsOn={(date) => dayOf(dayOnDate(state, day._id, date)?._id ?? '')?.view}
        onMove={(date) => dayMover(state, actions, props.onDialog)(day._id, date)}
        onClose={onClose}
      />
    );
  if (dialog.kind === 'editDay')
    return (
      <EditDayDialog
        day={day}
        title={`${view.title} 고치기`}
        taken={(date, unit) =>
          daysOf(state, day.boardId).some(
            (other) => other._id !== day._id && other.tableDate === date && other.unit === unit,
          )
        }
        onSave={(patch) => actions.editDay(day, patch)}
        onClose={onClose}
      />
    );
  return (
    <RemoveDayDialog
      view={view}
      day={day}
      state={state}
      onConfirm={() => actions.removeDay(day)}
      onClose={onClose}
    />
  );
}

/** Scenes from that day on that say nothing of their pages. */
const withoutPages = (days: readonly DayView[], state: ProjectState, from: DayView): number =>
  days
    .filter(({ tableDate, unit }) => tableDate >= from.tableDate && unit === from.unit)
    .flatMap(({ rows }) => rows)
    .filter((row) => row.kind === 'scene' && !state.scene.get(row.strip.sceneId)?.pages).length;

function EditRow(props: {
  readonly rowId: string;
  readonly state: ProjectState;
  readonly board: BoardView;
  readonly actions: BoardActions;
  readonly onDialog: (dialog: BoardDialog) => void;
  readonly onClose: () => void;
}) {
  const { state } = props;
  const row = state.timetableRow.get(props.rowId);
  if (!row) return null;
  const scene = row.sceneData ? state.scene.get(row.sceneData) : undefined;
  const project = state.project.get(row.projectId);
  return (
    <RowDialog
      row={row}
      title={titleOf(props.board.days, row._id)}
      planned={scene && project ? plannedMinutes(scene, project) : 0}
      calltime={state.timetable.get(row.timetableId)?.calltime ?? 0}
      onSplit={() => props.onDialog({ kind: 'move', cargo: { kind: 'split', ids: [row._id] } })}
      onRejoin={() => props.actions.rejoin(row._id)}
      onSave={(patch) => props.actions.editRow(row, patch)}
      onClose={props.onClose}
    />
  );
}

function titleOf(days: readonly DayView[], rowId: string): string {
  for (const day of days)
    for (const row of day.rows)
      if (row.rowId === rowId)
        return row.kind === 'scene'
          ? `S#${row.strip.label} ${row.strip.setName}`
          : `${row.text} · ${day.title}`;
  return '줄 고치기';
}

function AddDays(props: {
  readonly state: ProjectState;
  readonly boardId: Id;
  readonly actions: BoardActions;
  readonly onDaysAdded: (timetableIds: readonly string[]) => void;
  readonly onClose: () => void;
}) {
  const { state } = props;
  const board = state.board.get(props.boardId);
  const project = board && state.project.get(board.projectId);
  if (!board || !project) return null;
  const days = daysOf(state, board._id);
  return (
    <AddDaysDialog
      from={nextFreeDate(days, project.startDate, today())}
      calltime={project.defaultCalltime}
      days={days}
      choices={rowChoices(state, board._id)}
      onAdd={(wanted, rows) => props.onDaysAdded(props.actions.addDays(wanted, rows))}
      onClose={props.onClose}
    />
  );
}

function ImportDays(props: {
  readonly state: ProjectState;
  readonly boardId: Id;
  readonly onClose: () => void;
}) {
  const { state, boardId } = props;
  const projectId = state.board.get(boardId)?.projectId ?? '';
  const from = nextFreeDate(daysOf(state, boardId), state.project.get(projectId)?.startDate ?? null, today());
  return (
    <Suspense>
      <DaysImportDialog boardId={boardId} year={Number(from.slice(0, 4))} onClose={props.onClose} />
    </Suspense>
  );
}

/** Today where the person is, as a date without a zone. */
function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
