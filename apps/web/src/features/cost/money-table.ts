import { styled } from '@mui/material/styles';

/** What an amount is told of, above the list of what it is made of. */
export const MoneyWork = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: 0,
});

export const MoneyScroller = styled('div')({ overflow: 'auto', minHeight: 0, background: 'var(--surface)' });

/** A table of amounts: its heads and its sum stay in sight. */
export const MoneyTable = styled('table')({
  width: '100%',
  minWidth: 720,
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& th, & td': {
    padding: '8px 8px',
    borderBottom: '1px solid var(--line)',
    textAlign: 'left',
    verticalAlign: 'baseline',
    fontWeight: 400,
  },
  '& :is(th, td):first-child': { paddingLeft: 16 },
  '& :is(th, td):last-child': { paddingRight: 16 },
  '& thead :is(th, td)': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    background: 'var(--surface)',
    borderBottom: '1px solid var(--line-2)',
    fontSize: 12,
    fontWeight: 500,
    color: 'var(--ink-3)',
    whiteSpace: 'nowrap',
  },
  '& tfoot :is(th, td)': {
    position: 'sticky',
    bottom: 0,
    background: 'var(--surface)',
    borderTop: '1px solid var(--line-2)',
    borderBottom: 0,
    fontWeight: 700,
  },
  '& tbody th': { width: '20%' },
  '& tbody th > b': { fontWeight: 600, marginRight: 4 },
  '& tbody th > span': { color: 'var(--ink-3)', fontSize: 12 },
  '& tbody tr:hover > *': { background: 'var(--sunken)' },
  '& [data-won]': { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', width: 1 },
  '& tbody [data-work]': { width: '20%', color: 'var(--ink-2)', fontVariantNumeric: 'tabular-nums' },
  '& tbody [data-made]': { color: 'var(--ink-2)', paddingLeft: 24 },
});
