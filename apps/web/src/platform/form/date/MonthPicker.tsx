import { type DateText, holidayOn, isRedDay, weekdayOf } from '@ddak/domain';
import { Icon } from '@ddak/ui';
import { DayButton, DayPicker } from 'react-day-picker';
import { ko } from 'react-day-picker/locale';
import { todayText } from '../../clock/today.ts';
import { Month, toDay } from './month-look.ts';

/** A month to choose a day from. Sundays and holidays are red, days on which something stands carry a dot. */
export default function MonthPicker(props: {
  readonly value: DateText | '';
  /** The month that is shown where nothing is chosen. */
  readonly near: DateText;
  readonly standsOn?: ((date: DateText) => string | undefined) | undefined;
  readonly onChoose: (date: DateText) => void;
}) {
  const says = (date: DateText) => props.standsOn?.(date) ?? holidayOn(date) ?? undefined;
  return (
    <Month>
      <DayPicker
        mode="single"
        required
        autoFocus
        locale={ko}
        navLayout="around"
        showOutsideDays
        fixedWeeks
        selected={props.value === '' ? undefined : toDay(props.value)}
        defaultMonth={toDay(props.value || props.near)}
        modifiers={{
          red: (day) => isRedDay(todayText(day)),
          saturday: (day) => weekdayOf(todayText(day)) === 6,
          taken: (day) => props.standsOn?.(todayText(day)) !== undefined,
        }}
        modifiersClassNames={{ red: 'red', saturday: 'saturday', taken: 'taken' }}
        formatters={{ formatCaption: (month) => `${month.getFullYear()}년 ${month.getMonth() + 1}월` }}
        components={{
          Chevron: ({ orientation }) => (
            <Icon name={orientation === 'left' ? 'chevronLeft' : 'chevronRight'} />
          ),
          DayButton: (button) => {
            const note = says(todayText(button.day.date));
            const label = button['aria-label'];
            return <DayButton {...button} title={note} aria-label={note ? `${label}, ${note}` : label} />;
          },
        }}
        onSelect={(day) => props.onChoose(todayText(day))}
      />
    </Month>
  );
}
