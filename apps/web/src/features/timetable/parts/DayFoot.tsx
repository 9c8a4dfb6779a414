import { formatDuration } from '@ddak/domain';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { DayView } from '../view/day-view.ts';
import { DayBreaches } from './DayBreaches.tsx';

const Foot = styled('footer')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 32,
  padding: '0 4px 0 12px',
  borderTop: '1px solid var(--line)',
  fontSize: 11.5,
  color: 'var(--ink-2)',
  whiteSpace: 'nowrap',
  '& > .err': { color: 'var(--err-ink)', fontWeight: 600 },
  '& > button:last-of-type': { marginLeft: 'auto' },
  '& > button': {
    height: 24,
    padding: '0 8px',
    border: 0,
    borderRadius: 'var(--r-button)',
    background: 'transparent',
    color: 'var(--brand-ink)',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& > button:hover': { background: 'var(--brand-soft)' },
  '@media (max-width:719.95px), (pointer:coarse)': {
    minHeight: 44,
    '& > button': { height: 44, fontSize: 13 },
  },
});

/** What a day costs in people and moves, or what is wrong with it; and the way to its call sheet. */
export const DayFoot = memo(function DayFoot(props: {
  readonly day: DayView;
  readonly onCallsheet: ((timetableId: string) => void) | null;
}) {
  const { day, onCallsheet } = props;
  return (
    <Foot>
      {day.over > 0 ? (
        <span className="err">
          ▲ {formatDuration(day.limit)} 초과 {formatDuration(day.over)}
        </span>
      ) : (
        <>
          <span>이동 {day.moves}</span>
          <span>배우 {day.cast}</span>
          <span>보조 {day.extras}</span>
        </>
      )}
      {day.breaches.length > 0 ? <DayBreaches title={day.title} breaches={day.breaches} /> : null}
      {onCallsheet ? (
        <button type="button" onClick={() => onCallsheet(day.timetableId)}>
          일촬표
        </button>
      ) : null}
    </Foot>
  );
});
