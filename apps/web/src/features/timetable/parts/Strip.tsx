import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { StripView } from '../view/strip-view.ts';

const tone = (name: string) => ({
  '--mark': `var(--${name})`,
  '--ground': `var(--${name}-tint)`,
  '--word': `var(--${name}-ink)`,
});

/** Time of day by tint and bar, outside by a hatched bar: it reads without colour too. */
const Box = styled('div')({
  '--mark': 'var(--line-2)',
  '--ground': 'var(--sunken)',
  '--word': 'var(--ink-2)',
  position: 'relative',
  minHeight: 48,
  minWidth: 0,
  padding: '5px 8px 6px 12px',
  borderRadius: 'var(--r-chip)',
  background: 'var(--ground)',
  overflow: 'hidden',
  lineHeight: 1.45,
  '&[data-tone="day"]': tone('day'),
  '&[data-tone="night"]': tone('night'),
  '&[data-tone="sunset"]': tone('sunset'),
  '&[data-tone="dawn"]': tone('dawn'),
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 auto 0 0',
    width: 5,
    background: 'var(--mark)',
  },
  '&[data-outside]::before': {
    background: 'repeating-linear-gradient(135deg, var(--mark) 0 4px, transparent 4px 7px), var(--ground)',
  },
  '&[data-muted]': { opacity: 0.55 },
  '& > div': { display: 'flex', gap: 6, alignItems: 'baseline', whiteSpace: 'nowrap', minWidth: 0 },
  '& > .second': { marginTop: 1, fontSize: 11.5, color: 'var(--ink-2)' },
  '& .no': { fontWeight: 700 },
  '& .tag': { fontSize: 11, fontWeight: 600, color: 'var(--word)' },
  '& .set': { fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .min': { marginLeft: 'auto', fontSize: 11.5, color: 'var(--ink-2)' },
  '& .who': { fontWeight: 600, color: 'var(--ink)' },
  '& .text': { overflow: 'hidden', textOverflow: 'ellipsis', minWidth: 0 },
  '& .warn': { color: 'var(--err-ink)', fontWeight: 700 },
  '& .days': { color: 'var(--brand-ink)', fontWeight: 600 },
});

/** One scene. `minutes` overrides its own where the row says otherwise; `warning` and `days` stand before the people. */
export const Strip = memo(function Strip(props: {
  readonly strip: StripView;
  readonly minutes?: number;
  readonly part?: number | null;
  readonly warning?: string;
  readonly days?: string;
  readonly muted?: boolean;
}) {
  const { strip, part, warning, days } = props;
  return (
    <Box
      data-tone={strip.tone}
      data-outside={strip.outside || undefined}
      data-muted={props.muted || undefined}
      title={strip.names ? `${strip.names}\n${strip.synopsis}` : strip.synopsis}
    >
      <div>
        <span className="no">
          {strip.label}
          {part ? ` ${part}/2` : ''}
        </span>
        {strip.where ? <span className="tag">{strip.where}</span> : null}
        <span className="set">{strip.setName}</span>
        <span className="min">{props.minutes ?? strip.minutes}분</span>
      </div>
      <div className="second">
        {warning ? <span className="warn">▲ {warning}</span> : null}
        {days ? <span className="days">{days}</span> : null}
        {strip.people ? <span className="who">{strip.people}</span> : null}
        <span className="text">{strip.synopsis || '\u00a0'}</span>
      </div>
    </Box>
  );
});

/** Rows of kind `phase`: flat and grey, so that the scenes carry the colour. */
export const PhaseStrip = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 26,
  padding: '0 8px',
  borderRadius: 'var(--r-chip)',
  background: 'var(--sunken)',
  color: 'var(--ink-2)',
  fontSize: 12,
  fontWeight: 500,
  minWidth: 0,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > small': { marginLeft: 'auto', flex: 'none', fontSize: 12, fontWeight: 400, color: 'var(--ink-3)' },
  '& > .warn': { flex: 'none', color: 'var(--err-ink)', fontSize: 11.5, fontWeight: 700 },
});
