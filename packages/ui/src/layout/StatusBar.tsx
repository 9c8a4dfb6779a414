import { styled } from '@mui/material/styles';
import { PHONE } from '../theme/screen-size.ts';

/** The foot of a screen: what is saved, what is counted, which keys help. A phone has no room for it. */
export const StatusBar = styled('footer')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  height: 30,
  minWidth: 0,
  padding: '0 16px',
  background: 'var(--surface)',
  borderTop: '1px solid var(--line)',
  fontSize: 12,
  color: 'var(--ink-2)',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  // What it counts changes at every edit: nothing else is to be laid out for that.
  contain: 'strict',
  [PHONE]: { display: 'none' },
});

/** The dot before a state in words. */
export const StatusDot = styled('i', { shouldForwardProp: (name) => name !== 'tone' })<{
  readonly tone: 'ok' | 'warn' | 'err' | 'idle';
}>(({ tone }) => ({
  display: 'inline-block',
  width: 7,
  height: 7,
  marginRight: 6,
  borderRadius: '50%',
  background: tone === 'idle' ? 'var(--ink-3)' : `var(--${tone})`,
}));
