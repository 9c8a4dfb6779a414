import type { Id } from '@ddak/domain';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
  padding: '8px 12px',
  borderBottom: '1px solid var(--line)',
  background: 'var(--warn-tint)',
  color: 'var(--warn-ink)',
  fontSize: 12.5,
});

/** Scenes that stand on days which are over, and the way back to the pool; nothing where there are none. */
export function LeftOver(props: {
  readonly rowIds: readonly Id[];
  readonly onTakeBack: (rowIds: readonly Id[]) => void;
}) {
  const { rowIds } = props;
  if (rowIds.length === 0) return null;
  return (
    <Line role="status">
      지난 날에 남은 씬 {rowIds.length}
      <Button size="small" onClick={() => props.onTakeBack(rowIds)}>
        미배정으로
      </Button>
    </Line>
  );
}
