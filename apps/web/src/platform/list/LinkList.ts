import { styled } from '@mui/material/styles';

/** Lines that each lead to where they are about. */
export const LinkList = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: '1px solid var(--line)',
  '& > li + li': { borderTop: '1px solid var(--line)' },
  '& a': {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr) 16px',
    columnGap: 8,
    alignItems: 'center',
    minHeight: 44,
    margin: '0 -8px',
    padding: '8px',
    borderRadius: 'var(--r-chip)',
    color: 'var(--ink)',
    textDecoration: 'none',
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
  },
  '& a:hover': { background: 'var(--sunken)' },
  '& a > span': { color: 'var(--warn-ink)', textAlign: 'center' },
  '& a[data-hard] > span': { color: 'var(--err-ink)' },
  '& a > svg': { color: 'var(--ink-3)' },
  '& small': { display: 'block', marginTop: 2, fontSize: 12.5, color: 'var(--ink-2)' },
});
