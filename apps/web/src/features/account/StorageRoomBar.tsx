import { styled } from '@mui/material/styles';
import { useStorageQuery } from './account-api.ts';
import { roomText } from './room-text.ts';

const Bar = styled('div')({
  height: 8,
  marginTop: 8,
  overflow: 'hidden',
  borderRadius: 4,
  background: 'var(--sunken)',
  '& > i': { display: 'block', height: '100%', background: 'var(--brand)' },
});

/** How much of my room for files is taken. */
export function StorageRoomBar() {
  const { data: room } = useStorageQuery();
  if (!room) return null;
  const share = Math.min(1, room.usedBytes / room.limitBytes);
  return (
    <div style={{ maxWidth: 400, marginBottom: 16 }}>
      <p>저장 공간 {roomText(room)}</p>
      <Bar
        role="progressbar"
        aria-label="저장 공간"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
      >
        <i style={{ width: `${share * 100}%` }} />
      </Bar>
    </div>
  );
}
