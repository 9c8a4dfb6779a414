import { Grow, Icon, Logo, PHONE, toastFloor } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { NoticesBell } from '../../platform/notices/NoticesBell.tsx';
import { UnreadCount } from '../../platform/notices/UnreadCount.tsx';
import { PersonAvatar } from '../../platform/people/PersonAvatar.tsx';
import { useAppSelector } from '../store.ts';
import { AccountMenu } from './AccountMenu.tsx';

const Bar = styled('footer')({
  display: 'none',
  alignItems: 'center',
  minHeight: 56,
  padding: '0 16px env(safe-area-inset-bottom)',
  background: 'var(--surface)',
  borderTop: '1px solid var(--line)',
  [PHONE]: { display: 'flex' },
  '& > a': { display: 'flex', alignItems: 'center', minHeight: 44, textDecoration: 'none' },
  '& > button': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minWidth: 44,
    minHeight: 44,
    border: 0,
    background: 'transparent',
    fontWeight: 600,
  },
});

/** The phone's foot outside of a project: the way to my projects, and who I am. */
export function HomeBar() {
  const user = useAppSelector((state) => state.auth.user);
  return (
    <Bar ref={toastFloor}>
      <Link to="/" aria-label="DDAK 내 작품">
        <Logo />
      </Link>
      <Grow />
      <NoticesBell
        trigger={(open, unread) => (
          <button type="button" {...open}>
            <Icon name="bell" size={20} />
            <UnreadCount unread={unread} />
          </button>
        )}
      />
      <AccountMenu
        trigger={(open) => (
          <button type="button" {...open}>
            {user?.name}
            {user ? <PersonAvatar userId={user._id} name={user.name} size={30} /> : null}
          </button>
        )}
      />
    </Bar>
  );
}
