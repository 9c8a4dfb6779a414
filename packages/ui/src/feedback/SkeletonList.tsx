import { keyframes, styled } from '@mui/material/styles';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

const Bar = styled('div')({
  background: 'var(--sunken)',
  borderRadius: 'var(--r-chip)',
  animation: `${breathe} 1.4s ease-in-out infinite`,
});

/** The shape of a list that is on its way. `rowHeight` in px. */
export function SkeletonList(props: {
  readonly rows?: number;
  readonly rowHeight?: number;
  readonly label?: string;
}) {
  const { rows = 6, rowHeight = 40, label = '불러오는 중' } = props;
  return (
    <div
      role="status"
      aria-label={label}
      style={{ display: 'flex', flexDirection: 'column', gap: 4, padding: 8 }}
    >
      {Array.from({ length: rows }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <Bar key={i} style={{ height: rowHeight, opacity: 1 - i / (rows * 1.4) }} />
      ))}
    </div>
  );
}
