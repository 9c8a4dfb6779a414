import { EmptyState, ErrorState, SkeletonList } from '@ddak/ui';
import Button from '@mui/material/Button';
import { Link, Navigate } from 'react-router';
import { useNow } from '../../../platform/clock/use-now.ts';
import { useMyProjects } from '../use-my-projects.ts';
import { projectToday } from './project-today.ts';

/** `/today`: the way to the project that I shoot today (OS4). */
export default function TodayDoor() {
  const { projects, failure, retry } = useMyProjects();
  const now = useNow(60_000);
  if (failure !== null)
    return <ErrorState title="작품을 불러오지 못했어요" message={failure} onRetry={retry} />;
  if (!projects) return <SkeletonList rows={6} />;
  const found = projectToday(projects, now);
  if (found) return <Navigate to={`/projects/${found._id}/today`} replace />;
  return (
    <EmptyState
      level={1}
      title="오늘 촬영이 없어요"
      hint="촬영이 있는 날에는 지금 찍는 씬과 다음 순서가 여기 있어요."
      action={
        <Button component={Link} to="/">
          내 작품
        </Button>
      }
    />
  );
}
