import type { DialogProps } from '@mui/material/Dialog';

/**
 * GR29: closes a dialog by Esc or a press beside it. The second press of a double one was meant for what the first has opened
 * it from: it neither closes it nor takes the keyboard from its field.
 */
export const dialogClose = (onClose: () => void): Pick<DialogProps, 'onClose' | 'onMouseDown'> => ({
  onClose(event, reason) {
    const presses = 'detail' in event ? Number(event.detail) : 0;
    if (reason === 'escapeKeyDown' || !(presses > 1)) onClose();
  },
  onMouseDown(event) {
    if (event.detail > 1 && !(event.target as Element).closest('[role="dialog"]')) event.preventDefault();
  },
});
