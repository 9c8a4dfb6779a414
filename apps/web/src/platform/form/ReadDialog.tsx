import { dialogClose } from '@ddak/ui';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

/** What may only be looked at. */
export function ReadDialog(props: {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}) {
  const titleId = useId();
  return (
    <Dialog open {...dialogClose(props.onClose)} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{props.title}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: '12px' }}>
        {props.children}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={props.onClose}>
          닫기
        </Button>
      </DialogActions>
    </Dialog>
  );
}
