import type { DateText } from '@ddak/domain';
import { TOUCH } from '@ddak/ui';
import { styled } from '@mui/material/styles';

/** The day as the picker knows it: its midnight here. */
export const toDay = (date: DateText): Date =>
  new Date(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)));

/** A month of days: what picks one and what paints them look alike. */
export const Month = styled('div')({
  padding: 12,
  fontSize: 13,
  '& .rdp-month': { display: 'grid', gridTemplateColumns: '36px 1fr 36px', alignItems: 'center' },
  '& .rdp-month_caption': { textAlign: 'center', fontWeight: 700 },
  '& .rdp-month_grid': { gridColumn: '1 / -1', borderCollapse: 'collapse', marginTop: 4 },
  '& .rdp-weekday': { height: 28, fontSize: 11.5, fontWeight: 500, color: 'var(--ink-3)' },
  '& .rdp-day': { padding: 0, textAlign: 'center' },
  '& button': {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    padding: 0,
    border: 0,
    borderRadius: 'var(--r-chip)',
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '&:hover': { background: 'var(--sunken)' },
    '&:focus-visible': { outline: '2px solid var(--brand)', outlineOffset: -2 },
    [TOUCH]: { width: 44, height: 44 },
  },
  '& .red': { color: 'var(--err-ink)' },
  '& .saturday': { color: 'var(--brand-ink)' },
  '& .rdp-outside': { color: 'var(--ink-3)' },
  '& .rdp-today button': { fontWeight: 700, boxShadow: 'inset 0 0 0 1px var(--line-2)' },
  '& .rdp-selected button, & .rdp-selected button:hover': {
    background: 'var(--brand)',
    color: 'var(--on-brand)',
    fontWeight: 700,
  },
  '& .taken button::after': {
    content: '""',
    position: 'absolute',
    bottom: 4,
    width: 4,
    height: 4,
    borderRadius: 2,
    background: 'currentColor',
  },
});
