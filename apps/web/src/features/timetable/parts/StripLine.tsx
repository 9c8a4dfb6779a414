import { formatClock } from '@ddak/domain';
import { PHONE } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { WarnMark } from '../../../platform/findings/WarnMark.tsx';
import type { RowView } from '../view/day-view.ts';
import { RowMarks } from './RowMarks.tsx';

const tone = (name: string) => ({ '--mark': `var(--${name})`, '--word': `var(--${name}-ink)` });

const Line = styled('div')({
  '--mark': 'var(--line-2)',
  '--word': 'var(--ink-2)',
  display: 'grid',
  gridTemplateColumns: '64px 5px 64px 64px minmax(120px, 1.2fr) minmax(0, 2fr) 96px 56px',
  alignItems: 'center',
  columnGap: 10,
  height: '100%',
  padding: '0 12px',
  background: 'var(--surface)',
  borderBottom: '1px solid var(--line)',
  whiteSpace: 'nowrap',
  cursor: 'grab',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  touchAction: 'manipulation',
  '&[data-tone="day"]': tone('day'),
  '&[data-tone="night"]': tone('night'),
  '&[data-tone="sunset"]': tone('sunset'),
  '&[data-tone="dawn"]': tone('dawn'),
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > time': { color: 'var(--ink-3)' },
  '& > time > svg': { marginLeft: 4, verticalAlign: '-1px', color: 'var(--ink-2)' },
  '& > time[data-fixed]': { color: 'var(--ink)', fontWeight: 600 },
  '& > i': { height: 24, borderRadius: 2, background: 'var(--mark)' },
  '&[data-outside] > i': {
    background: 'repeating-linear-gradient(135deg, var(--mark) 0 4px, transparent 4px 7px)',
  },
  '& > .no': { fontWeight: 700 },
  '& > .tag': { fontSize: 11.5, fontWeight: 600, color: 'var(--word)' },
  '& > .set': { fontWeight: 600 },
  '& > .text': { color: 'var(--ink-2)' },
  '& > .who': { color: 'var(--ink-2)' },
  '& > .min': { textAlign: 'right', color: 'var(--ink-2)' },
  '&[data-phase]': { background: 'var(--row)', color: 'var(--ink-2)' },
  '&[data-phase] > .wide': { gridColumn: '3 / -2' },
  '&[aria-selected="true"]': { boxShadow: 'inset 0 0 0 1.5px var(--brand)' },
  '&[data-after]': { boxShadow: 'inset 0 -2px 0 var(--brand)' },
  '&[data-muted] > :not(.text)': { opacity: 0.55 },
  '&[data-lifted]': { opacity: 0.35 },
  '&:focus-visible': { outlineOffset: -2 },
  '& .warn': { color: 'var(--err-ink)', fontWeight: 700, marginRight: 6, fontSize: 11.5 },
  '& .warn[data-soft]': { color: 'var(--warn-ink)' },
  '& .days': { marginRight: 6, fontSize: 11.5, fontWeight: 600, color: 'var(--brand-ink)' },
  // Beside an open panel there is no room for what happens in a scene, but for what is wrong with it.
  '@container (max-width: 720px)': {
    gridTemplateColumns: '60px 5px 56px 56px minmax(0, 1fr) auto 84px 56px',
    '& .synopsis': { display: 'none' },
    '& .warn, & .days': { marginRight: 0 },
  },
  [PHONE]: {
    gridTemplateColumns: '48px 5px 40px 46px minmax(0, 1fr) auto 48px',
    columnGap: 8,
    '& > .who, & .synopsis': { display: 'none' },
    '& .warn, & .days': { marginRight: 0 },
  },
});

/** A row of the long list: the strip stretched into one line. */
export const StripLine = memo(function StripLine(props: {
  readonly row: RowView;
  readonly selected: boolean;
  readonly lifted: boolean;
  readonly tabbable: boolean;
  readonly mark: 'after' | null;
}) {
  const { row, mark } = props;
  const strip = row.kind === 'scene' ? row.strip : null;
  return (
    <Line
      role="gridcell"
      aria-selected={props.selected}
      tabIndex={props.tabbable ? 0 : -1}
      data-row={row.rowId}
      data-key={row.rowId}
      data-drag-id={row.rowId}
      data-tone={strip?.tone}
      data-outside={strip?.outside || undefined}
      data-phase={strip ? undefined : true}
      data-muted={row.dropped || undefined}
      data-lifted={props.lifted || undefined}
      data-after={mark === 'after' || undefined}
    >
      <time data-fixed={row.fixed || undefined}>
        {formatClock(row.start)}
        <RowMarks row={row} />
      </time>
      <i />
      {row.kind === 'scene' ? (
        <>
          <span className="no">
            {row.strip.label}
            {row.part ? ` ${row.part}` : ''}
            {row.joined?.text ?? ''}
          </span>
          <span className="tag">{row.strip.where}</span>
          <span className="set">{row.strip.setName}</span>
          <span className="text">
            {row.warning ? <WarnMark text={row.warning} hard={row.warnsHard} /> : null}
            {row.progress ? <span className="days">{row.progress}</span> : null}
            <span className="synopsis">{row.strip.synopsis}</span>
          </span>
          <span className="who" title={row.strip.names}>
            {row.strip.people}
          </span>
        </>
      ) : (
        <span className="wide">{row.note ? `${row.text} · ${row.note}` : row.text}</span>
      )}
      <span className="min">{row.minutes}분</span>
    </Line>
  );
});
