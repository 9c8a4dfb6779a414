import { ScheduleOnDevice } from '../features/account/schedule/ScheduleOnDevice.tsx';
import { AskDialog } from '../features/invite/AskDialog.tsx';
import { MyCrewRequests } from '../features/invite/MyCrewRequests.tsx';
import { useMyOpenRequests } from '../features/invite/use-my-open-requests.ts';
import { ProjectsScreen } from '../features/project/ProjectsScreen.tsx';
import { HomeNotices } from '../platform/notices/HomeNotices.tsx';

/** '/' for who is signed in: my next call, my projects, what waits, what is new, and what an invitation asks me. */
export default function Home() {
  const waiting = useMyOpenRequests().filter(({ status }) => status === 'pending');
  return (
    <>
      <ProjectsScreen asked={<MyCrewRequests />} askedCount={waiting.length} news={<HomeNotices />} />
      <AskDialog />
      <ScheduleOnDevice />
    </>
  );
}
