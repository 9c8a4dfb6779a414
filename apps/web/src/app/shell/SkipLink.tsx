import { styled } from '@mui/material/styles';

const Link = styled('button')({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 1300,
  height: 36,
  padding: '0 14px',
  border: '1px solid var(--line-2)',
  borderRadius: 'var(--r-button)',
  background: 'var(--surface)',
  color: 'var(--ink)',
  fontWeight: 600,
  boxShadow: 'var(--lift)',
  // In sight only while it has the focus.
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
});

/** The first stop of Tab: past the sidebar, to the screen itself. */
export const SkipLink = ({ onSkip }: { readonly onSkip: () => void }) => (
  <Link type="button" onClick={onSkip}>
    본문으로 건너뛰기
  </Link>
);
