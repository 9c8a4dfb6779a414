import { styled } from '@mui/material/styles';

/** A key that does the same. */
export const Kbd = styled('kbd')({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 16,
  height: 16,
  padding: '0 4px',
  border: '1px solid var(--line-2)',
  borderRadius: 3,
  background: 'var(--surface)',
  color: 'var(--ink-3)',
  fontFamily: 'inherit',
  fontSize: 10.5,
  lineHeight: 1,
});
