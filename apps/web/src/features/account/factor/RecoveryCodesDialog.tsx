import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { copyText } from '../../../platform/copy-text.ts';
import { saveFile } from '../../../platform/save-file.ts';

const Codes = styled('ul')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '8px 16px',
  margin: 0,
  padding: '14px 16px',
  listStyle: 'none',
  background: 'var(--sunken)',
  borderRadius: 'var(--r-chip)',
  fontSize: 14,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '.02em',
  userSelect: 'text',
});

/** The only time that these are shown: they are put somewhere before the dialog closes. */
export function RecoveryCodesDialog(props: {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}) {
  const titleId = useId();
  const [kept, setKept] = useState(false);
  const text = props.codes.join('\n');
  const save = () =>
    saveFile(new Blob([`DDAK 복구 코드 (한 번씩만 쓸 수 있어요)\n\n${text}\n`]), 'DDAK 복구 코드.txt');
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>복구 코드</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: '12px' }}>
        <p style={{ color: 'var(--ink-2)' }}>
          휴대전화를 잃어버렸을 때 이 코드로 로그인해요. 지금만 볼 수 있으니 안전한 곳에 따로 두세요. 코드는
          한 번씩만 쓸 수 있어요.
        </p>
        <Codes aria-label="복구 코드">
          {props.codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
        <div style={{ display: 'flex', gap: 8 }}>
          <Button variant="outlined" fullWidth autoFocus onClick={() => void copyText(text, null)}>
            모두 복사
          </Button>
          <Button variant="outlined" fullWidth onClick={save}>
            파일로 저장
          </Button>
        </div>
        <FormControlLabel
          control={<Checkbox checked={kept} onChange={(event) => setKept(event.target.checked)} />}
          label="복구 코드를 따로 적어 두었어요"
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" disabled={!kept} onClick={props.onClose}>
          마침
        </Button>
      </DialogActions>
    </Dialog>
  );
}
