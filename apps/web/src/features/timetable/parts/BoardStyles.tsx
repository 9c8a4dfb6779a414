import { PHONE, TOUCH } from '@ddak/ui';
import GlobalStyles from '@mui/material/GlobalStyles';
import { memo } from 'react';
import { STRIP_HEIGHTS, STRIP_LINES } from '../strip-look/strip-look.ts';
import { DAY_LOOKS } from './day-looks.ts';
import { DRAG_LOOKS } from './drag-looks.ts';

const tone = (name: string) => ({
  '--mark': `var(--${name})`,
  '--ground': `var(--${name}-tint)`,
  '--word': `var(--${name}-ink)`,
});
/** Shadows inside the strip: a box of its own for each would be one more to draw. */
const PICKED = { boxShadow: 'inset 0 0 0 1.5px var(--brand)' };
const HOVERED = { boxShadow: 'inset 0 0 0 100px rgb(0 0 0 / .015)' };

/**
 * Time of day by tint and bar, outside by a hatched bar: it reads without colour too. The bar is part of the ground, and
 * the ground cuts itself off round: a box of its own in a round frame costs as much to draw as all the text.
 */
const STRIP = {
  '--mark': 'var(--line-2)',
  '--ground': 'var(--row)',
  '--word': 'var(--ink-2)',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'start',
  columnGap: 6,
  minHeight: 48,
  minWidth: 0,
  padding: '5px 8px 6px 12px',
  borderRadius: 'var(--r-chip)',
  background: 'linear-gradient(to right, var(--mark) 0 5px, transparent 5px), var(--ground)',
  lineHeight: 1.45,
  '&[data-tone="day"]': tone('day'),
  '&[data-tone="night"]': tone('night'),
  '&[data-tone="sunset"]': tone('sunset'),
  '&[data-tone="dawn"]': tone('dawn'),
  '&[data-outside]': {
    background:
      'repeating-linear-gradient(135deg, var(--mark) 0 4px, transparent 4px 7px) left / 5px 100% no-repeat, var(--ground)',
  },
  '&[data-muted]': { opacity: 0.55 },
  '& > div': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 600 },
  '& > div > b': { fontWeight: 700, marginRight: 3 },
  '& > div > i': { fontSize: 11, fontStyle: 'normal', color: 'var(--word)', marginRight: 3 },
  '& > small': { fontSize: 11.5, lineHeight: 'inherit', color: 'var(--ink-2)' },
  '& > small + div': {
    gridColumn: '1 / -1',
    marginTop: 1,
    fontSize: 11.5,
    fontWeight: 400,
    color: 'var(--ink-2)',
    '& > *': { fontWeight: 600, marginRight: 3 },
    '& > b': { color: 'var(--ink)' },
    '& > .warn': { color: 'var(--err-ink)', fontWeight: 700 },
    '& > .warn[data-soft]': { color: 'var(--warn-ink)' },
    '& > .days': { color: 'var(--brand-ink)' },
  },
} as const;

/** TT23: strips of as many lines as somebody has chosen. */
const LINES = Object.fromEntries(
  STRIP_LINES.map((lines) => [
    `.strip[data-lines="${lines}"]`,
    {
      minHeight: STRIP_HEIGHTS.desk[lines],
      '& > div > .rest': { fontSize: 11.5, fontWeight: 400, color: 'var(--ink-2)' },
      // One line has room for the mark alone; what it says is read out, and stands at the foot of the day.
      '& > div:first-of-type > .warn': { fontSize: 0, color: 'var(--err-ink)' },
      '& > div:first-of-type > .warn > span': { marginRight: 3, fontSize: 11.5 },
      '& > div:first-of-type > .warn[data-soft]': { color: 'var(--warn-ink)' },
      '& > div:first-of-type > .days': { marginRight: 3, fontSize: 11.5, color: 'var(--brand-ink)' },
      ...(lines > 2 && {
        '& > small + div': {
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: lines - 1,
          whiteSpace: 'normal',
        },
      }),
      [PHONE]: {
        '.board-row > &': { minHeight: STRIP_HEIGHTS.phone[lines] },
        '.pool-row > &': { minHeight: Math.max(44, STRIP_HEIGHTS.desk[lines]) },
      },
    },
  ]),
);

/**
 * Where nobody has chosen how many lines a strip has, a long set name goes on in the next. Not in the pool and in very
 * long days: those reckon with the heights of their rows.
 */
const LONG_NAME = { whiteSpace: 'normal', overflowWrap: 'anywhere', maxHeight: '4.35em' } as const;

/** Rows of kind `phase`: flat and grey, so that the scenes carry the colour. */
const PHASE = {
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 26,
  padding: '0 8px',
  borderRadius: 'var(--r-chip)',
  background: 'var(--row)',
  color: 'var(--ink-2)',
  fontSize: 12,
  fontWeight: 500,
  minWidth: 0,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > small': { marginLeft: 'auto', flex: 'none', fontSize: 12, fontWeight: 400, color: 'var(--ink-3)' },
  '& > .warn': { flex: 'none', color: 'var(--err-ink)', fontSize: 11.5, fontWeight: 700 },
  '& > .warn[data-soft]': { color: 'var(--warn-ink)' },
} as const;

