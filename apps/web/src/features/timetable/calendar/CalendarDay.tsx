import { formatClock } from '@ddak/domain';
import { Icon, PHONE } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { markOfSeverity } from '../../../platform/findings/WarnMark.tsx';
import type { DayView } from '../view/day-view.ts';
import { firstPlaces } from './calendar-view.ts';

const Card = styled('div')({
  display: 'grid',
  gap: 1,
  padding: '5px 8px 6px',
  borderRadius: 'var(--r-chip)',
  background: 'var(--brand-soft)',
  fontSize: 11.5,
  lineHeight: 1.45,
  color: 'var(--ink-2)',
  cursor: 'grab',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  WebkitTouchCallout: 'none',
  touchAction: 'manipulation',
  '& > div': { display: 'flex', alignItems: 'baseline', gap: 6, minWidth: 0, whiteSpace: 'nowrap' },
  '& b': { fontSize: 13, fontWeight: 700, color: 'var(--ink)' },
  '& .call': { marginLeft: 'auto', color: 'var(--ink)' },
  '& .place': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .checks': { marginLeft: 'auto', flex: 'none', fontWeight: 600, color: 'var(--warn-ink)' },
  '& .checks[data-hard]': { color: 'var(--err-ink)' },
  // On a phone alone, where there is no room for how many.
  '& .mark': { display: 'none', fontSize: 9, color: 'var(--warn-ink)' },
  '& .mark[data-hard]': { color: 'var(--err-ink)' },
  '&[data-off]': { background: 'var(--sunken)' },
  '&[data-off] b': { fontWeight: 600, color: 'var(--ink-2)' },
  '&[data-lifted]': { opacity: 0.35 },
  '&[aria-current="true"]': { boxShadow: 'inset 0 0 0 1.5px var(--brand)' },
  '& > svg': { color: 'var(--ink-3)' },
  // A phone's cell has room for the number alone; the rest stands below the month.
  [PHONE]: {
    padding: '2px 0',
    textAlign: 'center',
    '& > div:not(:first-of-type), & .call, & svg': { display: 'none' },
    '& b': { fontSize: 11.5 },
    '& > div': { gap: 2, justifyContent: 'center', whiteSpace: 'normal' },
    '& .mark': { display: 'inline' },
  },
});

/** A day in its cell: number, call, how much, where first, and what the checks say. */
export const CalendarDay = memo(function CalendarDay(props: {
  readonly day: DayView;
  readonly selected: boolean;
  readonly lifted: boolean;
}) {
  const { day } = props;
  const places = firstPlaces(day);
  const checks = day.findings.length;
  const isHard = day.findings.some(({ severity }) => severity === 'hard');
  return (
    <Card
      data-calendar-day={day.timetableId}
      data-off={!day.shooting || undefined}
      data-lifted={props.lifted || undefined}
      aria-current={props.selected}
    >
      <div>
        <b>{day.title}</b>
        {checks ? (
          <span className="mark" data-hard={isHard || undefined} aria-hidden>
            {markOfSeverity(isHard)}
          </span>
        ) : null}
        {day.locked ? <Icon name="lock" size={11} label="잠김" /> : null}
        {day.shooting ? <span className="call">{formatClock(day.call)}</span> : null}
      </div>
      {day.shooting || day.scenes > 0 ? (
        <div>
          <span>{day.scenes}씬</span>
          {checks ? (
            <span className="checks" data-hard={isHard || undefined}>
              점검 {checks}
            </span>
          ) : null}
        </div>
      ) : null}
      {places || day.name ? (
        <div>
          <span className="place">{[places, day.name].filter(Boolean).join(' · ')}</span>
        </div>
      ) : null}
    </Card>
  );
});
