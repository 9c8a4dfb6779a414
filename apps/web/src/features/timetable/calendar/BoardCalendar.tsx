import type { DateText, Id, ProjectState } from '@ddak/domain';
import type { MenuEntry } from '@ddak/ui';
import { todayText } from '../../../platform/clock/today.ts';
import type { BoardActions } from '../actions/use-board-actions.ts';
import type { BoardDialog } from '../board-dialog.ts';
import { dayMover } from '../move-day/day-mover.ts';
import type { DayView } from '../view/day-view.ts';
import { Calendar } from './Calendar.tsx';

/** 달력 of a board: what its gestures mean. */
export function BoardCalendar(props: {
  readonly state: ProjectState;
  readonly boardId: Id;
  readonly days: readonly DayView[];
  readonly editable: boolean;
  readonly dayAt: Id | null;
  readonly actions: BoardActions;
  readonly menuOf: (day: DayView) => readonly (MenuEntry | 'divider')[];
  readonly onDay: (timetableId: Id) => void;
  readonly onOpen: (timetableId: Id) => void;
  readonly onChecks: (timetableId: Id) => void;
  readonly openDialog: (dialog: BoardDialog) => void;
}) {
  const { state, boardId, actions, openDialog } = props;
  const project = state.project.get(state.board.get(boardId)?.projectId ?? '');
  const add = (tableDate: DateText, dayKind: '촬영' | '휴일') => () => {
    // DR1: what a new shooting day gets; a day off has no rows.
    const rows = dayKind === '촬영' ? (project?.dayRowSets[0]?.rows ?? []) : [];
    const calltime = project?.defaultCalltime ?? null;
    const [added] = actions.addDays([{ tableDate, dayKind, unit: 'A', calltime }], rows);
    if (added) props.onDay(added);
  };
  return (
    <Calendar
      days={props.days}
      from={project?.startDate ?? todayText()}
      selected={props.dayAt}
      onSelect={props.onDay}
      onOpen={props.onOpen}
      onChecks={props.onChecks}
      onMove={props.editable ? dayMover(state, actions, openDialog) : null}
      onEdit={(timetableId) => openDialog({ kind: 'editDay', timetableId })}
      onRemove={(timetableId) => openDialog({ kind: 'removeDay', timetableId })}
      addEntries={(date) => [
        { label: '촬영일 추가', onSelect: add(date, '촬영') },
        { label: '휴일로 두기', onSelect: add(date, '휴일') },
      ]}
      menuOf={props.menuOf}
    />
  );
}
