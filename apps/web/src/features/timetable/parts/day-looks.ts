import { PHONE } from '@ddak/ui';

/** A strip and what lies between two, in pixels. */
export const STRIP_STEP = 51;
const GAP = 3;

const COLUMN = {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-card)',
  boxShadow: 'var(--shadow)',
  overflow: 'hidden',
  contain: 'strict',
  '&[data-resting]': { background: 'transparent', boxShadow: 'none' },
} as const;

const ROWS = {
  flex: 1,
  position: 'relative',
  minHeight: 0,
  overflowY: 'auto',
  padding: 6,
  display: 'flex',
  flexDirection: 'column',
  gap: 3,
  scrollbarWidth: 'thin',
  '& > *': { flex: 'none' },
  [PHONE]: { padding: 8, gap: 4, paddingBottom: 80 },
} as const;

/** Where rows will stand. */
const BARE_ROWS = {
  margin: '0 0 0 44px',
  borderRadius: 'var(--r-chip)',
  background: `repeating-linear-gradient(var(--sunken) 0 ${STRIP_STEP - GAP}px, transparent 0 ${STRIP_STEP}px)`,
} as const;

const HINT = { margin: 'auto', padding: 16, textAlign: 'center', color: 'var(--ink-3)' } as const;

const HEAD = {
  padding: '10px 12px 8px',
  borderBottom: '1px solid var(--line)',
  // Over its columns it is what a whole day is taken by.
  '[data-drag-scroll="x"] &': {
    cursor: 'grab',
    userSelect: 'none',
    WebkitUserSelect: 'none',
    WebkitTouchCallout: 'none',
    touchAction: 'manipulation',
  },
  '& .first': { display: 'flex', alignItems: 'baseline', gap: 6, whiteSpace: 'nowrap', minWidth: 0 },
  '& h2': { flex: 'none', fontSize: 15, fontWeight: 700, letterSpacing: '-.01em' },
  '& .date': { flex: 'none', color: 'var(--ink-2)' },
  '& .date[data-red]': { color: 'var(--err-ink)' },
  '& .name': { color: 'var(--ink-2)', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .draft': { fontSize: 11.5, fontWeight: 600, color: 'var(--brand-ink)' },
  // What gives way where the name of a day is long.
  '& .sun': {
    flex: '0 1 auto',
    minWidth: 0,
    marginLeft: 'auto',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontSize: 11.5,
    color: 'var(--ink-3)',
  },
  '& .more': { flex: 'none', alignSelf: 'center', margin: '-4px -6px -4px 0' },
  '& .second': {
    display: 'flex',
    gap: 10,
    marginTop: 3,
    fontSize: 11.5,
    color: 'var(--ink-2)',
    whiteSpace: 'nowrap',
  },
  '& .second b': { fontWeight: 600, color: 'var(--ink)' },
  '& .second b[data-over]': { color: 'var(--err-ink)' },
  '& .second > :last-child': { marginLeft: 'auto' },
  [PHONE]: {
    '& .more': { margin: '-12px -12px -12px -4px' },
    '& h2': { fontSize: 18 },
    '& .second': { fontSize: 13 },
    '& .sun': { fontSize: 12.5 },
  },
} as const;

/** How full a day is. */
const LOAD = {
  position: 'relative',
  height: 4,
  marginTop: 8,
  borderRadius: 2,
  background: 'var(--sunken)',
  overflow: 'hidden',
  '& > i': {
    position: 'absolute',
    inset: '0 auto 0 0',
    borderRadius: 2,
    background: 'var(--ink-3)',
  },
  '& > i[data-over]': { background: 'var(--err)' },
} as const;

const FOOT = {
  borderTop: '1px solid var(--line)',
  fontSize: 11.5,
  color: 'var(--ink-2)',
  whiteSpace: 'nowrap',
  '& > div': { display: 'flex', alignItems: 'center', gap: 2, padding: '0 4px 0 10px' },
  '& > .facts': { gap: 8, minHeight: 24, paddingTop: 4, paddingRight: 10 },
  '& > .ways': { minHeight: 28, paddingBottom: 2 },
  '& > .facts > span': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > .facts > .err': { color: 'var(--err-ink)', fontWeight: 600 },
  '& > .facts > em': { fontStyle: 'normal', fontVariantNumeric: 'tabular-nums', color: 'var(--ink)' },
  '& > .ways > b': { fontWeight: 600, color: 'var(--brand-ink)' },
  '& > .ways > i': { flex: 1 },
  '& > .ways > button': {
    flex: 'none',
    height: 24,
    padding: '0 5px',
    border: 0,
    borderRadius: 'var(--r-button)',
    background: 'transparent',
    color: 'var(--brand-ink)',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& > .ways > button:first-of-type': { marginLeft: -5 },
  '& > .ways > button:hover': { background: 'var(--brand-soft)' },
  '@media (max-width:719.95px), (pointer:coarse)': {
    '& > .facts': { fontSize: 12.5 },
    '& > .ways': { minHeight: 44 },
    '& > .ways > button': { height: 44, padding: '0 8px', fontSize: 13 },
  },
} as const;

/** How a day of the board looks. */
export const DAY_LOOKS = {
  '.day-column': COLUMN,
  '.day-rows': ROWS,
  '.bare-rows': BARE_ROWS,
  '.day-hint': HINT,
  '.day-head': HEAD,
  '.day-load': LOAD,
  '.day-foot': FOOT,
};
