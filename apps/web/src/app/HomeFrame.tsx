import { SkeletonList } from '@ddak/ui';
import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router';
import { fetchInQuietMoments } from '../platform/chunks/later-part.tsx';
import { PROJECT, TIMETABLE } from './project-parts.ts';
import { HomeBar } from './shell/HomeBar.tsx';
import { Shell } from './shell/Shell.tsx';
import { Sidebar } from './shell/Sidebar.tsx';

/** What stands around the screens outside of a project. */
export default function HomeFrame() {
  // From here one goes into a project.
  useEffect(() => void fetchInQuietMoments([PROJECT.load, TIMETABLE.load]), []);
  return (
    <Shell side={<Sidebar />} bottom={<HomeBar />}>
      <Suspense fallback={<SkeletonList rows={8} />}>
        <Outlet />
      </Suspense>
    </Shell>
  );
}
