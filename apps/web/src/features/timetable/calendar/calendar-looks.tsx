import { PHONE } from '@ddak/ui';
import { styled } from '@mui/material/styles';

const SEVEN = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } as const;

export const Scroller = styled('div')({
  height: '100%',
  minHeight: 0,
  overflowY: 'auto',
  padding: '0 20px 48px',
  background: 'var(--surface)',
  [PHONE]: { padding: '0 8px 16px' },
});

export const Weekdays = styled('div')({
  ...SEVEN,
  position: 'sticky',
  top: 0,
  zIndex: 2,
  padding: '10px 0 6px',
  background: 'var(--surface)',
  borderBottom: '1px solid var(--line)',
  fontSize: 11.5,
  fontWeight: 500,
  color: 'var(--ink-3)',
  '& > span': { paddingLeft: 8 },
  '& > span:first-of-type': { color: 'var(--err-ink)' },
  '& > span:last-of-type': { color: 'var(--brand-ink)' },
  [PHONE]: { '& > span': { paddingLeft: 0, textAlign: 'center', fontSize: 12.5 } },
});

export const Month = styled('section')({
  '& > h2': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 8,
    padding: '18px 8px 8px',
    fontSize: 16,
    fontWeight: 700,
    letterSpacing: '-.01em',
  },
  '& > h2 > small': { fontSize: 12, fontWeight: 400, color: 'var(--ink-3)' },
  '& table': {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-card)',
    overflow: 'hidden',
  },
  '& td': { verticalAlign: 'top', padding: 0 },
  '& tr:not(:first-of-type) > td': { borderTop: '1px solid var(--line)' },
  '& td:not(:first-of-type)': { borderLeft: '1px solid var(--line)' },
  '& td:not([data-date])': { background: 'var(--bg)' },
});

export const Cell = styled('td')({
  height: 98,
  '&&': { padding: '4px 4px 5px' },
  '& > * + *': { marginTop: 3 },
  outlineOffset: -2,
  '&:focus-visible': { outline: '2px solid var(--brand)' },
  '&[data-over]': { background: 'var(--brand-soft)', boxShadow: 'inset 0 0 0 1.5px var(--brand)' },
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 22,
    padding: '0 4px',
    fontSize: 12,
  },
  '& > header > span': { fontWeight: 500 },
  '& > header[data-saturday] > span': { color: 'var(--brand-ink)' },
  '& > header[data-red] > span': { color: 'var(--err-ink)' },
  '& > header > span[data-today]': {
    minWidth: 20,
    padding: '0 5px',
    borderRadius: 10,
    textAlign: 'center',
    background: 'var(--ink)',
    color: 'var(--surface)',
  },
  '& > header > small': {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: 11,
    color: 'var(--err-ink)',
  },
  '& > header > button': { marginLeft: 'auto', padding: 2, opacity: 0 },
  '&:hover > header > button, &:focus-within > header > button': { opacity: 1 },
  [PHONE]: {
    height: 58,
    '&&': { padding: '2px 2px 3px' },
    '& > header': { justifyContent: 'center', padding: 0, minHeight: 24, fontSize: 14 },
    '& > header > small': { display: 'none' },
    '&[data-selected]': { boxShadow: 'inset 0 0 0 2px var(--brand)' },
  },
});

export const Hanging = styled('div')({
  position: 'absolute',
  padding: '6px 10px',
  borderRadius: 'var(--r-chip)',
  background: 'var(--ink)',
  color: 'var(--surface)',
  boxShadow: 'var(--lift)',
  fontSize: 12,
  whiteSpace: 'nowrap',
});
