import { EmptyState, ErrorState, SkeletonList } from '@ddak/ui';
import Button from '@mui/material/Button';
import { memo, type ReactNode, Suspense } from 'react';
import { Link, Outlet, useParams } from 'react-router';
import { useBreakdownLoading } from '../platform/breakdown-loading-slice.ts';
import { useSignedInTools } from '../platform/live/live-socket-context.ts';
import { type ProjectSession, ProjectSessionContext } from '../sync/project-session.ts';
import { useOpenProject } from '../sync/react/use-open-project.ts';
import { ProjectFrame } from './ProjectFrame.tsx';
import { projectPorts } from './project-ports.ts';
import { useKeepPermission } from './session/use-keep-permission.ts';
import { Shell } from './shell/Shell.tsx';
import { Sidebar } from './shell/Sidebar.tsx';
import { useNoteToasts } from './shell/use-note-toasts.ts';
import { useAppSelector } from './store.ts';

/** Opens the project of the address, and shows its screens once there is something to show. */
export default function ProjectGate() {
  const { projectId = '' } = useParams();
  const me = useAppSelector((state) => state.auth.user)!;
  const { socket, keeper } = useSignedInTools();
  const session = useOpenProject({
    projectId,
    me,
    ports: () => projectPorts(me._id, projectId, socket),
    onSignedOut: keeper.renew,
  });
  const phase = useAppSelector((state) => state.project.phase);
  const connection = useAppSelector((state) => state.project.status.connection);
  useKeepPermission(projectId, me._id);
  // Here, not in the frame: what is given up when the project ends must be told too.
  useNoteToasts();
  useBreakdownLoading('general', !session || phase === 'loading');

  if (phase === 'ended' || phase === 'denied') return <Outside />;
  if (phase === 'locked') return <FactorNeeded />;
  if (!session || phase === 'loading')
    return (
      <Waiting>
        {connection === 'offline' ? (
          <ErrorState
            title="이 기기에 받아 둔 내용이 없어요"
            message="신호가 잡히면 작품을 불러와요."
            onRetry={socket.wake}
          />
        ) : (
          <SkeletonList rows={8} />
        )}
      </Waiting>
    );
  return <Opened session={session} />;
}

/** Its own component, so that what the gate watches does not draw the whole app anew with every edit of others. */
const Opened = memo(function Opened(props: { readonly session: ProjectSession }) {
  return (
    <ProjectSessionContext value={props.session}>
      <ProjectFrame>
        <Suspense fallback={<SkeletonList rows={10} />}>
          <Outlet />
        </Suspense>
      </ProjectFrame>
    </ProjectSessionContext>
  );
});

const Waiting = (props: { readonly children: ReactNode }) => (
  <Shell side={<Sidebar />} bottom={null}>
    <div style={{ padding: 16, height: '100%' }}>{props.children}</div>
  </Shell>
);

/** AC27: what waits on this device stays, and is sent once the person is let in. */
const FactorNeeded = () => (
  <Waiting>
    <EmptyState
      title="2단계 인증이 필요한 작품이에요"
      hint="내 계정에서 2단계 인증을 켜면 바로 열 수 있어요. 이 기기에서 아직 보내지 못한 것은 그대로 두었다가 보내요."
      action={
        <Button component={Link} to="/me" variant="contained">
          2단계 인증 켜기
        </Button>
      }
    />
  </Waiting>
);

const Outside = () => (
  <Waiting>
    <EmptyState
      title="열 수 없는 작품이에요"
      hint="없어졌거나 참여하고 있지 않은 작품이에요. 이 기기에 있던 내용은 지웠어요."
      action={
        <Button component={Link} to="/">
          내 작품으로
        </Button>
      }
    />
  </Waiting>
);
