import { BottomSheet } from '@ddak/ui';
import { memo } from 'react';
import { StripLookFields } from './StripLookFields.tsx';
import { LOOK_TITLE } from './strip-look.ts';
import type { StripLooking } from './use-strip-look.ts';

/** TT23: the same on a phone, where the strips can be seen above it. */
export const StripLookSheet = memo(
  (props: { readonly looking: StripLooking; readonly open: boolean; readonly onClose: () => void }) => (
    <BottomSheet open={props.open} title={<b>{LOOK_TITLE}</b>} height="auto" onClose={props.onClose}>
      <div style={{ padding: '0 16px 16px' }}>
        <StripLookFields {...props.looking} />
      </div>
    </BottomSheet>
  ),
);
