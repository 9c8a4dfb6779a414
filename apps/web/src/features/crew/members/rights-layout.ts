import { styled } from '@mui/material/styles';

/** One line a section: its words at the left, its levels at the right; what differs from the role has a bar. */
export const RightLines = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 12,
    minHeight: 52,
    padding: '8px 0 8px 10px',
    borderLeft: '3px solid transparent',
  },
  '& > li + li': { borderTop: '1px solid var(--line)' },
  '& > li[data-differs]': { borderLeftColor: 'var(--brand)' },
  '& b': { display: 'block', fontWeight: 600 },
  '& small': { display: 'block', fontSize: 12, color: 'var(--ink-2)' },
  '& small[data-note]:empty': { display: 'none' },
  '& li[data-differs] small[data-note]': { color: 'var(--brand-ink)', fontWeight: 500 },
  // What the role has, as a point over the word: it is told in words where something differs.
  '& [data-preset]': { position: 'relative' },
  '& [data-preset]::before': {
    content: '""',
    position: 'absolute',
    top: -4,
    left: 'calc(50% - 2px)',
    width: 4,
    height: 4,
    borderRadius: '50%',
    background: 'currentColor',
  },
});
