import type { ReviewedScene } from '@ddak/domain';
import { Grow, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  padding: '8px 12px 8px 16px',
  borderBottom: '1px solid var(--line)',
  background: 'var(--brand-soft)',
  '& > b': { fontWeight: 600, color: 'var(--brand-ink)' },
});

/** What is done to all marked scenes at once. */
export function BulkBar(props: {
  readonly marked: readonly ReviewedScene[];
  readonly onSet: () => void;
  readonly onConfirm: () => void;
  readonly onOmit: (omitted: boolean) => void;
  readonly onClear: () => void;
}) {
  const allOmitted = props.marked.every((scene) => scene.omitted);
  return (
    <Bar role="toolbar" aria-label="고른 씬">
      <b>{props.marked.length}개 고름</b>
      <Grow />
      <Button onClick={props.onConfirm}>맞아요</Button>
      <Button onClick={props.onSet}>장소·시간 정하기</Button>
      <Button onClick={() => props.onOmit(!allOmitted)}>{allOmitted ? '결번 취소' : '결번으로'}</Button>
      <IconButton aria-label="씬 고르기 끝내기" onClick={props.onClear}>
        <Icon name="close" />
      </IconButton>
    </Bar>
  );
}
