import Tooltip from '@mui/material/Tooltip';
import { useEffect, useState } from 'react';
import { followHints, type Hint } from './follow-hints.ts';

/** Shows the hint of whatever the pointer, the focus or a resting finger is on. Stands once in the app. */
export function TooltipLayer() {
  const [hint, setHint] = useState<Hint | null>(null);
  useEffect(() => followHints(document, setHint), []);
  if (!hint) return null;
  return (
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
}
