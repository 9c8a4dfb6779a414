import { Card, Chip, Grow } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useWithdrawRequestMutation } from './invite-api.ts';
import { useMyOpenRequests } from './use-my-open-requests.ts';

const Part = styled('section')({
  '& h2': { marginBottom: 8, fontSize: 13, fontWeight: 600, color: 'var(--ink-2)' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'center', gap: 10, minHeight: 48, padding: '6px 12px' },
  '& li + li': { borderTop: '1px solid var(--line)' },
});

/** My requests that wait for an answer, or were refused; what was accepted is a project by now. */
export function MyCrewRequests() {
  const open = useMyOpenRequests();
  const [withdraw, { isLoading }] = useWithdrawRequestMutation();
  if (open.length === 0) return null;
  return (
    <Part aria-label="내 참여 요청" className="waiting">
      <h2>내 참여 요청</h2>
      <Card>
        <ul>
          {open.map(({ _id, title, status }) => (
            <li key={_id}>
              <b>{title}</b>
              <Chip tone={status === 'pending' ? 'plain' : 'warn'}>
                {status === 'pending' ? '답을 기다리는 중' : '받아들여지지 않음'}
              </Chip>
              <Grow />
              <Button
                variant="text"
                disabled={isLoading}
                aria-label={`〈${title}〉 참여 요청 ${status === 'pending' ? '취소' : '지우기'}`}
                onClick={() => void withdraw(_id)}
              >
                {status === 'pending' ? '요청 취소' : '지우기'}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
    </Part>
  );
}
