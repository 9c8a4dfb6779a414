import { koreanMoment } from '@ddak/domain';
import { EmptyState, ErrorState, SkeletonList } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { failureMessage } from '../api.ts';
import { groupNotices } from './group-notices.ts';
import { NoticeLine } from './NoticeLine.tsx';
import { useNoticesQuery, useReadNoticesMutation } from './notices-api.ts';

const Days = styled('div')({
  '& > header': { display: 'flex', justifyContent: 'flex-end', padding: '0 8px' },
  '& h3': { padding: '10px 16px 4px', fontSize: 12, fontWeight: 600, color: 'var(--ink-3)' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
});
/** NT4: what I am told, by day; pressing one leads there, and it is read. */
export function NoticeList({ onGone }: { readonly onGone: () => void }) {
  const { data, error, isLoading, refetch } = useNoticesQuery();
  const [read] = useReadNoticesMutation();
  if (isLoading) return <SkeletonList rows={4} />;
  if (error || !data)
    return (
      <ErrorState
        title="알림을 불러오지 못했어요"
        message={failureMessage(error)}
        onRetry={() => void refetch()}
      />
    );
  if (data.notices.length === 0)
    return <EmptyState title="아직 알림이 없어요" hint="일촬표가 나오거나 바뀌면 여기에서 알려 드려요." />;
  return (
    <Days>
      {data.unread > 0 ? (
        <header>
          <Button size="small" variant="text" onClick={() => void read({})}>
            모두 읽음으로
          </Button>
        </header>
      ) : null}
      {groupNotices(data.notices, Date.now()).map(({ day, notices }) => (
        <section key={day}>
          <h3>{day}</h3>
          <ul>
            {notices.map((notice) => (
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
