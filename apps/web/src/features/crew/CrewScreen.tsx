import { byOrder, groupBy } from '@ddak/domain';
import { Chip, EmptyState, Grow, Icon, Page, PageBody, TopBar } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useCan, useProjectState } from '../../sync/hooks.ts';
import { CrewTeamCard } from './CrewTeamCard.tsx';
import { CrewColumns } from './crew-layout.ts';
import { InvitationList } from './InvitationList.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { MemberList } from './MemberList.tsx';
import { RequestList } from './RequestList.tsx';
import { TeamDialog } from './TeamDialog.tsx';

/** 스태프: the teams with their people, who asks to take part, who takes part, and inviting others. */
export default function CrewScreen() {
  const state = useProjectState();
  const canWrite = useCan('crew', 'write');
  const [inviting, setInviting] = useState(false);
  const [addingTeam, setAddingTeam] = useState(false);
  const teams = useMemo(() => [...state.crewTeam.values()].sort(byOrder), [state.crewTeam]);
  const members = useMemo(() => [...state.projectMember.values()], [state.projectMember]);
  const people = groupBy(state.crew, 'crewTeamId');
  return (
    <Page>
      <TopBar>
        <h1>스태프</h1>
        {state.crew.size > 0 ? <Chip>{state.crew.size}명</Chip> : null}
        <Grow />
        {canWrite ? <Button onClick={() => setAddingTeam(true)}>팀 추가</Button> : null}
        {canWrite ? (
          <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => setInviting(true)}>
            초대하기
          </Button>
        ) : null}
      </TopBar>
      <PageBody tabIndex={0} role="region" aria-label="스태프 목록">
        <CrewColumns>
          <section>
            <h2>팀</h2>
            {teams.length === 0 ? (
              <EmptyState
                title="아직 팀이 없어요"
                hint="연출, 촬영, 조명 같은 팀을 만들면 일촬표의 팀별 콜이 채워져요."
                action={canWrite ? <Button onClick={() => setAddingTeam(true)}>팀 추가</Button> : undefined}
              />
            ) : (
              teams.map((team) => (
                <CrewTeamCard
                  key={team._id}
                  team={team}
                  people={[...(people.get(team._id) ?? [])].sort(byOrder)}
                />
              ))
            )}
          </section>
          <section>
            {canWrite ? <RequestList /> : null}
            {canWrite ? <InvitationList /> : null}
            <h2>참여자 {members.length}명</h2>
            <MemberList members={members} />
          </section>
        </CrewColumns>
      </PageBody>
      {addingTeam ? <TeamDialog team={null} onClose={() => setAddingTeam(false)} /> : null}
      {inviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </Page>
  );
}
