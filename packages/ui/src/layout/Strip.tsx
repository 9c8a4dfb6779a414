import { styled } from '@mui/material/styles';

/** A line below the bar of a screen that says how the whole of it stands, with what can be done about it. */
export const Strip = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  minHeight: 36,
  padding: '4px 16px',
  background: 'var(--sunken)',
  borderBottom: '1px solid var(--line)',
  color: 'var(--ink-2)',
  fontSize: 12.5,
  '& > svg': { flex: 'none' },
  '& > span:first-of-type': { flex: '0 1 auto', maxWidth: 'calc(100% - 32px)' },
  '& b': { color: 'var(--ink)', fontWeight: 600 },
  '& a': { flex: 'none', padding: '10px 0', color: 'var(--brand-ink)', fontWeight: 600 },
});
