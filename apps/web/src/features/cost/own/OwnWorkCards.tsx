import { formatClock, formatDuration, hoursWords, type OwnWork, shortDate } from '@ddak/domain';
import { Chip } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { weekText, wonText } from './own-work-words.ts';

const List = styled('div')({
  overflowY: 'auto',
  minHeight: 0,
  padding: '12px 12px 16px',
  fontVariantNumeric: 'tabular-nums',
  '& > section + section': { marginTop: 20 },
  '& h2': { fontSize: 14 },
  '& section > p': { margin: '2px 0 8px', fontSize: 12.5, color: 'var(--ink-2)' },
  '& ul': {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    background: 'var(--surface)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-card)',
  },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 12px',
    alignItems: 'baseline',
    padding: '10px 12px',
  },
  '& li + li': { borderTop: '1px solid var(--line)' },
  '& li > small': { gridColumn: '1 / -1', fontSize: 12.5, color: 'var(--ink-2)' },
});

/** My days on a phone, week by week. */
export const OwnWorkCards = ({ own }: { readonly own: OwnWork }) => (
  <List>
    {own.weeks.map((week) => (
      <section key={week.monday} aria-label={weekText(week)}>
        <h2>{weekText(week)}</h2>
        <p>
          {formatDuration(week.worked)} / {formatDuration(own.weekLimit)}
          {week.won === null ? null : ` · ${wonText(week.won)}`}
        </p>
        <ul>
          {week.days.map((day) => (
            <li key={day.timetableId}>
              <div>
                <b>{shortDate(day.date)}</b> {day.dayName} {day.isIssued ? null : <Chip>예정</Chip>}{' '}
                {day.isHoliday ? <Chip tone="warn">공휴일</Chip> : null}
              </div>
              <b>{wonText(day.won)}</b>
              <small>
                {formatClock(day.start)} – {formatClock(day.end)} · {hoursWords(day).join(' · ')}
              </small>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </List>
);
