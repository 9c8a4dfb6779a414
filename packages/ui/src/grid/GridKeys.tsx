import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import { KeyList } from '../control/KeyList.tsx';
import { dialogClose } from '../dialog/dialog-close.ts';
import { Icon } from '../icon/Icon.tsx';

/** GR1 to GR11, GR20, GR27: what every table does by keys. */
const KEYS = [
  ['글자', '칸을 바꿔 적기'],
  ['Enter 또는 F2', '칸 열기: 고쳐 적기, 목록에서 고르기'],
  ['Enter, Tab', '적은 것을 두고 다음 칸으로 (Shift: 앞 칸으로)'],
  ['Esc', '적던 것을 버리고 원래대로'],
  ['Shift ↑ ↓ ← →', '여러 칸 고르기'],
  ['Ctrl ↑ ↓ ← →', '표의 끝으로'],
  ['Ctrl A', '모두 고르기'],
  ['Ctrl C, X, V', '복사, 잘라내기, 붙여 넣기'],
  ['Ctrl D', '윗줄의 값으로 채우기'],
  ['Delete', '칸 비우기'],
  ['Ctrl F', '표에서 찾기 (Enter: 다음)'],
  ['Shift Space', '줄 고르기, 빼기'],
  ['F6', '고른 줄의 도구로'],
  ['Shift F10', '줄의 메뉴'],
  ['Ctrl Z', '실행 취소'],
] as const;

/** What can be done in a table by keys, and how a list out of a spreadsheet is pasted. */
export function GridKeys() {
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        aria-label="표 단축키"
        aria-haspopup="dialog"
        title="표 단축키"
        onClick={() => setOpen(true)}
      >
        <Icon name="info" />
      </IconButton>
      <Dialog open={open} {...dialogClose(close)} maxWidth="xs" fullWidth aria-labelledby={titleId}>
        <DialogTitle id={titleId}>표 단축키</DialogTitle>
        <DialogContent>
          <p style={{ margin: '0 0 12px', color: 'var(--ink-2)' }}>
            엑셀에서 복사한 줄은 고른 칸부터 그대로 들어가요. 머리글까지 함께 복사하면 열의 순서가 달라도,
            이름이나 번호를 보고 제자리를 찾아요.
          </p>
          <KeyList keys={KEYS} />
        </DialogContent>
        <DialogActions>
          <Button onClick={close} autoFocus>
            닫기
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
