import { koreanMoment } from '@ddak/domain';
import { Card } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { NoticeLine } from './NoticeLine.tsx';
import { useNoticesQuery } from './notices-api.ts';

const Part = styled('section')({
  minWidth: 0,
  '& > h2': { marginBottom: 8, fontSize: 13, fontWeight: 600, color: 'var(--ink-2)' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li + li': { borderTop: '1px solid var(--line)' },
});

/** The rest stands behind the bell. */
const MOST = 5;

/** What has changed for me since I was last here: what I have not read; else the last that I was told. */
export function HomeNotices() {
  const { data } = useNoticesQuery();
  if (!data || data.notices.length === 0) return null;
  const unread = data.notices.filter(({ readAt }) => readAt === null);
  const shown = (unread.length > 0 ? unread : data.notices).slice(0, MOST);
  return (
    <Part aria-label="알림" className="news">
      <h2>{data.unread > 0 ? `그사이 바뀐 것 ${data.unread}` : '지난 알림'}</h2>
      <Card>
        <ul>
          {shown.map((notice) => (
            <li key={notice._id}>
              <NoticeLine notice={notice} at={koreanMoment(notice.createdAt)} />
            </li>
          ))}
        </ul>
      </Card>
    </Part>
  );
}
