import { DropMenu, type MenuEntry } from '@ddak/ui';
import { useColorScheme } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { COLOUR_MODES } from '../../platform/colour-modes.ts';
import { useSignOut } from '../session/use-sign-out.ts';

/** My account, colour mode and signing out. */
export function AccountMenu(props: Pick<ComponentProps<typeof DropMenu>, 'trigger'>) {
  const { mode, setMode } = useColorScheme();
  const navigate = useNavigate();
  const signOut = useSignOut();

  const entries: (MenuEntry | 'divider')[] = [
    { label: '내 계정', onSelect: () => void navigate('/me') },
    'divider',
    ...COLOUR_MODES.map(({ value, label }) => ({
      label,
      selected: mode === value,
      onSelect: () => setMode(value),
    })),
    'divider',
    { label: '로그아웃', onSelect: () => void signOut() },
  ];
  return <DropMenu trigger={props.trigger} entries={entries} />;
}