const GRABBED = {
  cursor: 'grab',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  WebkitTouchCallout: 'none',
  touchAction: 'manipulation',
  '&[data-lifted]': { opacity: 0.35 },
} as const;

/** A row of a day: its clock, and the handle, which is outlined where the row is picked or focused. */
const ROW = {
  ...GRABBED,
  display: 'grid',
  gridTemplateColumns: '38px minmax(0, 1fr)',
  columnGap: 6,
  '&[data-still]': { cursor: 'default' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible > div': { outline: '2px solid var(--brand)' },
  '& > div': { gridArea: '1 / 2' },
  '& > time': { gridArea: '1 / 1', paddingTop: 6, textAlign: 'right', fontSize: 11.5, color: 'var(--ink-3)' },
  '& > time[data-fixed]': { color: 'var(--ink)', fontWeight: 600 },
  '& > time > svg': { display: 'inline-block', verticalAlign: '-1px', marginLeft: 3, color: 'var(--ink-2)' },
  // Shot as one with the row above: the bar of both runs through.
  '&[data-joined] > .strip': {
    position: 'relative',
    borderTopLeftRadius: 0,
    borderTopRightRadius: 0,
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '-4px auto auto 0',
      width: 5,
      height: 4,
      background: 'var(--mark)',
    },
  },
  '& > div:hover': HOVERED,
  '&[aria-selected="true"] > div': PICKED,
  [PHONE]: {
    gridTemplateColumns: '44px minmax(0, 1fr)',
    '& > time': { fontSize: 13, paddingTop: 7 },
    '& > div': { minHeight: 44, fontSize: 14 },
    '& > .strip > small + div': { fontSize: 12.5 },
  },
} as const;

/** How much is said about a row: over the foot of its strip, at the right. */
const PILL = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  gridArea: '1 / 2',
  alignSelf: 'end',
  justifySelf: 'end',
  height: 18,
  margin: '0 5px 4px 0',
  padding: '0 5px',
  borderRadius: 9,
  background: 'var(--surface)',
  boxShadow: 'inset 0 0 0 1px var(--line-2)',
  color: 'var(--ink-2)',
  fontSize: 11,
  fontWeight: 600,
  lineHeight: 1,
  cursor: 'pointer',
  // Beside the minutes of a low row.
  '.phase-strip + &': { alignSelf: 'center', margin: '0 46px 0 0' },
  '&[data-fresh]': { background: 'var(--brand)', boxShadow: 'none', color: 'var(--on-brand)' },
  [TOUCH]: { height: 28, padding: '0 8px', borderRadius: 14 },
} as const;

/** A scene of the pool. */
const WAITING = {
  ...GRABBED,
  borderRadius: 'var(--r-chip)',
  '&:hover > div': HOVERED,
  '&[aria-selected="true"] > div': PICKED,
  '&:focus-visible': { outline: '2px solid var(--brand)', outlineOffset: 0 },
  [PHONE]: { cursor: 'default' },
} as const;

/** A place of the pool. */
const PLACE = {
  display: 'flex',
  alignItems: 'flex-end',
  height: 28,
  padding: '0 4px 4px',
  fontSize: 11.5,
  fontWeight: 600,
  color: 'var(--ink-3)',
  // One line: whatever is longer would lie over the strip above it.
  '& > b': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 'inherit' },
  '& > span': { flex: 'none', marginLeft: 'auto', paddingLeft: 8, fontWeight: 500 },
} as const;

const GAP = {
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  height: 20,
  marginLeft: 44,
  paddingLeft: 8,
  fontSize: 11.5,
  color: 'var(--ink-3)',
  '&::after': { content: '""', flex: 1, borderTop: '1px dashed var(--line-2)' },
} as const;

const STYLES = {
  ...DAY_LOOKS,
  '.strip': STRIP,
  ...LINES,
  '[data-rows] > .board-row > .strip:not([data-lines]) > div:first-of-type': LONG_NAME,
  '.phase-strip': PHASE,
  '.board-row': ROW,
  '.comment-pill': PILL,
  '.pool-row': WAITING,
  '.pool-head': PLACE,
  '.row-gap': GAP,
  ...DRAG_LOOKS,
  // A day of a proposal that is only shown; of the long list each row has one, and its head says it.
  '[data-draft] [data-day]:not([role="row"])': {
    borderStyle: 'dashed',
    borderColor: 'var(--brand)',
    boxShadow: 'none',
  },
};

/**
 * The looks of everything that a board shows hundreds of, once for all of them: a styled component each would spend
 * more than half of what it takes to draw a day.
 */
export const BoardStyles = memo(() => <GlobalStyles styles={STYLES} />);
