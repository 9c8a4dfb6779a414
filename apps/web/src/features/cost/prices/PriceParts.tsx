import { CURRENT_ROW, FROZEN_CELL, GRID_COLUMNS, HEAD_HEIGHT, ROW_HEIGHT, tintedRow } from '@ddak/ui';
import { styled } from '@mui/material/styles';

export const TITLE_HEIGHT = 44;

export const Frame = styled('div')({ position: 'relative', minHeight: 0, minWidth: 0 });

export const Scroller = styled('div')({
  height: '100%',
  overflow: 'auto',
  background: 'var(--surface)',
  '&:focus-visible': { outline: 'none' },
});

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
  '& > [data-column="name"]': { paddingLeft: 16 },
  '[data-aside] & > [data-column="name"]': { ...FROZEN_CELL, lineHeight: `${HEAD_HEIGHT - 1}px` },
});

export const HeadCell = styled('div')({
  position: 'relative',
  minWidth: 0,
  padding: '0 8px',
  whiteSpace: 'nowrap',
  cursor: 'default',
  '&[data-won]': { textAlign: 'right' },
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
  '&:hover': tintedRow('var(--sunken)'),
  '&[data-current="true"]:hover': tintedRow(CURRENT_ROW),
  '& > div': {
    height: ROW_HEIGHT - 1,
    padding: '0 8px',
    overflow: 'clip',
    textOverflow: 'ellipsis',
    cursor: 'cell',
  },
  '& > [data-column="name"]': { paddingLeft: 16, fontWeight: 600 },
  '[data-aside] & > [data-column="name"]': FROZEN_CELL,
  '& > [data-column="of"], & > [data-column="role"]': { color: 'var(--ink-2)' },
  '& > [data-won]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& [data-usual]': { color: 'var(--ink-3)' },
  '& > [aria-invalid]': { boxShadow: 'inset 0 0 0 2px var(--err)', borderRadius: 2 },
  '& > [data-active]': { position: 'relative', boxShadow: 'inset 0 0 0 2px var(--brand)', borderRadius: 2 },
  '& > [aria-invalid][data-active]': {
    boxShadow: 'inset 0 0 0 2px var(--brand), inset 0 0 0 4px var(--err)',
  },
  '& > [data-editing]': { padding: 0 },
  '& input': { textAlign: 'right' },
  // The ring of the active cell says it already.
  '& > div:focus-visible': { outline: 'none' },
});

/** CO6: beside what is only usual. */
export const UsualMark = styled('small')({ marginRight: 5, fontSize: 11, color: 'var(--ink-3)' });

/** Over the rows of a group; its words stay in sight when the table is scrolled sideways. */
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
