import { BottomSheet, Icon, PHONE, toastFloor } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link, NavLink } from 'react-router';
import { NoticesBell } from '../../platform/notices/NoticesBell.tsx';
import { useNoticesQuery } from '../../platform/notices/notices-api.ts';
import { UnreadCount } from '../../platform/notices/UnreadCount.tsx';
import { useProjectId } from '../../sync/hooks.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { useBarItems } from './use-bar-items.ts';

const Bar = styled('nav')({
  display: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  background: 'var(--surface)',
  borderTop: '1px solid var(--line)',
  paddingBottom: 'env(safe-area-inset-bottom)',
  [PHONE]: { display: 'grid' },
  '& > a, & > button': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 3,
    height: 56,
    padding: 0,
    border: 0,
    background: 'transparent',
    color: 'var(--ink-2)',
    fontSize: 11,
    fontWeight: 500,
    textDecoration: 'none',
  },
  '& .with-count': { position: 'relative', display: 'grid' },
  '& .with-count > span': { position: 'absolute', left: 12, top: -6 },
  '& > a.active': { color: 'var(--brand-ink)', fontWeight: 700 },
});

const Rows = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  padding: '0 8px 8px',
  '& > a, & > button': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 48,
    padding: '0 8px',
    border: 0,
    background: 'transparent',
    color: 'var(--ink)',
    fontSize: 15,
    textAlign: 'left',
    textDecoration: 'none',
  },
});

/** The phone's way between screens: four at hand, the rest behind 더 보기. */
export function BottomBar() {
  const projectId = useProjectId();
  const { atHand, rest } = useBarItems();
  const unread = useNoticesQuery().data?.unread ?? 0;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const to = (path: string) => `/projects/${projectId}${path ? `/${path}` : ''}`;
  return (
    <Bar ref={toastFloor} aria-label="작품 화면">
      {atHand.map(({ path, label, shortLabel, icon }) => (
        <NavLink key={path} to={to(path)} end={path === ''}>
          <Icon name={icon} size={20} />
          {shortLabel ?? label}
        </NavLink>
      ))}
      <button type="button" onClick={() => setOpen(true)} aria-haspopup="dialog">
        <span className="with-count">
          <Icon name="menu" size={20} />
          <UnreadCount unread={unread} />
        </span>
        더 보기
      </button>
      <BottomSheet open={open} onClose={close} title={<b>더 보기</b>} height="auto">
        <Rows>
          {rest.map(({ path, label, icon }) => (
            <Link key={path} to={to(path)} onClick={close}>
              <Icon name={icon} size={20} />
              {label}
            </Link>
          ))}
          <NoticesBell
            onGone={close}
            trigger={(props, count) => (
              <button type="button" {...props}>
                <Icon name="bell" size={20} />
                알림
                <UnreadCount unread={count} />
              </button>
            )}
          />
          <Link to="/" onClick={close}>
            <Icon name="grid" size={20} />내 작품
          </Link>
          <AccountMenu
            trigger={(props) => (
              <button type="button" {...props}>
                <Icon name="settings" size={20} />내 계정·로그아웃
              </button>
            )}
          />
        </Rows>
      </BottomSheet>
    </Bar>
  );
}
