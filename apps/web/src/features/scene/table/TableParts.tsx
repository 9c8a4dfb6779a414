import { TIMES_OF_DAY } from '@ddak/domain';
import {
  CURRENT_ROW,
  FITTED_ROW,
  FROZEN_CELL,
  GRID_COLUMNS,
  HEAD_HEIGHT,
  PICK_ALL_BOX,
  PICK_BOX,
  PICKED_ROW,
  ROW_HEIGHT,
  tintedRow,
} from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { TITLE_HEIGHT } from './table-parts.ts';

export const TableHead = styled('div')({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'grid',
  gridTemplateColumns: GRID_COLUMNS,
  alignItems: 'center',
  height: HEAD_HEIGHT,
  background: 'var(--surface)',
  borderBottom: '1px solid var(--line-2)',
  fontSize: 12,
  fontWeight: 500,
  color: 'var(--ink-3)',
  '& > div[data-column="number"]': { paddingLeft: 16 },
  '[data-aside] & > div[data-column="number"]': { ...FROZEN_CELL, lineHeight: `${HEAD_HEIGHT - 1}px` },
  '& input': PICK_ALL_BOX,
  '& > div[data-column="cuts"], & > div[data-column="length"], & > div[data-column="planned"]': {
    textAlign: 'right',
  },
});

/** Of the chip with the letter of the time (SL1). */
const times = Object.fromEntries(
  TIMES_OF_DAY.map((time) => [
    `& b[data-time="${time}"]`,
    { background: `var(--${time}-tint)`, color: `var(--${time}-ink)` },
  ]),
);

// No element of a row is positioned, clipped or flexible without need: the browser keeps a layer for each that is, and
// hundreds come into sight at once when the table is scrolled.
export const TableRow = styled('div')({
  position: 'absolute',
  insetInline: 0,
  display: 'grid',
  gridTemplateColumns: GRID_COLUMNS,
  height: ROW_HEIGHT,
  borderTop: '1px solid transparent',
  lineHeight: `${ROW_HEIGHT - 1}px`,
  whiteSpace: 'nowrap',
  // A mouse that is dragged picks cells.
  userSelect: 'none',
  '&[data-first="true"]': { borderTopColor: 'var(--line)' },
  '&[data-current="true"]': tintedRow(CURRENT_ROW),
  '&[data-picked]': tintedRow(PICKED_ROW),
  '&[data-omitted="true"]': { color: 'var(--ink-3)', textDecoration: 'line-through' },
  '&:hover': tintedRow('var(--sunken)'),
  '&[data-current="true"]:hover': tintedRow(CURRENT_ROW),
  '& > div': { height: ROW_HEIGHT - 1, padding: '0 8px', cursor: 'cell' },
  '&[data-bare]': { display: 'block', paddingLeft: 30, fontWeight: 500 },
  '& > [data-cut]': { overflow: 'clip', textOverflow: 'ellipsis' },
  '& > [data-column="number"]': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    paddingLeft: 16,
    fontWeight: 700,
    fontSize: 14,
  },
  '[data-aside] & > [data-column="number"]': FROZEN_CELL,
  '& > [data-column="number"] > [data-pick]': PICK_BOX,
  // Over the field that waits in it.
  '& > [data-active] > [data-pick], & > [data-active] > button': { position: 'relative', zIndex: 1 },
  '& > [data-column="number"] > span': { minWidth: 0 },
  '& > [data-column="number"] > button': {
    height: 26,
    minWidth: 26,
    marginLeft: 'auto',
    padding: '0 4px',
    gap: 2,
  },
  '& > [data-column="number"][data-cut] > span': { overflow: 'clip', textOverflow: 'ellipsis' },
  '& > [data-column="setName"]': { fontWeight: 500 },
  '& > [data-column="location"]': { color: 'var(--ink-2)' },
  // A name with its flags behind it.
  '& > div > div': { display: 'flex', alignItems: 'center', gap: 4 },
  '& > div > div > span:first-of-type': {
    flex: '1 1 auto',
    minWidth: 0,
    overflow: 'clip',
    textOverflow: 'ellipsis',
  },
  '& > [data-column="cuts"], & > [data-column="length"], & > [data-column="planned"]': { textAlign: 'right' },
  '& > div > b': {
    display: 'inline-block',
    width: 22,
    marginRight: 6,
    borderRadius: 3,
    textAlign: 'center',
    fontWeight: 600,
    fontSize: 12,
    lineHeight: '20px',
    background: 'var(--sunken)',
    color: 'var(--ink-3)',
  },
  ...times,
  '& > [data-quiet]': { color: 'var(--ink-3)' },
  '& > [data-active]': { position: 'relative', boxShadow: 'inset 0 0 0 2px var(--brand)', borderRadius: 2 },
  '& > [data-editing]': { padding: 0 },
  '&[data-fits]': FITTED_ROW,
  '&[data-fits] > [data-column="number"]': { alignItems: 'flex-start' },
  '&[data-fits] > div > div': { flexWrap: 'wrap' },
  // The ring of the active cell says it already.
  '& > div:focus-visible': { outline: 'none' },
});

/** Over the scenes of a group; its words stay in sight when the table is scrolled sideways. */
export const GroupTitle = styled('div')({
  display: 'flex',
  alignItems: 'flex-end',
  height: TITLE_HEIGHT,
  padding: '0 16px 6px',
  fontSize: 15,
  fontWeight: 700,
  '& > span': { position: 'sticky', left: 16 },
  '& em': { fontStyle: 'normal', fontSize: 12, fontWeight: 500, color: 'var(--ink-3)' },
});
