import type { RestorePreview } from '@ddak/protocol';
import { ErrorState, SkeletonList } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { failureMessage } from '../../platform/api.ts';

const Lines = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(64px, auto) minmax(0, 1fr)',
  gap: '4px 12px',
  maxHeight: 300,
  margin: '12px 0',
  padding: '10px 12px',
  overflowY: 'auto',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-card)',
  fontSize: 13,
  '& > dt': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& > dd': { margin: 0, color: 'var(--ink-2)', overflowWrap: 'anywhere' },
});

/** HI4, HI5: what going back would change, or why it cannot be done. */
export function RestoreLines(props: {
  readonly preview: RestorePreview | undefined;
  readonly isFetching: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
}) {
  const { preview } = props;
  if (props.error) return <ErrorState message={failureMessage(props.error)} onRetry={props.onRetry} />;
  if (props.isFetching || !preview) return <SkeletonList rows={4} />;
  if (preview.refused !== null) return <p style={{ padding: '16px 0' }}>{preview.refused}</p>;
  if (preview.lines.length === 0) return <p style={{ padding: '16px 0' }}>그 뒤에 달라진 것이 없어요.</p>;
  return (
    <Lines tabIndex={0} aria-label="달라지는 것">
      {preview.lines.map(({ title, what }, i) => [
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own, and stay in their order
        <dt key={`${i} title`}>{title}</dt>,
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <dd key={`${i} what`}>{what}</dd>,
      ])}
      {preview.more > 0 ? <dt>그 밖에 {preview.more}개</dt> : null}
    </Lines>
  );
}
