import { formatClock, type Id } from '@ddak/domain';
import { TOUCH } from '@ddak/ui';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ProposedDay, ProposedStrip } from './view/changed-days.ts';

const Day = styled('section')({
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-card)',
  overflow: 'hidden',
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '2px 12px 2px 4px',
    background: 'var(--sunken)',
    borderBottom: '1px solid var(--line)',
  },
  '& > header b': { fontWeight: 600 },
  '& > header small': { fontWeight: 400, fontSize: 13, color: 'var(--ink-2)', marginLeft: 6 },
  '& > header label': { whiteSpace: 'nowrap' },
  '& > header .clock': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '0 10px',
    fontSize: 12,
    color: 'var(--ink-2)',
    whiteSpace: 'nowrap',
  },
  '& > header .clock b': { fontWeight: 600, color: 'var(--ink)' },
});

const Strip = styled('button')({
  display: 'grid',
  gridTemplateColumns: '42px 52px minmax(0, 1fr) auto',
  gap: 6,
  alignItems: 'center',
  width: '100%',
  minHeight: 28,
  padding: '2px 12px',
  border: 0,
  borderBottom: '1px solid var(--line)',
  background: 'var(--surface)',
  color: 'var(--ink-2)',
  font: 'inherit',
  fontSize: 12.5,
  textAlign: 'left',
  cursor: 'pointer',
  [TOUCH]: { minHeight: 44 },
  '&:last-of-type': { borderBottom: 0 },
  '&:hover': { background: 'var(--sunken)' },
  '&:focus-visible': { outlineOffset: -2 },
  '& > time': { color: 'var(--ink-3)' },
  '& > b': { fontWeight: 600 },
  '& > .set': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > .note': { fontSize: 11.5, fontWeight: 600, color: 'var(--brand-ink)' },
  '&[data-change]:not([data-change="same"])': { color: 'var(--ink)' },
  '&[data-change="leaves"]': { color: 'var(--ink-3)' },
  '&[data-change="leaves"] > .set, &[data-change="leaves"] > b': { textDecoration: 'line-through' },
  '&[data-change="leaves"] > .note': { color: 'var(--ink-2)' },
});

const Why = styled('div')({
  padding: '6px 12px 8px 112px',
  background: 'var(--surface)',
  borderBottom: '1px solid var(--line)',
  color: 'var(--ink-2)',
  fontSize: 12,
  '& > p': { margin: 0 },
});

/** The difference to the board, strip by strip; each day can be left out. A strip tells why it stands there, and what another day would mean. */
export function ProposedDays(props: {
  readonly days: readonly ProposedDay[];
  readonly taken: readonly Id[];
  readonly onTaken: (days: readonly Id[]) => void;
  readonly whyOf: (scene: string) => readonly string[];
}) {
  const { taken, onTaken } = props;
  const [asked, setAsked] = useState('');
  return props.days.map((day) => {
    const on = taken.includes(day.timetableId);
    return (
      <Day key={day.timetableId} aria-label={`달라질 ${day.title} ${day.date}`}>
        <header>
          <FormControlLabel
            sx={{ flex: 1, m: 0 }}
            control={
              <Checkbox
                checked={on}
                onChange={() =>
                  onTaken(on ? taken.filter((id) => id !== day.timetableId) : [...taken, day.timetableId])
                }
              />
            }
            label={
              <b>
                {day.date}
                <small>지금 {day.title}</small>
              </b>
            }
          />
          <span className="clock">
            {day.end.after === null ? (
              '촬영 없음'
            ) : (
              <>
                <Clock name="콜" {...day.call} />
                <Clock name="종료" {...day.end} />
              </>
            )}
          </span>
        </header>
        {day.strips.map((strip) => (
          <div key={strip.scene}>
            <Strip
              type="button"
              data-change={strip.change}
              aria-expanded={asked === keyOf(day, strip)}
              onClick={() => setAsked((old) => (old === keyOf(day, strip) ? '' : keyOf(day, strip)))}
            >
              <time>{strip.start === null ? '' : formatClock(strip.start)}</time>
              <b>{strip.label}</b>
              <span className="set">{strip.place}</span>
              <span className="note">{strip.note || (strip.change === 'reordered' ? '순서' : '')}</span>
            </Strip>
            {asked === keyOf(day, strip) ? (
              <Why role="status">
                {props.whyOf(strip.scene).map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </Why>
            ) : null}
          </div>
        ))}
      </Day>
    );
  });
}

const keyOf = (day: ProposedDay, strip: ProposedStrip): string => `${day.timetableId} ${strip.scene}`;

function Clock(props: {
  readonly name: string;
  readonly before: number | null;
  readonly after: number | null;
}) {
  const { before, after } = props;
  if (after === null) return null;
  if (before === null || before === after)
    return (
      <span>
        {props.name} {formatClock(after)}
      </span>
    );
  return (
    <span>
      {props.name} {formatClock(before)} → <b>{formatClock(after)}</b>
    </span>
  );
}
