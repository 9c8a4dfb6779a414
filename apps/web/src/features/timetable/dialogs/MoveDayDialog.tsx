import type { DateText } from '@ddak/domain';
import { FormDialog } from '@ddak/ui';
import { useState } from 'react';
import { DateField } from '../../../platform/form/date/DateField.tsx';
import type { DayView } from '../view/day-view.ts';
import { pastHint } from './past-hint.ts';

/** Moves a whole day to another date: the drag's other way. Onto a taken date it is asked whether they change places. */
export function MoveDayDialog(props: {
  readonly view: DayView;
  /** TT1: the day that stands on a date already. */
  readonly standsOn: (date: DateText) => DayView | undefined;
  readonly onMove: (date: DateText) => void;
  readonly onClose: () => void;
}) {
  const { view } = props;
  const [date, setDate] = useState<DateText | ''>(view.tableDate);
  const other = date === '' ? undefined : props.standsOn(date);
  return (
    <FormDialog
      open
      title={`${view.title} 날짜 옮기기`}
      submitLabel={other ? '맞바꾸기…' : '옮기기'}
      disabled={date === '' || date === view.tableDate}
      onSubmit={() => {
        props.onClose();
        if (date !== '') props.onMove(date);
      }}
      onClose={props.onClose}
    >
      <DateField
        label="옮길 날짜"
        value={date}
        standsOn={(on) => props.standsOn(on)?.title}
        hint={
          other
            ? `이미 ${other.title} 날이 있어서, 두 날을 맞바꿀지 물어봐요.`
            : (pastHint(date) ?? '씬과 일정 줄도 함께 옮겨요.')
        }
        onChange={setDate}
      />
    </FormDialog>
  );
}
