import {
  CURRENT_ROW,
  FITTED_ROW,
  FROZEN_CELL,
  GRID_COLUMNS,
  HEAD_HEIGHT,
  PICK_BOX,
  PICKED_ROW,
  ROW_HEIGHT,
  TOUCH,
  tintedRow,
} from '@ddak/ui';
import { styled } from '@mui/material/styles';

export const TITLE_HEIGHT = 44;
/** Behind the columns, for what can be done with a row: wider where a finger has to meet it. */
export const END_WIDTH = 'var(--row-end)';

export const Frame = styled('div')({ position: 'relative', minHeight: 0, minWidth: 0 });

export const Scroller = styled('div')({
  '--row-end': '72px',
  [TOUCH]: { '--row-end': '100px' },
  height: '100%',
  overflow: 'auto',
  background: 'var(--surface)',
  '&:focus-visible': { outline: 'none' },
});

const FIRST = '& > :first-of-type';

export const HeadRow = styled('div')({
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
  [FIRST]: { paddingLeft: 16 },
  '[data-aside] & > :first-of-type': { ...FROZEN_CELL, lineHeight: `${HEAD_HEIGHT - 1}px` },
});

export const TableRow = styled('div')({
  position: 'absolute',
  insetInline: 0,
  display: 'grid',
  gridTemplateColumns: GRID_COLUMNS,
  height: ROW_HEIGHT,
  borderTop: '1px solid var(--line)',
  lineHeight: `${ROW_HEIGHT - 1}px`,
  whiteSpace: 'nowrap',
  // A mouse that is dragged picks cells.
  userSelect: 'none',
  '&[data-current="true"]': tintedRow(CURRENT_ROW),
  '&[data-picked]': tintedRow(PICKED_ROW),
  '&:hover': tintedRow('var(--sunken)'),
  '&[data-current="true"]:hover': tintedRow(CURRENT_ROW),
  '& > div': { height: ROW_HEIGHT - 1, minWidth: 0 },
  '& > [data-column]': { padding: '0 8px', overflow: 'clip', textOverflow: 'ellipsis', cursor: 'cell' },
  [FIRST]: { paddingLeft: 16, fontWeight: 600 },
  '[data-aside] & > :first-of-type': FROZEN_CELL,
  // Over the field that waits in it.
  '& > [data-active] > [data-pick], & > [data-active] > [data-grip], & > [data-active] button': {
    position: 'relative',
    zIndex: 1,
  },
  '& > [data-picks]': { display: 'flex', alignItems: 'center', gap: 8 },
  '& > [data-picks] > [data-pick]': PICK_BOX,
  // In the margin before the box, and only where a hand is.
  '& > [data-picks] > [data-grip]': {
    flex: 'none',
    display: 'flex',
    justifyContent: 'center',
    width: 16,
    height: '100%',
    alignItems: 'center',
    margin: '0 -8px 0 -16px',
    color: 'var(--ink-3)',
    cursor: 'grab',
    '@media (hover:hover)': { opacity: 0 },
  },
  '&:hover > [data-picks] > [data-grip], &[data-current="true"] > [data-picks] > [data-grip]': { opacity: 1 },
  '& > [data-picks] > span': { flex: '1 1 auto', minWidth: 0, overflow: 'clip', textOverflow: 'ellipsis' },
  '& > [data-number]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& > [data-quiet], & [data-quiet]': { color: 'var(--ink-3)' },
  '& > [aria-invalid]': { boxShadow: 'inset 0 0 0 2px var(--err)', borderRadius: 2 },
  '& > [data-active]': { position: 'relative', boxShadow: 'inset 0 0 0 2px var(--brand)', borderRadius: 2 },
  '& > [aria-invalid][data-active]': {
    boxShadow: 'inset 0 0 0 2px var(--brand), inset 0 0 0 4px var(--err)',
  },
  '& > [data-editing]': { padding: 0 },
  '& > [data-number] input': { textAlign: 'right' },
  // The ring of the active cell says it already.
  '& > div:focus-visible': { outline: 'none' },
  '& > [data-opens]': { cursor: 'pointer' },
  // In sight however wide the table is.
  '& > [data-end]': {
    position: 'sticky',
    right: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    paddingRight: 8,
    background: 'linear-gradient(var(--row-tint, transparent) 0 0), var(--surface)',
  },
  // GR26
  '&[data-fits]': FITTED_ROW,
  '&[data-fits] > [data-picks], &[data-fits] > [data-end]': { alignItems: 'flex-start' },
  '&[data-fits] > [data-picks] > [data-grip]': { height: 20 },
  '@media (hover:hover)': { '&:not(:hover) .quiet-comment': { opacity: 0 } },
});

/** Over the rows of a group; its words stay in sight when the table is scrolled sideways. */
export const GroupTitle = styled('div')({
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  alignItems: 'flex-end',
  height: TITLE_HEIGHT,
  padding: '0 8px 6px 16px',
  fontSize: 15,
  fontWeight: 700,
  '& > div': { position: 'sticky', left: 16, display: 'flex', alignItems: 'center', gap: 7, minHeight: 24 },
  '& i': { flex: 'none', width: 10, height: 10, borderRadius: 2 },
  '& em': { fontStyle: 'normal', fontSize: 12, fontWeight: 500, color: 'var(--ink-3)' },
});
