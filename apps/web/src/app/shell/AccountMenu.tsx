import { DropMenu, type MenuEntry } from '@ddak/ui';
import { useColorScheme } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import toast from 'react-hot-toast';
import { useNavigate } from 'react-router';
import { useSignOutMutation } from '../../features/account/account-api.ts';
import { TEXTS } from '../../platform/fixed-texts.ts';
import { leaveDevice } from '../session/end-session.ts';
import { useAppSelector } from '../store.ts';

const MODES = [
  ['light', '밝게'],
  ['dark', '어둡게'],
  ['system', '기기 설정대로'],
] as const;

/** Colour mode and signing out. */
export function AccountMenu(props: Pick<ComponentProps<typeof DropMenu>, 'trigger'>) {
  const { mode, setMode } = useColorScheme();
  const userId = useAppSelector((state) => state.auth.user?._id);
  const navigate = useNavigate();
  const [signOut] = useSignOutMutation();

  const leave = async () => {
    const answer = await signOut();
    if ('error' in answer || !userId) return;
    await leaveDevice(userId);
    await navigate('/');
    toast.success(TEXTS.signedOut);
  };

  const entries: (MenuEntry | 'divider')[] = [
    ...MODES.map(([value, label]) => ({
      label,
      selected: mode === value,
      onSelect: () => setMode(value),
    })),
    'divider',
    { label: '로그아웃', onSelect: () => void leave() },
  ];
  return <DropMenu trigger={props.trigger} entries={entries} />;
}
