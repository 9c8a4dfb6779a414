import { formatClock } from '@ddak/domain';
import { styled } from '@mui/material/styles';
import type { DayView } from '../view/day-view.ts';
import { dayBar } from './day-facts.ts';

const Bar = styled('div')({
  '& > div': {
    position: 'relative',
    height: 40,
    borderRadius: 'var(--r-chip)',
    background: 'var(--sunken)',
    overflow: 'hidden',
  },
  '& > div > *': { position: 'absolute', top: 0, bottom: 0 },
  '& > div > .light': { background: 'var(--day-tint)' },
  '& > div > .part': {
    top: 10,
    bottom: 0,
    borderRight: '1px solid var(--surface)',
    background: 'var(--ink-3)',
  },
  '& > div > .part[data-tone="day"]': { background: 'var(--day)' },
  '& > div > .part[data-tone="night"]': { background: 'var(--night)' },
  '& > div > .part[data-tone="sunset"]': { background: 'var(--sunset)' },
  '& > div > .part[data-tone="dawn"]': { background: 'var(--dawn)' },
  '& > div > .part[data-tone="phase"]': { top: 24, background: 'var(--line-2)' },
  '& > ol': { position: 'relative', height: 18, margin: 0, padding: 0, listStyle: 'none' },
  '& > ol > li': {
    position: 'absolute',
    top: 2,
    transform: 'translateX(-50%)',
    fontSize: 11,
    color: 'var(--ink-3)',
  },
  '& > ol > li:first-of-type[style="left: 0%;"]': { transform: 'none' },
  '& > ol > li[style="left: 100%;"]': { transform: 'translateX(-100%)' },
  '& > p': { marginTop: 4, fontSize: 12, color: 'var(--ink-2)' },
});

/** A day from its first light or call to its last: scenes by time of day, everything else low and grey. */
export function DayBar({ day }: { readonly day: DayView }) {
  const bar = dayBar(day);
  return (
    <Bar>
      <div role="img" aria-label={`${formatClock(day.call)}부터 ${formatClock(day.end)}까지`}>
        {bar.light ? (
          <span className="light" style={{ left: `${bar.light.left}%`, width: `${bar.light.width}%` }} />
        ) : null}
        {bar.parts.map((part) => (
          <span
            key={part.key}
            className="part"
            data-tone={part.tone}
            title={part.says}
            style={{ left: `${part.left}%`, width: `${part.width}%` }}
          />
        ))}
      </div>
      <ol aria-hidden>
        {bar.hours.map(({ clock, left }) => (
          <li key={clock} style={{ left: `${left}%` }}>
            {formatClock(clock)}
          </li>
        ))}
      </ol>
      {day.sunrise !== null && day.sunset !== null ? (
        <p>
          일출 {formatClock(day.sunrise)} · 일몰 {formatClock(day.sunset)}
          {day.sunOfSeoul ? ' (서울 기준)' : ''}
        </p>
      ) : null}
    </Bar>
  );
}
