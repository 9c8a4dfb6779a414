import { styled } from '@mui/material/styles';
import { PHONE } from '../theme/screen-size.ts';

/** The head of a screen: its `h1`, facts as chips, views, then (after a `Grow`) actions, the one primary last. */
export const TopBar = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: 52,
  minWidth: 0,
  padding: '0 16px',
  background: 'var(--surface)',
  borderBottom: '1px solid var(--line)',
  '& > h1': { fontSize: 16, fontWeight: 700, letterSpacing: '-.01em', whiteSpace: 'nowrap' },
  [PHONE]: { gap: 8, height: 56, padding: '0 8px 0 16px' },
});

/** Takes the room that is left in a row. */
export const Grow = styled('span')({ flex: 1, minWidth: 0 });
