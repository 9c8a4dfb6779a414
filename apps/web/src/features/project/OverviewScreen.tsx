import { lastOpenReport, nextIssued } from '@ddak/domain';
import { Chip, Grow, Page, PageBody, TopBar } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { todayText } from '../../platform/clock/today.ts';
import { useNow } from '../../platform/clock/use-now.ts';
import { CommentButton } from '../../platform/comment/CommentButton.tsx';
import { MyCallCard } from '../../platform/my-call/MyCallCard.tsx';
import { PROJECT_TYPE_NAMES } from '../../platform/project-type-names.ts';
import { useCan, useMe, useProjectId, useProjectState } from '../../sync/hooks.ts';
import { FactRow } from './FactRow.tsx';
import { nextStep } from './next-step.ts';
import { LaterDays } from './overview/LaterDays.tsx';
import { LatestChanges } from './overview/LatestChanges.tsx';
import { NextDay } from './overview/NextDay.tsx';
import { Big, Columns } from './overview/overview-looks.ts';
import { ReportDue } from './overview/ReportDue.tsx';
import { type OverviewFacts, overviewFacts } from './overview-facts.ts';

/** 개요: how far the work is, and the next shooting day. */
export default function OverviewScreen() {
  const state = useProjectState();
  const projectId = useProjectId();
  const project = state.project.get(projectId);
  const isWriter = useCan('timetable', 'write');
  const facts = useMemo(() => overviewFacts(state, todayText(), isWriter), [state, isWriter]);
  const step = nextStep(facts);
  const now = useNow(60_000);
  const me = useMe();
  const mine = useMemo(() => nextIssued(state, now, me._id), [state, now, me._id]);
  const writesSheets = useCan('callsheet', 'write') && project?.archivedAt === null;
  const report = useMemo(
    () => (writesSheets ? lastOpenReport(state, now) : null),
    [state, now, writesSheets],
  );
  const isPlanning = project?.archivedAt === null && isWriter;
  const stepCard = (
    <section>
      <h2>다음 할 일</h2>
      <Big>{step.title}</Big>
      <p style={{ color: 'var(--ink-2)', margin: '4px 0 16px' }}>{step.hint}</p>
      <Button
        variant={report ? 'outlined' : 'contained'}
        component={Link}
        to={`/projects/${projectId}/${step.path}`}
      >
        {step.action}
      </Button>
    </section>
  );
  return (
    <Page>
      <TopBar>
        <h1>{project?.title ?? '개요'}</h1>
        {project ? <Chip>{PROJECT_TYPE_NAMES[project.projectType]}</Chip> : null}
        <Grow />
        <CommentButton target={{ targetKind: 'project', targetId: projectId }} name="작품" />
      </TopBar>
      <PageBody>
        <Columns>
          <div>
            {mine ? (
              <MyCallCard version={mine} to={`/projects/${projectId}/callsheets/${mine.callsheet}`} />
            ) : null}
            {report ? <ReportDue report={report} projectId={projectId} /> : null}
            {facts.next ? <NextDay next={facts.next} /> : null}
            {facts.later.length > 0 ? <LaterDays days={facts.later} /> : null}
            {facts.next || isPlanning ? null : (
              <section>
                <h2>다음 촬영</h2>
                <p style={{ color: 'var(--ink-2)' }}>앞으로 잡힌 촬영일이 없어요.</p>
              </section>
            )}
            {isPlanning && !facts.next ? stepCard : null}
          </div>
          <div>
            {isPlanning && facts.next && step.path !== 'callsheets' ? stepCard : null}
            <Progress facts={facts} />
            <LatestChanges />
          </div>
        </Columns>
      </PageBody>
    </Page>
  );
}

/** How far the work is, and how large it is. */
function Progress({ facts }: { readonly facts: OverviewFacts }) {
  const size = `등장인물 ${facts.characters}명 · 실제 촬영지 ${facts.locations}곳`;
  if (facts.scenes === 0) return null;
  return (
    <section>
      <h2>진행</h2>
      <FactRow label="촬영일에 놓은 씬" value={facts.allocated} of={facts.scenes} unit="씬" />
      <FactRow label="촬영을 마친 씬" value={facts.done} of={facts.scenes} unit="씬" />
      {facts.cuts > 0 ? <FactRow label="찍은 컷" value={facts.cutsDone} of={facts.cuts} unit="컷" /> : null}
      {facts.days > 0 ? (
        <FactRow label="끝난 회차" value={facts.daysOver} of={facts.days} unit="회차" />
      ) : null}
      <p style={{ marginTop: 8, fontSize: 12.5, color: 'var(--ink-3)' }}>{size}</p>
    </section>
  );
}
