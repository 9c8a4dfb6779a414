import { EmptyState, Logo } from '@ddak/ui';
import Button from '@mui/material/Button';
import { type ComponentType, lazy } from 'react';
import { createBrowserRouter, Link, Outlet, type RouteObject, useRouteError } from 'react-router';
import { AuthScreen } from '../features/account/AuthScreen.tsx';
import { OverviewScreen } from '../features/project/OverviewScreen.tsx';
import { Home } from './Home.tsx';
import { ProjectGate } from './ProjectGate.tsx';
import { SignedInOnly } from './session/SignedInOnly.tsx';
import { LoadingOverlay } from './shell/LoadingOverlay.tsx';

/** A screen is fetched when it is first gone to. */
const later = (path: string, load: () => Promise<{ default: ComponentType }>): RouteObject => {
  const Screen = lazy(load);
  return { path, element: <Screen /> };
};

const projectScreens: RouteObject[] = [
  { index: true, element: <OverviewScreen /> },
  later('screenplays', () => import('../features/screenplay/ScreenplaysScreen.tsx')),
  later('screenplays/:screenplayId', () => import('../features/screenplay/ReviewScreen.tsx')),
  later('scenes', () => import('../features/scene/ScenesScreen.tsx')),
  later('characters', () => import('../features/scene/masters/CharactersScreen.tsx')),
  later('locations', () => import('../features/scene/masters/LocationsScreen.tsx')),
  later('timetable', () => import('../features/timetable/TimetableScreen.tsx')),
  later('callsheets', () => import('../features/callsheet/CallsheetsScreen.tsx')),
  later('callsheets/:callsheetId', () => import('../features/callsheet/CallsheetScreen.tsx')),
  later('crew', () => import('../features/crew/CrewScreen.tsx')),
];

const Root = () => (
  <>
    <Outlet />
    <LoadingOverlay />
  </>
);

function Placeholder() {
  return (
    <main style={{ display: 'grid', placeItems: 'center', minHeight: '100dvh' }}>
      <EmptyState
        title="서비스를 준비하고 있어요"
        hint={<Logo size={28} />}
        action={
          <Button component={Link} to="/">
            처음으로
          </Button>
        }
      />
    </main>
  );
}

function Broken() {
  const error = useRouteError();
  console.error(error);
  return (
    <main style={{ display: 'grid', placeItems: 'center', minHeight: '100dvh' }}>
      <EmptyState
        title="화면에 문제가 생겼어요"
        hint="저장하던 내용은 이 기기에 남아 있어요. 다시 열면 이어서 할 수 있어요."
        action={<Button onClick={() => location.reload()}>다시 열기</Button>}
      />
    </main>
  );
}

export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <Broken />,
    children: [
      { path: '/auth', element: <AuthScreen /> },
      { path: '/notfound', element: 'NotFoundPage' },
      {
        element: <SignedInOnly />,
        children: [
          { path: '/', element: <Home /> },
          { path: '/projects/:projectId', element: <ProjectGate />, children: projectScreens },
        ],
      },
      { path: '*', element: <Placeholder /> },
    ],
  },
]);
