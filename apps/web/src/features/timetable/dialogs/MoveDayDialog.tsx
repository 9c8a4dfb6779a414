import type { DateText } from '@ddak/domain';
import { FormDialog } from '@ddak/ui';
import { useState } from 'react';
import { TextField } from '../../../platform/form/TextField.tsx';
import type { DayView } from '../view/day-view.ts';

/** Moves a whole day to another date: the drag's other way. Onto a taken date it is asked whether they change places. */
export function MoveDayDialog(props: {
  readonly view: DayView;
  /** TT1: the day that stands on a date already. */
  readonly standsOn: (date: DateText) => DayView | undefined;
  readonly onMove: (date: DateText) => void;
  readonly onClose: () => void;
}) {
  const { view } = props;
  const [date, setDate] = useState(view.tableDate);
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(date);
  const other = isDate ? props.standsOn(date) : undefined;
  return (
    <FormDialog
      open
      title={`${view.title} 날짜 옮기기`}
      submitLabel={other ? '맞바꾸기…' : '옮기기'}
      disabled={!isDate || date === view.tableDate}
      onSubmit={() => {
        props.onClose();
        props.onMove(date);
      }}
      onClose={props.onClose}
    >
      <TextField
        label="옮길 날짜"
        type="date"
        value={date}
        maxLength={10}
        hint={
          other
            ? `이미 ${other.title} 날이 있어서, 두 날을 맞바꿀지 물어봐요.`
            : '씬과 일정 줄도 함께 옮겨요.'
        }
        onChange={setDate}
      />
    </FormDialog>
  );
}
