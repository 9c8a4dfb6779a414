import { SkeletonList } from '@ddak/ui';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { HomeBar } from './shell/HomeBar.tsx';
import { Shell } from './shell/Shell.tsx';
import { Sidebar } from './shell/Sidebar.tsx';

/** What stands around the screens outside of a project. */
export default function HomeFrame() {
  return (
    <Shell side={<Sidebar />} bottom={<HomeBar />}>
      <Suspense fallback={<SkeletonList rows={8} />}>
        <Outlet />
      </Suspense>
    </Shell>
  );
}
