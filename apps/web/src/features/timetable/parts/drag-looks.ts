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

/** It lies over the rows in a layer of its own: where it stands moves nothing of them and paints nothing anew. */
const DROP_LINE = {
  position: 'absolute',
  top: 0,
  right: 6,
  // Over the clock too: what hangs at the pointer lies over the rest.
  left: 9,
  height: 3,
  borderRadius: 2,
  background: 'var(--brand)',
  pointerEvents: 'none',
  willChange: 'transform',
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
  '.drop-line': DROP_LINE,
};
