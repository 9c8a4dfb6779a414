import { type DateText, holidayOn, weekdayOf } from '@ddak/domain';
import { Icon, TOUCH } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { DayButton, DayPicker } from 'react-day-picker';
import { ko } from 'react-day-picker/locale';
import { todayText } from '../../today.ts';

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
          red: (day) => weekdayOf(todayText(day)) === 0 || holidayOn(todayText(day)) !== null,
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

/** The day as the picker knows it: its midnight here. */
const toDay = (date: DateText): Date =>
  new Date(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)));

const Month = styled('div')({
  padding: 12,
  fontSize: 13,
  '& .rdp-month': { display: 'grid', gridTemplateColumns: '36px 1fr 36px', alignItems: 'center' },
  '& .rdp-month_caption': { textAlign: 'center', fontWeight: 700 },
  '& .rdp-month_grid': { gridColumn: '1 / -1', borderCollapse: 'collapse', marginTop: 4 },
  '& .rdp-weekday': { height: 28, fontSize: 11.5, fontWeight: 500, color: 'var(--ink-3)' },
  '& .rdp-day': { padding: 0, textAlign: 'center' },
  '& button': {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    padding: 0,
    border: 0,
    borderRadius: 'var(--r-chip)',
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '&:hover': { background: 'var(--sunken)' },
    '&:focus-visible': { outline: '2px solid var(--brand)', outlineOffset: -2 },
    [TOUCH]: { width: 44, height: 44 },
  },
  '& .red': { color: 'var(--err-ink)' },
  '& .saturday': { color: 'var(--brand-ink)' },
  '& .rdp-outside': { color: 'var(--ink-3)' },
  '& .rdp-today button': { fontWeight: 700, boxShadow: 'inset 0 0 0 1px var(--line-2)' },
  '& .rdp-selected button, & .rdp-selected button:hover': {
    background: 'var(--brand)',
    color: 'var(--on-brand)',
    fontWeight: 700,
  },
  '& .taken button::after': {
    content: '""',
    position: 'absolute',
    bottom: 4,
    width: 4,
    height: 4,
    borderRadius: 2,
    background: 'currentColor',
  },
});
