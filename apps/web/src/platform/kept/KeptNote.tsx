import { koreanMoment } from '@ddak/domain';
import { Icon, PAGE_WIDTH } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const Note = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: PAGE_WIDTH,
  marginBottom: 14,
  padding: '6px 12px',
  borderRadius: 'var(--r-chip)',
  background: 'var(--warn-tint)',
  color: 'var(--warn-ink)',
  '& > svg, & > button': { flex: 'none' },
  '& > span': { flex: 1, minWidth: 0 },
});

/** Says that what is shown (`목록`, `일정`) is of the last time; what is opened from it lies on this device. */
export const KeptNote = (props: {
  readonly what: string;
  readonly at: number;
  readonly onRetry: () => void;
}) => (
  <Note role="status">
    <Icon name="signalOff" />
    <span>
      <b>신호 없음</b> · {koreanMoment(props.at)}에 받은 {props.what}이에요.
    </span>
    <Button variant="text" color="inherit" onClick={props.onRetry}>
      다시 시도
    </Button>
  </Note>
);
