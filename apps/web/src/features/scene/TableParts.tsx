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
  // Cells are plain elements: hundreds come into sight at once when the table is scrolled.
  '& > div': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    height: '100%',
    padding: '0 8px',
    cursor: 'cell',
  },
  '& > div > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > [data-column="number"]': { fontWeight: 700, fontSize: 14, gap: 8, paddingLeft: 16 },
  '& > [data-column="setName"]': { fontWeight: 500 },
  '& > [data-column="cuts"], & > [data-column="length"], & > [data-column="planned"]': {
    justifyContent: 'flex-end',
  },
  '& > [data-quiet="true"]': { color: 'var(--ink-3)' },
  '& > [data-active="true"]': { boxShadow: 'inset 0 0 0 2px var(--brand)', borderRadius: 2 },
  '& > [data-editing="true"]': { padding: 0 },
  // The ring of the active cell says it already.
  '& > div:focus-visible': { outline: 'none' },
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
