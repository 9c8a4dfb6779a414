import { BottomSheet, useIsPhone } from '@ddak/ui';
import Popover from '@mui/material/Popover';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { NoticeList } from './NoticeList.tsx';
import { useNoticesQuery } from './notices-api.ts';

interface Opening {
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-label': string;
}

/** The way to what I am told: at a desk beside what opens it, on a phone from below. `unread` is for the mark. */
export function NoticesBell(props: {
  readonly trigger: (open: Opening, unread: number) => ReactNode;
  /** One was opened: whatever else lies over the screen goes. */
  readonly onGone?: () => void;
}) {
  const { data } = useNoticesQuery();
  const isPhone = useIsPhone();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const gone = () => {
    close();
    props.onGone?.();
  };
  const unread = data?.unread ?? 0;
  const label = unread > 0 ? `알림, 읽지 않은 것 ${unread}개` : '알림';
  const open: Opening = {
    onClick: (event) => setAnchor(event.currentTarget),
    'aria-haspopup': 'dialog',
    'aria-label': label,
  };
  return (
    <>
      {props.trigger(open, unread)}
      {isPhone ? (
        <BottomSheet open={anchor !== null} onClose={close} title={<b>알림</b>} height="auto">
          <NoticeList onGone={gone} />
        </BottomSheet>
      ) : (
        <Popover
          open={anchor !== null}
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': '알림', sx: { width: 380, maxHeight: 520 } } }}
        >
          <NoticeList onGone={gone} />
        </Popover>
      )}
    </>
  );
}
