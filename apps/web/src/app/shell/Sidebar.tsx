import { Avatar, Logo, PHONE } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAppSelector } from '../store.ts';
import { AccountMenu } from './AccountMenu.tsx';

const Side = styled('aside')({
  display: 'flex',
  flexDirection: 'column',
  width: 204,
  minHeight: 0,
  padding: '14px 10px 8px',
  background: 'var(--surface)',
  borderRight: '1px solid var(--line)',
  '& > a:first-of-type': {
    padding: '2px 8px 16px',
    lineHeight: 1,
    alignSelf: 'flex-start',
    textDecoration: 'none',
  },
  '& > .rest': { flex: 1, minHeight: 0, overflowY: 'auto' },
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
});

/** The left side of the desktop: logo, what belongs to the place, the person. */
export function Sidebar(props: { readonly children?: ReactNode; readonly subtitle?: string }) {
  const user = useAppSelector((state) => state.auth.user);
  const visible = useAppSelector((state) => state.ui.sidebarVisible);
  if (!user || !visible) return null;
  return (
    <Side>
      <Link to="/" aria-label="내 작품">
        <Logo />
      </Link>
      <div className="rest">{props.children}</div>
      <AccountMenu
        trigger={(open) => (
          <Person type="button" {...open}>
            <Avatar name={user.name} colour={4} />
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
