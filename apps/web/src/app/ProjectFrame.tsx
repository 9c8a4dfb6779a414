import { memberOf } from '@ddak/domain';
import type { ReactNode } from 'react';
import { ROLE_NAMES } from '../platform/role-names.ts';
import { useMe, useProjectSelector } from '../sync/hooks.ts';
import { BottomBar } from './shell/BottomBar.tsx';
import { ProjectNav } from './shell/ProjectNav.tsx';
import { Shell } from './shell/Shell.tsx';
import { Sidebar } from './shell/Sidebar.tsx';
import { SyncBar, SyncStrip } from './shell/SyncBar.tsx';
import { useNoteToasts } from './shell/use-note-toasts.ts';
import { useUndoKeys } from './shell/use-undo-keys.ts';

/** What stands around every screen of an open project. */
export function ProjectFrame(props: { readonly children: ReactNode }) {
  useUndoKeys();
  useNoteToasts();
  const me = useMe();
  const role = useProjectSelector((state) => memberOf(state, me._id)?.role);
  return (
    <Shell
      side={
        <Sidebar {...(role ? { subtitle: ROLE_NAMES[role] } : {})}>
          <ProjectNav />
        </Sidebar>
      }
      head={<SyncStrip />}
      foot={<SyncBar />}
      bottom={<BottomBar />}
    >
      {props.children}
    </Shell>
  );
}
