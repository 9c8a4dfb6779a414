import { NARROW, PAGE_WIDTH, PHONE } from '@ddak/ui';
import { styled } from '@mui/material/styles';

export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.6fr) minmax(280px, 1fr)',
  gap: 16,
  maxWidth: PAGE_WIDTH,
  alignItems: 'start',
  [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [PHONE]: { gap: 12 },
  '& > div': { display: 'grid', gap: 16, [PHONE]: { gap: 12 } },
  '& section': {
    padding: '16px 16px 18px',
    background: 'var(--surface)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-card)',
  },
  '& section > h2': { fontSize: 12, fontWeight: 600, color: 'var(--ink-3)', marginBottom: 8 },
  '& section > h3': { margin: '20px 0 8px', fontSize: 13, fontWeight: 700 },
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& .calm': { display: 'flex', alignItems: 'center', gap: 6, color: 'var(--ink-2)' },
  '& .calm > svg': { color: 'var(--ok-ink)' },
});

export const Big = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: 8,
  fontSize: 24,
  fontWeight: 700,
  letterSpacing: '-.02em',
  '& small': { fontSize: 14, fontWeight: 500, letterSpacing: 0, color: 'var(--ink-2)' },
  '& > span': { alignSelf: 'center', letterSpacing: 0 },
});
