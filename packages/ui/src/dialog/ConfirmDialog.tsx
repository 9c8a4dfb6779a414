import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { dialogClose } from './dialog-close.ts';

/** Asks before something is lost. `losses` names it, line by line; the button says the deed, never just "확인". */
export function ConfirmDialog(props: {
  readonly open: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  readonly losses?: readonly string[];
  readonly confirmLabel: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) {
  const titleId = useId();
  return (
    <Dialog
      open={props.open}
      {...dialogClose(props.onClose)}
      maxWidth="xs"
      fullWidth
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{props.title}</DialogTitle>
      <DialogContent sx={{ color: 'var(--ink-2)' }}>
        {props.children}
        {props.losses && props.losses.length > 0 ? (
          <ul style={{ margin: '8px 0 0', paddingLeft: 18, color: 'var(--ink)' }}>
            {props.losses.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ul>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={props.onClose}>
          취소
        </Button>
        <Button
          variant="contained"
          color={props.danger === false ? 'primary' : 'error'}
          disabled={props.busy ?? false}
          onClick={props.onConfirm}
          autoFocus
        >
          {props.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
