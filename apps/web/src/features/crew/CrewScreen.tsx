import { Chip, EmptyState, Grow, Icon, Page, PageBody, TopBar, useIsPhone } from '@ddak/ui';
import Button from '@mui/material/Button';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useCan, useProjectState } from '../../sync/hooks.ts';
import { AddTeamsDialog } from './AddTeamsDialog.tsx';
import { CrewFilterBar } from './CrewFilterBar.tsx';
import { CrewListDownload } from './CrewListDownload.tsx';
import { CrewTeamCard } from './CrewTeamCard.tsx';
import { filterCrew, noCrewFilter } from './crew-filter.ts';
import { CrewColumns } from './crew-layout.ts';
import { InvitationList } from './InvitationList.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { MyPhonePart } from './MyPhonePart.tsx';
import { MemberList } from './members/MemberList.tsx';
import { RequestList } from './RequestList.tsx';
import { CrewTable } from './table/CrewTable.tsx';

const CrewImportDialog = lazy(() => import('./import/CrewImportDialog.tsx'));

/** 스태프: the teams with their people, who asks to take part, who takes part, and inviting others. */
export default function CrewScreen() {
  const state = useProjectState();
  const canWrite = useCan('crew', 'write');
  const isPhone = useIsPhone();
  const [inviting, setInviting] = useState(false);
  const [addingTeam, setAddingTeam] = useState(false);
  const [importing, setImporting] = useState(false);
  const [filter, setFilter] = useState(noCrewFilter);
  const teams = useMemo(() => filterCrew(state, filter), [state, filter]);
  const members = useMemo(() => [...state.projectMember.values()], [state.projectMember]);
  const importButton = <Button onClick={() => setImporting(true)}>명단 가져오기</Button>;
  const download = state.crew.size > 0 ? <CrewListDownload /> : null;
  const teamsPart = (
    <>
      {state.crewTeam.size > 0 ? <CrewFilterBar filter={filter} onChange={setFilter} /> : null}
      {state.crewTeam.size === 0 ? (
        <EmptyState
          title="아직 팀이 없어요"
          hint="연출, 촬영, 조명 같은 기본 팀을 한 번에 만들 수 있어요. 팀이 있으면 일촬표의 팀별 콜이 채워져요."
          action={canWrite ? <Button onClick={() => setAddingTeam(true)}>팀 추가</Button> : undefined}
        />
      ) : teams.length === 0 ? (
        <EmptyState
          title="찾는 사람이 없어요"
          hint="다른 이름이나 팀, 권한으로 찾아보세요."
          action={<Button onClick={() => setFilter(noCrewFilter)}>모두 보기</Button>}
        />
      ) : null}
    </>
  );
  const membersPart = (
    <>
      <h2>참여자 {members.length}명</h2>
      <MemberList members={members} />
    </>
  );
  return (
    <Page>
      <TopBar>
        <h1>스태프</h1>
        {state.crew.size > 0 ? <Chip>{state.crew.size}명</Chip> : null}
        <Grow />
        {canWrite && !isPhone ? importButton : null}
        {isPhone ? null : download}
        {canWrite ? <Button onClick={() => setAddingTeam(true)}>팀 추가</Button> : null}
        {canWrite ? (
          <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => setInviting(true)}>
            초대하기
          </Button>
        ) : null}
      </TopBar>
      {canWrite && !isPhone ? (
        <CrewColumns data-table>
          <section>
            {teamsPart}
            {teams.length > 0 ? <CrewTable teams={teams} /> : null}
          </section>
          <section aria-label="참여자와 초대">
            <RequestList />
            <MyPhonePart />
            <InvitationList />
            {membersPart}
          </section>
        </CrewColumns>
      ) : (
        <PageBody tabIndex={0} role="region" aria-label="스태프 목록">
          {canWrite ? <RequestList /> : null}
          <MyPhonePart />
          <CrewColumns>
            <section>
              <h2>팀</h2>
              {isPhone ? (
                <div style={{ display: 'flex', gap: 8, marginBottom: 8 }}>
                  {canWrite ? importButton : null}
                  {download}
                </div>
              ) : null}
              {teamsPart}
              {teams.map(({ team, people }) => (
                <CrewTeamCard key={team._id} team={team} people={people} />
              ))}
            </section>
            <section>
              {canWrite ? <InvitationList /> : null}
              {membersPart}
            </section>
          </CrewColumns>
        </PageBody>
      )}
      {addingTeam ? <AddTeamsDialog onClose={() => setAddingTeam(false)} /> : null}
      {importing ? (
        <Suspense>
          <CrewImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      ) : null}
      {inviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </Page>
  );
}
