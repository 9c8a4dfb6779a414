import type { DialogProps } from '@mui/material/Dialog';

/**
 * GR29: closes a dialog by Esc or a press beside it. The second press of a double one was meant for what the first has opened
 * it from.
 */
export const dialogClose =
  (onClose: () => void): NonNullable<DialogProps['onClose']> =>
  (event, reason) => {
    const presses = 'detail' in event ? event.detail : 0;
    if (reason === 'escapeKeyDown' || !(Number(presses) > 1)) onClose();
  };
