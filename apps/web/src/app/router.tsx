import { EmptyState, Logo } from '@ddak/ui';
import Button from '@mui/material/Button';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { createBrowserRouter, Link, Outlet, type RouteObject } from 'react-router';
import { AuthScreen } from '../features/account/AuthScreen.tsx';
import { OverviewScreen } from '../features/project/OverviewScreen.tsx';
import { browserClock } from '../platform/browser-clock.ts';
import { handIsBusy } from '../platform/drag/cover-page.ts';
import { loadChunk } from '../platform/load-chunk.ts';
import { Broken } from './Broken.tsx';
import { Home } from './Home.tsx';
import { HomeFrame } from './HomeFrame.tsx';
import { ProjectGate } from './ProjectGate.tsx';
import { SignedInOnly } from './session/SignedInOnly.tsx';
import { LoadingOverlay } from './shell/LoadingOverlay.tsx';
import type { ScreenHandle } from './use-screen-ahead.ts';

const loads: (() => Promise<unknown>)[] = [];

/** A screen is taken from the device when it is first gone to: the service worker has fetched it by then. */
const later = (path: string, fetchPart: () => Promise<{ default: ComponentType }>): RouteObject => {
  let here: ComponentType | null = null;
  const load = async () => {
    const part = await fetchPart();
    here = part.default;
    return part;
  };
  const Lazy = lazy(() => loadChunk(browserClock, load));
  // Of one that is here already, `lazy` would show its place holder first, and React leaves that for 300 ms.
  const Screen = () => {
    const [Shown] = useState(() => here ?? Lazy);
    return <Shown />;
  };
  loads.push(load);
  const handle: ScreenHandle = { load };
  return { path, element: <Screen />, errorElement: <Broken />, handle };
};

/** A page that is always busy fetches all the same. */
const BUSY_MS = 1_000;
const quietMoment = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no such moments.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: BUSY_MS });
    else setTimeout(resolve);
  });

/**
 * Where no service worker keeps the app: fetches what is left of it, so that a screen not yet seen opens without a line
 * too; one after another, so that nobody who works meanwhile feels it. Each is carried out, too, as it comes.
 */
export async function fetchAllScreens(): Promise<void> {
  for (const load of loads) {
    while (handIsBusy()) await new Promise((resolve) => setTimeout(resolve, BUSY_MS));
    await quietMoment();
    // What cannot be fetched now is fetched when it is gone to.
    await Promise.allSettled([load()]);
  }
}

const projectScreens: RouteObject[] = [
  { index: true, element: <OverviewScreen /> },
  later('screenplays', () => import('../features/screenplay/ScreenplaysScreen.tsx')),
  later('screenplays/:screenplayId', () => import('../features/screenplay/review/ReviewScreen.tsx')),
  later('scenes', () => import('../features/scene/ScenesScreen.tsx')),
  later('breakdown', () => import('../features/breakdown/BreakdownScreen.tsx')),
  later('characters', () => import('../features/scene/masters/CharactersScreen.tsx')),
  later('locations', () => import('../features/scene/masters/LocationsScreen.tsx')),
  later('elements', () => import('../features/scene/masters/elements/ElementsScreen.tsx')),
  later('timetable', () => import('./Timetable.tsx')),
  later('callsheets', () => import('../features/callsheet/CallsheetsScreen.tsx')),
  later('callsheets/:callsheetId', () => import('../features/callsheet/CallsheetScreen.tsx')),
  later('callsheets/:callsheetId/report', () => import('../features/callsheet/report/ReportScreen.tsx')),
  later('reports', () => import('../features/reports/ReportsScreen.tsx')),
  later('crew', () => import('../features/crew/CrewScreen.tsx')),
  later('history', () => import('../features/history/HistoryScreen.tsx')),
  later('settings', () => import('../features/project/SettingsScreen.tsx')),
];

const Root = () => (
  <>
    <Suspense fallback={null}>
      <Outlet />
    </Suspense>
    <LoadingOverlay />
  </>
);

function Placeholder() {
  return (
    <main style={{ display: 'grid', placeItems: 'center', minHeight: '100dvh' }}>
      <EmptyState
        level={1}
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

export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <Broken />,
    children: [
      { path: '/auth', element: <AuthScreen /> },
      later('/auth/reset/:token', () => import('../features/account/ResetScreen.tsx')),
      later('/auth/confirm/:token', () => import('../features/account/ConfirmEmailScreen.tsx')),
      later('/invite', () => import('../features/invite/InviteCodeScreen.tsx')),
      later('/invite/:code', () => import('../features/invite/InviteScreen.tsx')),
      { path: '/notfound', element: 'NotFoundPage' },
      {
        element: <SignedInOnly />,
        children: [
          {
            element: <HomeFrame />,
            children: [{ path: '/', element: <Home /> }, later('/me', () => import('./Me.tsx'))],
          },
          { path: '/projects/:projectId', element: <ProjectGate />, children: projectScreens },
        ],
      },
      { path: '*', element: <Placeholder /> },
    ],
  },
]);
