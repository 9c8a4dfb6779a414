import { Chip, Grow, SkeletonList } from '@ddak/ui';
import Button from '@mui/material/Button';
import { FailedQuery } from '../../platform/retry/FailedQuery.tsx';
import { useEndSessionMutation, useMySessionsQuery } from './account-api.ts';
import { deviceName } from './device-name.ts';
import { SessionRows } from './me-layout.ts';

const seen = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'medium', timeStyle: 'short' });

/** Where I am signed in, and signing out there. */
export function MySessions() {
  const query = useMySessionsQuery();
  const { data: sessions, isLoading } = query;
  const [end, { isLoading: ending }] = useEndSessionMutation();
  if (isLoading) return <SkeletonList rows={2} rowHeight={52} />;
  if (!sessions) return <FailedQuery query={query} />;
  return (
    <SessionRows>
      {sessions.map((session) => {
        const name = deviceName(session.device);
        return (
          <li key={session._id}>
            <div>
              <b>{name}</b>
              <small>{seen.format(session.lastSeenAt)}</small>
            </div>
            <Grow />
            {session.isCurrent ? (
              <Chip>지금 이 기기</Chip>
            ) : (
              <Button
                variant="text"
                disabled={ending}
                aria-label={`${name}: 이 기기에서 로그아웃`}
                onClick={() => void end(session._id)}
              >
                이 기기에서 로그아웃
              </Button>
            )}
          </li>
        );
      })}
    </SessionRows>
  );
}
