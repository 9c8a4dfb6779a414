/** What hangs at the pointer. */
const CARD = {
  position: 'absolute',
  width: 226,
  transform: 'translate(-40px, -24px)',
  '& > .first': { borderRadius: 'var(--r-chip)', boxShadow: 'var(--lift)', rotate: '1.2deg' },
  '& > .count': {
    position: 'absolute',
    top: -8,
    right: -8,
    minWidth: 22,
    height: 22,
    padding: '0 6px',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 11,
    background: 'var(--brand)',
    color: 'var(--on-brand)',
    fontSize: 12,
    fontWeight: 700,
    zIndex: 1,
  },
} as const;

const PREVIEW = {
  marginTop: 12,
  padding: '8px 10px',
  borderRadius: 'var(--r-chip)',
  background: 'var(--ink)',
  color: 'var(--surface)',
  boxShadow: 'var(--lift)',
  fontSize: 12,
  lineHeight: 1.55,
  '& b': { fontWeight: 700 },
  '& p[data-tone="up"]': { color: 'var(--inverted-up)' },
  '& p[data-tone="down"]': { color: 'var(--inverted-down)' },
} as const;

/** It cuts off what of a mark would lie beside the days. */
const DROP_MARKS = {
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  '& > *': {
    position: 'absolute',
    left: 0,
    top: 0,
    transform: 'translateX(-9999px)',
    willChange: 'transform',
  },
} as const;

/** Over the border of the day's column. */
const DROP_DAY = { border: '1px solid var(--brand)', borderRadius: 'var(--r-card)' } as const;

/** Over the clock too: what hangs at the pointer lies over the rest. */
const DROP_LINE = {
  borderRadius: 2,
  background: 'var(--brand)',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: -3,
    top: -3,
    width: 9,
    height: 9,
    borderRadius: '50%',
    background: 'var(--brand)',
  },
} as const;

/** The looks of a drag. They are there before it: a sheet that comes with the first frame of it makes that a long one. */
export const DRAG_LOOKS = {
  '.drag-card': CARD,
  '.drop-preview': PREVIEW,
  '.drop-marks': DROP_MARKS,
  '.drop-day': DROP_DAY,
  '.drop-line': DROP_LINE,
};
