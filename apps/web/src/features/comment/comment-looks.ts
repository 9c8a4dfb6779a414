import { TOUCH } from '@ddak/ui';
import { styled } from '@mui/material/styles';

export const Thread = styled('article')({
  // Of many only those in sight are laid out.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 120px',
  padding: '14px 16px 10px',
  borderBottom: '1px solid var(--line)',
  '&[data-found="true"]': { boxShadow: 'inset 3px 0 var(--brand)', background: 'var(--brand-soft)' },
  '&[data-settled="true"] .said': { color: 'var(--ink-2)' },
});

/** One comment: who at the left, what beside it. */
export const Said = styled('div')({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  columnGap: 10,
  '&[data-reply="true"]': { marginTop: 12, marginLeft: 38, gridTemplateColumns: '24px minmax(0, 1fr)' },
  '& > .body': { minWidth: 0 },
  '& header': { display: 'flex', alignItems: 'center', gap: 6, minHeight: 24, whiteSpace: 'nowrap' },
  '& header > b': { fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& header > time, & header > span': { flex: 'none', fontSize: 12, color: 'var(--ink-3)' },
  '& header > .new': { width: 7, height: 7, borderRadius: '50%', background: 'var(--brand)' },
  '& header > .acts': { display: 'flex', margin: '-2px -6px -2px auto' },
  [TOUCH]: { '& header > .acts': { margin: '-10px -8px -10px auto' } },
  '& p.said': { margin: '2px 0 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.55 },
  '& p.said > b': { color: 'var(--brand-ink)', fontWeight: 600 },
  '& p.said > b[data-me="true"]': { background: 'var(--brand-soft)', borderRadius: 3, padding: '0 2px' },
});

/** A small act beside what was said; a plain button, as a panel may hold a hundred of them. */
export const Act = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  padding: 0,
  border: 0,
  borderRadius: 'var(--r-button)',
  background: 'transparent',
  color: 'var(--ink-2)',
  cursor: 'pointer',
  '&:hover': { background: 'var(--sunken)', color: 'var(--ink)' },
  [TOUCH]: { width: 44, height: 44 },
});

/** Below a thread: answering it, and saying that it is settled. */
export const ThreadFoot = styled('footer')({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  marginTop: 4,
  marginLeft: 32,
  fontSize: 12,
  color: 'var(--ink-3)',
  '& > button': {
    height: 28,
    padding: '0 6px',
    border: 0,
    borderRadius: 'var(--r-button)',
    background: 'transparent',
    color: 'var(--ink-2)',
    font: 'inherit',
    fontSize: 12.5,
    fontWeight: 500,
    cursor: 'pointer',
    [TOUCH]: { height: 44, padding: '0 10px', fontSize: 14 },
  },
  '& > button:hover': { background: 'var(--sunken)', color: 'var(--ink)' },
});

/** What still waits to be sent; a line that answers at once never shows it. */
export const Waiting = styled('span')({
  '@keyframes comment-waits': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
  animation: 'comment-waits 0.7s step-end',
});

export const Fold = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  width: '100%',
  minHeight: 40,
  padding: '0 16px',
  border: 0,
  borderBottom: '1px solid var(--line)',
  background: 'var(--sunken)',
  color: 'var(--ink-2)',
  font: 'inherit',
  fontSize: 12.5,
  fontWeight: 500,
  cursor: 'pointer',
  [TOUCH]: { minHeight: 44 },
});

/** Something that must be known before one writes. */
export const Word = styled('div')({
  padding: '12px 16px',
  borderTop: '1px solid var(--line)',
  color: 'var(--ink-2)',
  fontSize: 13,
  '& > strong': { display: 'block', color: 'var(--ink)', fontWeight: 600 },
  '& > blockquote': {
    margin: '8px 0',
    padding: '8px 10px',
    borderRadius: 'var(--r-button)',
    background: 'var(--sunken)',
    color: 'var(--ink)',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});
