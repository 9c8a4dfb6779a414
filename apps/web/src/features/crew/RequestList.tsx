import type { CrewRequest } from '@ddak/domain';
import { Avatar, Card, ConfirmDialog, PAGE_WIDTH } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useProjectSelector, useRunCommand } from '../../sync/hooks.ts';
import { AcceptAllDialog } from './AcceptAllDialog.tsx';
import { AcceptRequestDialog } from './AcceptRequestDialog.tsx';

/** Before the teams: somebody waits. */
const Part = styled('section')({
  maxWidth: PAGE_WIDTH,
  marginBottom: 20,
  '& > header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBottom: 8 },
  '& h2': { fontSize: 13, fontWeight: 600, color: 'var(--ink-2)' },
});

const Rows = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'flex-start', gap: 10, padding: 12 },
  '& > li + li': { borderTop: '1px solid var(--line)' },
  '& > li > div:last-of-type': { flex: 1, minWidth: 0 },
  '& footer': { display: 'flex', gap: 8, marginTop: 10 },
  '& b': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: 12, color: 'var(--ink-2)', overflowWrap: 'anywhere' },
  '& p': { marginTop: 4, overflowWrap: 'anywhere' },
});

/** Who asks to take part, oldest first: accepted with a role and a team, or refused. */
export function RequestList() {
  const requests = useProjectSelector((state) => state.crewRequest);
  const teams = useProjectSelector((state) => state.crewTeam);
  const run = useRunCommand();
  const [accepting, setAccepting] = useState<CrewRequest | null>(null);
  const [refusing, setRefusing] = useState<CrewRequest | null>(null);
  const [acceptingAll, setAcceptingAll] = useState(false);
  const waiting = [...requests.values()]
    .filter(({ status }) => status === 'pending')
    .sort((a, b) => a.requestedAt - b.requestedAt);
  if (waiting.length === 0) return null;
  return (
    <Part aria-label="참여 요청">
      <header>
        <h2>참여 요청 {waiting.length}건</h2>
        {waiting.length > 1 ? <Button onClick={() => setAcceptingAll(true)}>모두 수락</Button> : null}
      </header>
      <Card>
        <Rows>
          {waiting.map((request) => {
            const { message, teamId, roleTitle, phone } = request.userRequest;
            const facts = [teamId ? teams.get(teamId)?.name : '', roleTitle, phone, request.email];
            return (
              <li key={request._id}>
                <Avatar name={request.name} colour={4} />
                <div>
                  <b>{request.name}</b>
                  <small>{facts.filter(Boolean).join(' · ')}</small>
                  {message ? <p>{message}</p> : null}
                  <footer>
                    <Button
                      variant="contained"
                      aria-label={`${request.name} 님의 요청 수락`}
                      onClick={() => setAccepting(request)}
                    >
                      수락
                    </Button>
                    <Button
                      variant="outlined"
                      aria-label={`${request.name} 님의 요청 거절`}
                      onClick={() => setRefusing(request)}
                    >
                      거절
                    </Button>
                  </footer>
                </div>
              </li>
            );
          })}
        </Rows>
      </Card>
      {acceptingAll ? <AcceptAllDialog requests={waiting} onClose={() => setAcceptingAll(false)} /> : null}
      {accepting ? <AcceptRequestDialog request={accepting} onClose={() => setAccepting(null)} /> : null}
      <ConfirmDialog
        open={refusing !== null}
        title={`${refusing?.name ?? ''} 님의 요청을 거절할까요?`}
        confirmLabel="거절"
        onClose={() => setRefusing(null)}
        onConfirm={() => {
          if (refusing) run('refuseCrewRequest', { requestId: refusing._id, seenVersion: refusing.version });
          setRefusing(null);
        }}
      >
        거절했다는 것이 바로 전해져요. 초대가 남아 있으면 다시 요청할 수 있어요.
      </ConfirmDialog>
    </Part>
  );
}
