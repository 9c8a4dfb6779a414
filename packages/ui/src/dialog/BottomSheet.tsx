import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';

const Handle = styled('i')({
  display: 'block',
  width: 36,
  height: 4,
  margin: '8px auto 4px',
  borderRadius: 2,
  background: 'var(--line-2)',
});

/** A phone's second surface, rising from below. `height` as CSS, at most what leaves the page's head visible. */
export function BottomSheet(props: {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly height?: string;
  readonly onClose: () => void;
}) {
  const titleId = useId();
  return (
    <Drawer
      anchor="bottom"
      open={props.open}
      onClose={props.onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: {
            height: props.height ?? '72dvh',
            borderRadius: '12px 12px 0 0',
            paddingBottom: 'env(safe-area-inset-bottom)',
            display: 'flex',
            flexDirection: 'column',
          },
        },
      }}
    >
      <Handle aria-hidden />
      <div id={titleId} style={{ padding: '4px 16px 8px' }}>
        {props.title}
      </div>
      <div style={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}>{props.children}</div>
    </Drawer>
  );
}
