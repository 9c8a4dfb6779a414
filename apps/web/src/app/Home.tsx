import { ProjectsScreen } from '../features/project/ProjectsScreen.tsx';
import { HomeBar } from './shell/HomeBar.tsx';
import { Shell } from './shell/Shell.tsx';
import { Sidebar } from './shell/Sidebar.tsx';

/** '/' of a person who is signed in. */
export const Home = () => (
  <Shell side={<Sidebar />} bottom={<HomeBar />}>
    <ProjectsScreen />
  </Shell>
);
