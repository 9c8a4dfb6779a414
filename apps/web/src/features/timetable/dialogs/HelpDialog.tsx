import { KeyList } from '@ddak/ui';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

const KEYS = [
  ['↑ ↓ ← →', '줄 사이를 다니기'],
  ['Alt ↑ ↓', '줄을 위아래로 옮기기'],
  ['Alt ← →', '앞날, 뒷날로 옮기기'],
  ['M', '다른 날로 옮기기: 12(회차)나 1225(날짜), Enter'],
  ['날에서 Alt ← →', '날을 통째로 앞뒤 날짜로'],
  ['Enter', '줄 고치기'],
  ['P', '이 날에 고정, 풀기'],
  ['T', '시작 시각 고정, 풀기'],
  ['H', '씬 보류, 풀기'],
  ['J', '함께 찍기, 따로 찍기'],
  ['B', '여기서 하루 끊기 (나머지는 다음 날로)'],
  ['Space', '고르기, 빼기'],
  ['Shift 클릭', '사이를 모두 고르기'],
  ['빈 곳 끌기', '둘러서 고르기 (Shift, Ctrl: 더 고르기)'],
  ['Delete', '미배정으로 되돌리기'],
  ['Esc', '고른 것 놓기'],
  ['Ctrl Z', '실행 취소'],
] as const;

/** Every key of the board. */
export function HelpDialog(props: { readonly onClose: () => void }) {
  return (
    <Dialog open onClose={props.onClose} maxWidth="xs" fullWidth aria-labelledby="help-title">
      <DialogTitle id="help-title">자판으로 하기</DialogTitle>
      <DialogContent>
        <KeyList keys={KEYS} />
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onClose} autoFocus>
          닫기
        </Button>
      </DialogActions>
    </Dialog>
  );
}
