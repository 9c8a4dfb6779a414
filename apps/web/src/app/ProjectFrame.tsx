import { memberOf } from '@ddak/domain';
import { EmptyState } from '@ddak/ui';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { CommentDesk } from '../features/comment/CommentDesk.tsx';
import { Company } from '../features/presence/Company.tsx';
import { ArchivedStrip } from '../features/project/ArchivedStrip.tsx';
import { ListOnDevice } from '../features/project/ListOnDevice.tsx';
import { SampleStrip } from '../features/project/sample/SampleStrip.tsx';
import { useFreshAvatars } from '../platform/people/use-fresh-avatars.ts';
import { ROLE_NAMES } from '../platform/role-names.ts';
import { useMe, useProjectId, useProjectSelector } from '../sync/hooks.ts';
import { HandedFiles } from './HandedFiles.tsx';
import { BottomBar } from './shell/BottomBar.tsx';
import { NAV_ITEMS } from './shell/nav-items.ts';
import { OutdoneToasts } from './shell/OutdoneToasts.tsx';
import { ProjectNav } from './shell/ProjectNav.tsx';
import { Shell } from './shell/Shell.tsx';
import { Sidebar } from './shell/Sidebar.tsx';
import { SyncBar, SyncStrip } from './shell/SyncBar.tsx';
import { UndoKeys } from './shell/UndoKeys.tsx';
import { useNavItems } from './shell/use-nav-items.ts';

/** What stands around every screen of an open project. */
export function ProjectFrame(props: { readonly children: ReactNode }) {
  const me = useMe();
  useFreshAvatars(
    useProjectId(),
    useProjectSelector((state) => state.projectMember.size),
  );
  const role = useProjectSelector((state) => memberOf(state, me._id)?.role);
  return (
    <Shell
      side={
        <Sidebar {...(role ? { subtitle: ROLE_NAMES[role] } : {})}>
          <ProjectNav />
        </Sidebar>
      }
      head={
        <>
          <ArchivedStrip />
          <SampleStrip />
          <SyncStrip />
        </>
      }
      foot={<SyncBar />}
      bottom={<BottomBar />}
    >
      <ListOnDevice />
      <UndoKeys />
      <OutdoneToasts />
      <Company>
        <CommentDesk>
          <HandedFiles>
            <Readable>{props.children}</Readable>
          </HandedFiles>
        </CommentDesk>
      </Company>
    </Shell>
  );
}

/** The screen of the address, when I may read it. Who may not see the overview begins with what they may see. */
function Readable(props: { readonly children: ReactNode }) {
  const projectId = useProjectId();
  const { pathname } = useLocation();
  const readable = useNavItems();
  const path = pathname.split('/')[3] ?? '';
  const item = NAV_ITEMS.find((one) => one.path === path || one.also === path);
  if (!item || readable.some((one) => one.path === item.path)) return props.children;
  const first = readable[0];
  if (path === '' && first) return <Navigate to={`/projects/${projectId}/${first.path}`} replace />;
  return (
    <EmptyState
      title={`${item.label} 화면을 볼 권한이 없어요`}
      hint="필요하면 작품의 관리자에게 요청해 주세요."
    />
  );
}
