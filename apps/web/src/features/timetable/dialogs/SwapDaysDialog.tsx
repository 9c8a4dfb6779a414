import { ConfirmDialog } from '@ddak/ui';
import type { DayView } from '../view/day-view.ts';

/** TT17: the date is taken; the two days can change places. */
export function SwapDaysDialog(props: {
  readonly one: DayView;
  readonly other: DayView;
  readonly onSwap: () => void;
  readonly onClose: () => void;
}) {
  const { one, other } = props;
  const locked = [one, other].find((day) => day.locked);
  return (
    <ConfirmDialog
      open
      title={`${other.date}에는 이미 ${other.title} 날이 있어요`}
      losses={[
        `${one.title} 내용: ${one.date} → ${other.date}`,
        `${other.title} 내용: ${other.date} → ${one.date}`,
      ]}
      confirmLabel="두 날 맞바꾸기"
      danger={false}
      busy={locked !== undefined}
      onConfirm={() => {
        props.onSwap();
        props.onClose();
      }}
      onClose={props.onClose}
    >
      {locked
        ? `${locked.date} 날이 잠겨 있어서 맞바꿀 수 없어요. 먼저 잠금을 풀어 주세요.`
        : '두 날의 날짜를 맞바꿀 수 있어요. 씬과 일정 줄은 날을 따라가요.'}
    </ConfirmDialog>
  );
}
