import { PHONE } from '@ddak/ui';
import { styled } from '@mui/material/styles';

/** The parts of 내 계정, below each other: what it is about at the left, what can be done at the right. */
export const MeParts = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  maxWidth: 760,
  [PHONE]: { gap: 12 },
  '& > section': {
    display: 'grid',
    gridTemplateColumns: '180px minmax(0, 1fr)',
    gap: 24,
    padding: 20,
    background: 'var(--surface)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-card)',
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 14, padding: 16 },
  },
  '& > section > header > h2': { fontSize: 14, fontWeight: 700 },
  '& > section > header > p': { marginTop: 4, fontSize: 12, color: 'var(--ink-2)' },
  '& form': { maxWidth: 400 },
});

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
