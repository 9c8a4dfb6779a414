import { Icon } from '@ddak/ui';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { StripLookFields } from './StripLookFields.tsx';
import { LOOK_TITLE } from './strip-look.ts';
import type { StripLooking } from './use-strip-look.ts';

/** TT23: the menu of what strips show, on a desk. */
export function StripLookMenu(props: StripLooking) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={LOOK_TITLE}
        title={LOOK_TITLE}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="eye" />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        transitionDuration={120}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': LOOK_TITLE,
            sx: { width: 296, padding: '8px 12px 12px', boxShadow: 'var(--lift)' },
          },
        }}
      >
        <StripLookFields {...props} />
      </Popover>
    </>
  );
}
