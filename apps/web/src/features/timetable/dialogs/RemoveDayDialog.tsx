import type { ProjectState, Timetable } from '@ddak/domain';
import { ConfirmDialog } from '@ddak/ui';
import type { DayView } from '../view/day-view.ts';

/** Asks before a day is removed, naming what goes with it and what comes back. */
export function RemoveDayDialog(props: {
  readonly view: DayView;
  readonly day: Timetable;
  readonly state: ProjectState;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) {
  const { view } = props;
  const scenes = view.rows.filter((row) => row.kind === 'scene').length;
  const phases = view.rows.length - scenes;
  const sheet = [...props.state.callsheet.values()].some((other) => other.timetable === props.day._id);
  const losses = [
    scenes > 0 ? `씬 줄 ${scenes}개는 미배정으로 돌아가요.` : '',
    phases > 0 ? `일정 줄 ${phases}개가 지워져요.` : '',
    sheet ? '작성 중인 일촬표가 함께 지워져요.' : '',
  ].filter((loss) => loss !== '');
  return (
    <ConfirmDialog
      open
      title={`${view.title}(${view.date}) 촬영일을 지울까요?`}
      losses={losses}
      confirmLabel="촬영일 지우기"
      onConfirm={() => {
        props.onConfirm();
        props.onClose();
      }}
      onClose={props.onClose}
    >
      {losses.length === 0 ? '비어 있는 날이에요.' : null}
    </ConfirmDialog>
  );
}
