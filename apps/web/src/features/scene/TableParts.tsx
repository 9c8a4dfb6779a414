import { styled } from '@mui/material/styles';
import { GRID_COLUMNS, HEAD_HEIGHT, ROW_HEIGHT } from './table-parts.ts';

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
  '& > div[data-column="number"]': { paddingLeft: 29 },
  '& > div[data-column="cuts"], & > div[data-column="length"], & > div[data-column="planned"]': {
    textAlign: 'right',
  },
});

export const TableRow = styled('div')({
  display: 'grid',
  gridTemplateColumns: GRID_COLUMNS,
  alignItems: 'center',
  height: ROW_HEIGHT,
  borderTop: '1px solid transparent',
  '&[data-first="true"]': { borderTopColor: 'var(--line)' },
  '&[data-current="true"]': { background: 'color-mix(in srgb, var(--brand-soft) 60%, transparent)' },
  '&[data-omitted="true"]': { color: 'var(--ink-3)', textDecoration: 'line-through' },
  '&:hover': { background: 'var(--sunken)' },
  '&[data-current="true"]:hover': { background: 'color-mix(in srgb, var(--brand-soft) 60%, transparent)' },
});

export const EpisodeTitle = styled('div')({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 6,
  height: 44,
  padding: '0 0 6px 16px',
  fontSize: 15,
  fontWeight: 700,
  '& > em': { fontStyle: 'normal', fontSize: 12, fontWeight: 500, color: 'var(--ink-3)' },
});
