import {
  type Availability,
  type DateText,
  type DayBrush,
  dayPaint,
  holidayOn,
  isRedDay,
  weekdayOf,
} from '@ddak/domain';
import { announce, Icon, SegmentedControl } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { type ComponentProps, useState } from 'react';
import { DayButton, DayPicker } from 'react-day-picker';
import { ko } from 'react-day-picker/locale';
import { todayText } from '../../clock/today.ts';
import { Month, toDay } from './month-look.ts';
import { usePaintStroke } from './use-paint-stroke.ts';

const BRUSHES = [
  { value: 'unavailable', label: '불가' },
  { value: 'available', label: '가능' },
  { value: 'clear', label: '지우기' },
] as const satisfies readonly { readonly value: DayBrush; readonly label: string }[];

const WORDS = { unavailable: '불가', available: '가능', hours: '시간으로 정함' } as const;

/**
 * AV5: a month on which days are painted: by a mouse or a finger that is dragged over them, by keys with Shift and arrows and
 * then Enter. Days on which somebody is needed carry a dot.
 */
export default function DayPainter(props: {
  readonly availability: Availability;
  /** The month that is shown first. */
  readonly near: DateText;
  /** Why a day matters: `3회차`. */
  readonly standsOn?: ((date: DateText) => string | undefined) | undefined;
  readonly onPaint: (from: DateText, to: DateText, brush: DayBrush) => void;
}) {
  const { availability, standsOn } = props;
  const [brush, setBrush] = useState<DayBrush>('unavailable');
  const stroke = usePaintStroke((from, to) => {
    props.onPaint(from, to, brush);
    const label = BRUSHES.find(({ value }) => value === brush)!.label;
    announce(from === to ? `${from} ${label}` : `${from}부터 ${to}까지 ${label}`);
  });
  const paintOf = (day: Date) => dayPaint(availability, todayText(day));
  return (
    <Painter>
      <header>
        <SegmentedControl label="칠할 것" value={brush} options={BRUSHES} onChange={setBrush} />
        <small>날짜를 누르거나 끌어서 칠해요.</small>
      </header>
      <Month data-brush={brush} {...stroke.handlers}>
        <DayPicker
          locale={ko}
          navLayout="around"
          fixedWeeks
          defaultMonth={toDay(props.near)}
          modifiers={{
            red: (day) => isRedDay(todayText(day)),
            saturday: (day) => weekdayOf(todayText(day)) === 6,
            taken: (day) => standsOn?.(todayText(day)) !== undefined,
            unavailable: (day) => paintOf(day) === 'unavailable',
            available: (day) => paintOf(day) === 'available',
            hours: (day) => paintOf(day) === 'hours',
            stroked: (day) => stroke.holds(todayText(day)),
          }}
          modifiersClassNames={{
            ...{ red: 'red', saturday: 'saturday', taken: 'taken', stroked: 'stroked' },
            ...{ unavailable: 'unavailable', available: 'available', hours: 'hours' },
          }}
          formatters={{ formatCaption: (month) => `${month.getFullYear()}년 ${month.getMonth() + 1}월` }}
          // A day is no choice of one: what is pressed is heard by the month around it.
          onDayClick={() => {}}
          components={{
            Chevron: ({ orientation }) => (
              <Icon name={orientation === 'left' ? 'chevronLeft' : 'chevronRight'} />
            ),
            DayButton: (button) => <PaintedDay button={button} {...{ availability, standsOn }} />,
          }}
        />
      </Month>
    </Painter>
  );
}

function PaintedDay(props: {
  readonly button: ComponentProps<typeof DayButton>;
  readonly availability: Availability;
  readonly standsOn: ((date: DateText) => string | undefined) | undefined;
}) {
  const { button } = props;
  const date = todayText(button.day.date);
  const paint = dayPaint(props.availability, date);
  const facts = [paint ? WORDS[paint] : '', props.standsOn?.(date) ?? '', holidayOn(date) ?? ''];
  const said = facts.filter(Boolean).join(', ');
  // The number that is seen begins what is said.
  const label = `${button.day.date.getDate()}, ${button['aria-label']}`;
  return (
    <DayButton
      {...button}
      data-date={date}
      title={said || undefined}
      aria-label={said ? `${label}, ${said}` : label}
    />
  );
}

const Painter = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-card)',
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 10px',
    justifySelf: 'stretch',
    padding: '10px 12px 0',
  },
  '& > header > small': { color: 'var(--ink-2)', fontSize: 12 },
  // A finger that paints does not scroll.
  '& td button': { touchAction: 'none', userSelect: 'none' },
  '& .unavailable button, & .unavailable button:hover': {
    background: 'var(--err-tint)',
    color: 'var(--err-ink)',
    textDecoration: 'line-through',
  },
  '& .available button, & .available button:hover': { background: 'var(--ok-tint)', color: 'var(--ok-ink)' },
  '& .hours button': { boxShadow: 'inset 0 -3px 0 var(--warn)' },
  '& .stroked button': { outline: '2px solid var(--brand)', outlineOffset: -2 },
});
