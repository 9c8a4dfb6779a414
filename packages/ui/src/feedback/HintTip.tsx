import Tooltip from '@mui/material/Tooltip';
import type { Hint } from './follow-hints.ts';

/** A hint beside its element. */
export const HintTip = ({ hint }: { readonly hint: Hint }) => (
  <Tooltip
    open
    // What lies under a hint stays within reach.
    disableInteractive
    title={hint.text}
    disableFocusListener
    disableHoverListener
    disableTouchListener
    slotProps={{ popper: { anchorEl: hint.element }, transition: { timeout: 0 } }}
  >
    <span hidden />
  </Tooltip>
);
