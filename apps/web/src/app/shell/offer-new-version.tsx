import Button from '@mui/material/Button';
import toast from 'react-hot-toast';

/** Says that there is a new version, until it is taken. */
export function offerNewVersion(take: () => void): void {
  toast(
    <span style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      새 버전이 있어요
      <Button variant="contained" size="small" onClick={take}>
        새로 열기
      </Button>
    </span>,
    { id: 'new-version', duration: Number.POSITIVE_INFINITY },
  );
}
