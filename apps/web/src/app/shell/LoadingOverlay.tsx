import { Logo } from '@ddak/ui';
import { keyframes, styled } from '@mui/material/styles';
import { useAppSelector } from '../store.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const clap = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.35 } });

const Cover = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: 2000,
  display: 'grid',
  placeItems: 'center',
  background: 'var(--bg)',
  // What is ready within a blink needs no overlay that flashes.
  animation: `${appear} 120ms ease-out 150ms both`,
  '& > span': { animation: `${clap} 1.4s ease-in-out infinite` },
});

/** Covers the page while the global loading state is `loading`. */
export function LoadingOverlay() {
  const status = useAppSelector((state) => state.loading.status);
  if (status !== 'loading') return null;
  return (
    <Cover role="status" aria-label="불러오는 중">
      <span>
        <Logo size={32} />
      </span>
    </Cover>
  );
}
