import { styled } from '@mui/material/styles';

/** Where I am signed in: one line each. */
export const SessionRows = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: 10, minHeight: 52, padding: '6px 0' },
  '& > li + li': { borderTop: '1px solid var(--line)' },
  '& b': { display: 'block', fontWeight: 600 },
  '& small': { display: 'block', fontSize: 12, color: 'var(--ink-2)' },
});
