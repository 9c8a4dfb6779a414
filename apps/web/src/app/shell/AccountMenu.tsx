import { DropMenu, type MenuEntry } from '@ddak/ui';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useColorScheme } from '@mui/material/styles';
import { type ComponentProps, useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { PatchNotesDialog } from '../../features/patchnotes/PatchNotesDialog.tsx';
import { usePatchNotes } from '../../features/patchnotes/use-patch-notes.ts';
import { COLOUR_MODES } from '../../platform/colour-modes.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { useAppSelector } from '../store.ts';

/** The mark at the corner of whatever opens the menu. */
const UNREAD = {
  '[data-unread="true"]': { position: 'relative' },
  '[data-unread="true"]::after': {
    content: '""',
    position: 'absolute',
    top: 6,
    right: 2,
    width: 9,
    height: 9,
    borderRadius: '50%',
    background: 'var(--brand)',
    boxShadow: '0 0 0 2px var(--surface)',
  },
} as const;

/** My account, the news, colour mode and signing out. */
export function AccountMenu(props: Pick<ComponentProps<typeof DropMenu>, 'trigger'>) {
  const { mode, setMode } = useColorScheme();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const userId = useAppSelector((state) => state.auth.user?._id ?? '');
  const { unread } = usePatchNotes(userId);
  const [isOpen, setOpen] = useState(false);
  // NT13: the notice of a patch note leads here.
  const [search, setSearch] = useSearchParams();
  const isLed = search.has('news');
  const close = () => {
    setOpen(false);
    if (isLed) setSearch({}, { replace: true });
  };
  const unreadId = useId();

  const entries: (MenuEntry | 'divider')[] = [
    { label: '내 계정', onSelect: () => void navigate('/me') },
    { label: unread ? '새 소식 (안 읽음)' : '새 소식', onSelect: () => setOpen(true) },
    'divider',
    ...COLOUR_MODES.map(({ value, label }) => ({
      label,
      selected: mode === value,
      onSelect: () => setMode(value),
    })),
    'divider',
    { label: '로그아웃', onSelect: () => void signOut() },
  ];
  const mark = unread ? { 'data-unread': 'true', 'aria-describedby': unreadId } : {};
  return (
    <>
      <GlobalStyles styles={UNREAD} />
      <DropMenu trigger={(open) => props.trigger({ ...open, ...mark })} entries={entries} />
      <span id={unreadId} hidden>
        읽지 않은 새 소식이 있어요.
      </span>
      {isOpen || isLed ? <PatchNotesDialog userId={userId} onClose={close} /> : null}
    </>
  );
}
