import { koreanMoment } from '@ddak/domain';
import { EmptyState, SkeletonList } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { FailedQuery } from '../retry/FailedQuery.tsx';
import { ChooseProject } from './ChooseProject.tsx';
import { groupNotices } from './group-notices.ts';
import { NoticeLine } from './NoticeLine.tsx';
import { useNoticesQuery, useReadNoticesMutation } from './notices-api.ts';
import { projectsToldOf } from './projects-told-of.ts';

const Days = styled('div')({
  '& > header': { display: 'flex', justifyContent: 'space-between', gap: 8, padding: '0 8px' },
  '& > header > *': { minWidth: 0 },
  '& > header > .all': { flex: 'none', marginLeft: 'auto' },
  '& h3': { padding: '10px 16px 4px', fontSize: 12, fontWeight: 600, color: 'var(--ink-3)' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
});

/** NT4: what I am told, by day, of all projects or of one; pressing one leads there, and it is read. */
export function NoticeList({ onGone }: { readonly onGone: () => void }) {
  const query = useNoticesQuery();
  const { data, error, isLoading } = query;
  const [read] = useReadNoticesMutation();
  const [projectId, setProjectId] = useState<string | null>(null);
  if (isLoading) return <SkeletonList rows={4} />;
  if (error || !data) return <FailedQuery title="알림을 불러오지 못했어요" query={query} />;
  if (data.notices.length === 0)
    return <EmptyState title="아직 알림이 없어요" hint="일촬표가 나오거나 바뀌면 여기에서 알려 드려요." />;
  const projects = projectsToldOf(data.notices);
  const chosen = projects.find((project) => project.projectId === projectId);
  const notices = data.notices.filter((notice) => !chosen || notice.projectId === chosen.projectId);
  const unread = notices.filter(({ readAt }) => readAt === null).map(({ _id }) => _id);
  return (
    <Days>
      <header>
        <ChooseProject projects={projects} chosen={chosen} onChoose={setProjectId} />
        {(chosen ? unread.length : data.unread) > 0 ? (
          <Button
            className="all"
            size="small"
            variant="text"
            onClick={() => void read(chosen ? { ids: unread } : {})}
          >
            모두 읽음으로
          </Button>
        ) : null}
      </header>
      {groupNotices(notices, Date.now()).map(({ day, notices: told }) => (
        <section key={day}>
          <h3>{day}</h3>
          <ul>
            {told.map((notice) => (
              <li key={notice._id}>
                <NoticeLine
                  notice={notice}
                  at={koreanMoment(notice.createdAt).split(' ')[1]!}
                  onGone={onGone}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Days>
  );
}
