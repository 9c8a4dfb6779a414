import { Grow, Icon, Logo, NARROW, PHONE } from '@ddak/ui';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { NoticesBell } from '../../platform/notices/NoticesBell.tsx';
import { UnreadCount } from '../../platform/notices/UnreadCount.tsx';
import { PersonAvatar } from '../../platform/people/PersonAvatar.tsx';
import { setSidebarVisible } from '../../platform/ui-slice.ts';
import { useAppDispatch, useAppSelector } from '../store.ts';
import { AccountMenu } from './AccountMenu.tsx';

const Side = styled('aside')({
  display: 'flex',
  flexDirection: 'column',
  width: 204,
  minHeight: 0,
  padding: '14px 10px 8px',
  background: 'var(--surface)',
  borderRight: '1px solid var(--line)',
  '& > header': { display: 'flex', alignItems: 'center', height: 24, marginBottom: 14 },
  '& > header > a': { padding: '2px 8px', lineHeight: 1, textDecoration: 'none' },
  '& > header > button.fold': { opacity: 0, transition: 'opacity 120ms ease-out' },
  '&:hover > header > button.fold, & > header > button.fold:focus-visible': { opacity: 1 },
  '& > .rest': { flex: 1, minHeight: 0, overflowY: 'auto' },
  [NARROW]: {
    width: 84,
    padding: '14px 4px 8px',
    '& > header': { flexDirection: 'column', gap: 4, height: 'auto' },
    '& > header > button.fold': { display: 'none' },
  },
  [PHONE]: { display: 'none' },
});

/** What is left of a folded sidebar: the way back to it. */
const Rail = styled('aside')({
  width: 44,
  padding: '10px 6px',
  background: 'var(--surface)',
  borderRight: '1px solid var(--line)',
  [PHONE]: { display: 'none' },
});

const Person = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  padding: 8,
  border: 0,
  borderTop: '1px solid var(--line)',
  background: 'transparent',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { background: 'var(--sunken)' },
  '& > div': { minWidth: 0 },
  '& b': { display: 'block', fontWeight: 600, lineHeight: 1.25 },
  '& small': {
    display: 'block',
    fontSize: 11.5,
    color: 'var(--ink-3)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  [NARROW]: {
    flexDirection: 'column',
    gap: 4,
    padding: '8px 0',
    '& > div': { maxWidth: '100%' },
    '& b': { fontSize: 11, overflow: 'hidden', textOverflow: 'ellipsis' },
    '& small': { display: 'none' },
  },
});

/** The left side of the desktop, on a tablet upright with its words below the pictures: logo, what belongs to the place, the person. */
export function Sidebar(props: { readonly children?: ReactNode; readonly subtitle?: string }) {
  const user = useAppSelector((state) => state.auth.user);
  const visible = useAppSelector((state) => state.ui.sidebarVisible);
  const dispatch = useAppDispatch();
  if (!user) return null;
  if (!visible)
    return (
      <Rail>
        <IconButton aria-label="메뉴 펼치기" onClick={() => dispatch(setSidebarVisible(true))}>
          <Icon name="menu" />
        </IconButton>
        <NoticesBell
          trigger={(open, unread) => (
            <IconButton title="알림" {...open}>
              <Icon name="bell" />
              <UnreadCount unread={unread} />
            </IconButton>
          )}
        />
      </Rail>
    );
  return (
    <Side>
      <header>
        <Link to="/" aria-label="DDAK 내 작품" title="내 작품">
          <Logo />
        </Link>
        <Grow />
        <IconButton
          size="small"
          className="fold"
          aria-label="메뉴 접기"
          onClick={() => dispatch(setSidebarVisible(false))}
        >
          <Icon name="chevronLeft" />
        </IconButton>
        <NoticesBell
          trigger={(open, unread) => (
            <IconButton size="small" title="알림" {...open}>
              <Icon name="bell" />
              <UnreadCount unread={unread} />
            </IconButton>
          )}
        />
      </header>
      <div className="rest">{props.children}</div>
      <AccountMenu
        trigger={(open) => (
          <Person type="button" {...open}>
            <PersonAvatar userId={user._id} name={user.name} />
            <div>
              <b>{user.name}</b>
              <small>{props.subtitle ?? user.email}</small>
            </div>
          </Person>
        )}
      />
    </Side>
  );
}
