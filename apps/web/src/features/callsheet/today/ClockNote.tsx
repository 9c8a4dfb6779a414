import { formatDuration } from '@ddak/domain';
import { styled } from '@mui/material/styles';
import { useClockError } from '../../../platform/clock/device-clock.ts';

const Note = styled('p')({
  padding: '10px 16px',
  borderRadius: 'var(--r-card)',
  background: 'var(--warn-tint)',
  color: 'var(--warn-ink)',
  wordBreak: 'keep-all',
});

/** OS8: says that this device's clock is wrong, and whose time is told and written here. */
export function ClockNote() {
  const error = useClockError();
  if (error === 0) return null;
  return (
    <Note role="status">
      이 기기의 시계가 {formatDuration(Math.round(Math.abs(error) / 60_000))}{' '}
      {error > 0 ? '빨라요' : '느려요'}. 여기 시각은 서버 시계로 맞춰 보여 주고 적어요.
    </Note>
  );
}
