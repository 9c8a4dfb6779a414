import { PHONE, TOUCH } from '@ddak/ui';
import { styled } from '@mui/material/styles';

/** What questions before accepting are made of. */
export const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: '0 0 4px',
  '& > button': { textAlign: 'left' },
  [TOUCH]: { '& > button': { minHeight: 44 } },
});
export const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: '1px solid var(--line)',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr)',
    gap: '2px 8px',
    padding: '10px 0',
    borderBottom: '1px solid var(--line)',
  },
  '& > li > b': { gridRow: 'span 2', fontSize: 15, color: 'var(--ink)' },
  '& > li > p': { color: 'var(--warn-ink)', fontSize: 12.5 },
  [PHONE]: { '& > li': { gridTemplateColumns: '52px minmax(0, 1fr)' } },
});
export const Choices = styled('div')({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  '& > button': {
    minHeight: 30,
    padding: '2px 10px',
    border: '1px solid var(--line-2)',
    borderRadius: 'var(--r-button)',
    background: 'var(--surface)',
    color: 'var(--ink-2)',
    fontSize: 12.5,
    cursor: 'pointer',
    [TOUCH]: { minHeight: 44, padding: '6px 14px', fontSize: 14 },
  },
  '& > button[aria-checked="true"]': {
    borderColor: 'var(--ink)',
    color: 'var(--ink)',
    fontWeight: 600,
    boxShadow: 'inset 0 0 0 .5px var(--ink)',
  },
});
