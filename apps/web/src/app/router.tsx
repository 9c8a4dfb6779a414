import { EmptyState, Logo } from '@ddak/ui';
import Button from '@mui/material/Button';
import { type ComponentType, Suspense } from 'react';
import { createBrowserRouter, Link, Outlet, type RouteObject } from 'react-router';
import { type LaterPart, laterPart } from '../platform/chunks/later-part.tsx';
import { Broken } from './Broken.tsx';
import { BEHIND_DOOR } from './fetch-first-screens.ts';
import { PROJECT, TIMETABLE } from './project-parts.ts';
import { AUTH, SignedInOnly } from './session/SignedInOnly.tsx';
import { LoadingOverlay } from './shell/LoadingOverlay.tsx';
import type { ScreenHandle } from './use-screen-ahead.ts';

/** What a route shows by a screen that comes on its own. */
const shownBy = ({ Part, load }: LaterPart) => {
  const handle: ScreenHandle = { load };
  return { element: <Part />, errorElement: <Broken />, handle };
};

const later = (path: string, fetchPart: () => Promise<{ default: ComponentType }>) => ({
  path,
  ...shownBy(laterPart(fetchPart)),
});

const projectScreens: RouteObject[] = [
  { index: true, ...shownBy(laterPart(() => import('../features/project/OverviewScreen.tsx'))) },
  later('screenplays', () => import('../features/screenplay/ScreenplaysScreen.tsx')),
  later('screenplays/:screenplayId', () => import('../features/screenplay/review/ReviewScreen.tsx')),
  later(
    'screenplays/:screenplayId/compare',
    () => import('../features/screenplay/compare/CompareScreen.tsx'),
  ),
  later('scenes', () => import('../features/scene/ScenesScreen.tsx')),
  later('breakdown', () => import('../features/breakdown/BreakdownScreen.tsx')),
  later('characters', () => import('../features/scene/masters/CharactersScreen.tsx')),
  later('locations', () => import('../features/scene/masters/LocationsScreen.tsx')),
  later('elements', () => import('../features/scene/masters/elements/ElementsScreen.tsx')),
  { path: 'timetable', ...shownBy(TIMETABLE) },
  later('today', () => import('../features/callsheet/today/TodayScreen.tsx')),
  later('callsheets', () => import('../features/callsheet/CallsheetsScreen.tsx')),
  later('callsheets/:callsheetId', () => import('../features/callsheet/CallsheetScreen.tsx')),
  later('callsheets/:callsheetId/report', () => import('../features/callsheet/report/ReportScreen.tsx')),
  later('reports', () => import('../features/reports/ReportsScreen.tsx')),
  later('costs', () => import('../features/cost/CostsScreen.tsx')),
  later('crew', () => import('../features/crew/CrewScreen.tsx')),
  later('history', () => import('../features/history/HistoryScreen.tsx')),
  later('settings', () => import('../features/project/settings/SettingsScreen.tsx')),
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
      { path: '/auth', ...shownBy(AUTH) },
      later('/auth/reset/:token', () => import('../features/account/ResetScreen.tsx')),
      later('/auth/confirm/:token', () => import('../features/account/ConfirmEmailScreen.tsx')),
      later('/invite', () => import('../features/invite/InviteCodeScreen.tsx')),
      later('/invite/:code', () => import('../features/invite/InviteScreen.tsx')),
      { path: '/notfound', element: 'NotFoundPage' },
      {
        element: <SignedInOnly />,
        handle: BEHIND_DOOR,
        children: [
          {
            ...shownBy(laterPart(() => import('./HomeFrame.tsx'))),
            children: [
              later('/', () => import('./Home.tsx')),
              later('/today', () => import('../features/project/today/TodayDoor.tsx')),
              later('/me', () => import('./Me.tsx')),
            ],
          },
          { path: '/projects/:projectId', ...shownBy(PROJECT), children: projectScreens },
        ],
      },
      { path: '*', element: <Placeholder /> },
    ],
  },
]);
