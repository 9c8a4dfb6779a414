import { koreanMoment } from '@ddak/domain';
import type { Notice } from '@ddak/protocol';
import { EmptyState, ErrorState, SkeletonList } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNavigate } from 'react-router';
import { failureMessage } from '../api.ts';
import { groupNotices } from './group-notices.ts';
import { useNoticesQuery, useReadNoticesMutation } from './notices-api.ts';

const Days = styled('div')({
  '& > header': { display: 'flex', justifyContent: 'flex-end', padding: '0 8px' },
  '& h3': { padding: '10px 16px 4px', fontSize: 12, fontWeight: 600, color: 'var(--ink-3)' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
});
const Row = styled('button')({
  display: 'block',
  width: '100%',
  padding: '10px 16px',
  border: 0,
  borderLeft: '3px solid transparent',
  background: 'transparent',
  color: 'var(--ink)',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { background: 'var(--sunken)' },
  '&[data-new="true"]': { borderLeftColor: 'var(--brand)', background: 'var(--brand-soft)' },
  '& b': { fontWeight: 600 },
  '& small': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 8,
    color: 'var(--ink-3)',
    fontSize: 12,
  },
  '& p': { color: 'var(--ink-2)', fontSize: 12.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

/** NT4: what I am told, by day; pressing one leads there, and it is read. */
export function NoticeList({ onGone }: { readonly onGone: () => void }) {
  const { data, error, isLoading, refetch } = useNoticesQuery();
  const [read] = useReadNoticesMutation();
  const navigate = useNavigate();
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
  const open = ({ _id, path, readAt }: Notice) => {
    if (readAt === null) void read({ ids: [_id] });
    onGone();
    void navigate(path);
  };
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
                <Row type="button" data-new={notice.readAt === null} onClick={() => open(notice)}>
                  <small>
                    <span>{notice.projectTitle}</span>
                    <time>{koreanMoment(notice.createdAt).split(' ')[1]}</time>
                  </small>
                  <b>{notice.title}</b>
                  {notice.body ? <p>{notice.body}</p> : null}
                </Row>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Days>
  );
}
