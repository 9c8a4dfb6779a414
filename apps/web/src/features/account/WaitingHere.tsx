import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { deviceDatabase } from '../../platform/device.ts';

const Note = styled('p')({
  marginBottom: 16,
  padding: '10px 12px',
  borderRadius: 'var(--r-chip)',
  background: 'var(--warn-tint)',
  color: 'var(--warn-ink)',
  wordBreak: 'keep-all',
});

/** SN15: who was signed out before all was sent reads that nothing is lost, and what sends it. Not whose it is, nor of what. */
export function WaitingHere() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    deviceDatabase()
      .outbox.count()
      .then(setCount)
      .catch((reason: unknown) => console.warn('what waits on this device cannot be counted', reason));
  }, []);
  return count === 0 ? null : (
    <Note role="note">
      이 기기에 보내지 못한 변경이 {count}개 남아 있어요. 고친 사람이 로그인하면 보내요.
    </Note>
  );
}
