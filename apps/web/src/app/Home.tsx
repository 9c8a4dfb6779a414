import { AskDialog } from '../features/invite/AskDialog.tsx';
import { MyCrewRequests } from '../features/invite/MyCrewRequests.tsx';
import { ProjectsScreen } from '../features/project/ProjectsScreen.tsx';

/** '/' for who is signed in: my projects, what I have asked for, and what an invitation asks me. */
export const Home = () => (
  <>
    <ProjectsScreen head={<MyCrewRequests />} />
    <AskDialog />
  </>
);
