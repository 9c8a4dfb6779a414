import { formatClock, lastOpenReport, nextIssued, type OpenReport, shortDate } from '@ddak/domain';
import { Chip, Page, PageBody, PHONE, TopBar } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { MyCallCard } from '../../platform/my-call/MyCallCard.tsx';
import { PROJECT_TYPE_NAMES } from '../../platform/project-type-names.ts';
import { todayText } from '../../platform/today.ts';
import { useNow } from '../../platform/use-now.ts';
import { useCan, useProjectId, useProjectState } from '../../sync/hooks.ts';
import { FactRow } from './FactRow.tsx';
import { nextStep } from './next-step.ts';
import { type OverviewFacts, overviewFacts } from './overview-facts.ts';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 16,
  maxWidth: 960,
  alignItems: 'start',
  [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
  '& > div': { display: 'grid', gap: 16, [PHONE]: { gap: 12 } },
  '& section': {
    padding: '16px 16px 18px',
    background: 'var(--surface)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-card)',
  },
  '& section > h2': { fontSize: 12, fontWeight: 600, color: 'var(--ink-3)', marginBottom: 8 },
});

const Big = styled('p')({
  fontSize: 24,
  fontWeight: 700,
  letterSpacing: '-.02em',
  '& small': { marginLeft: 8, fontSize: 14, fontWeight: 500, letterSpacing: 0, color: 'var(--ink-2)' },
});

/** 개요: how far the work is, and the next shooting day. */
export function OverviewScreen() {
  const state = useProjectState();
  const projectId = useProjectId();
  const project = state.project.get(projectId);
  const facts = useMemo(() => overviewFacts(state, todayText()), [state]);
  const step = nextStep(facts);
  const now = useNow(60_000);
  const mine = useMemo(() => nextIssued(state, now), [state, now]);
  const isWriter = useCan('timetable', 'write');
  const writesSheets = useCan('callsheet', 'write') && project?.archivedAt === null;
  const report = useMemo(
    () => (writesSheets ? lastOpenReport(state, now) : null),
    [state, now, writesSheets],
  );
  return (
    <Page>
      <TopBar>
        <h1>{project?.title ?? '개요'}</h1>
        {project ? <Chip>{PROJECT_TYPE_NAMES[project.projectType]}</Chip> : null}
      </TopBar>
      <PageBody>
        <Columns>
          <div>
            {mine ? (
              <MyCallCard version={mine} to={`/projects/${projectId}/callsheets/${mine.callsheet}`} />
            ) : null}
            {report ? <ReportDue report={report} projectId={projectId} /> : null}
            {project?.archivedAt === null && isWriter ? (
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
            ) : null}
            {facts.scenes > 0 ? (
              <section>
                <h2>진행</h2>
                <FactRow label="촬영일에 놓은 씬" value={facts.allocated} of={facts.scenes} unit="씬" />
                <FactRow label="촬영을 마친 씬" value={facts.done} of={facts.scenes} unit="씬" />
              </section>
            ) : null}
          </div>
          <div>
            <NextDay facts={facts} projectId={projectId} />
            <section>
              <h2>작품의 크기</h2>
              <FactRow label="씬" value={facts.scenes} unit="씬" />
              <FactRow label="등장인물" value={facts.characters} unit="명" />
              <FactRow label="실제 촬영지" value={facts.locations} unit="곳" />
              <FactRow label="촬영일" value={facts.days} unit="회차" />
            </section>
          </div>
        </Columns>
      </PageBody>
    </Page>
  );
}

/** RP11: on the day itself, and until it is written to its end. */
function ReportDue({ report, projectId }: { readonly report: OpenReport; readonly projectId: string }) {
  const { callsheetId, day, dayNo, isOver } = report;
  return (
    <section>
      <h2>제작일지</h2>
      <Big>
        {dayNo === null ? day.dayKind : `${dayNo}회차`}
        <small>{shortDate(day.tableDate)}</small>
      </Big>
      <p style={{ color: 'var(--ink-2)', margin: '4px 0 16px' }}>
        {isOver
          ? '계획한 종료 시각이 지났어요. 해산 시각까지 적으면 제작일지가 끝나요.'
          : '촬영하는 동안 찍은 씬과 시간을 적어 두면 제작일지가 돼요.'}
      </p>
      <Button
        variant="contained"
        component={Link}
        to={`/projects/${projectId}/callsheets/${callsheetId}/report`}
      >
        제작일지 쓰기
      </Button>
    </section>
  );
}

function NextDay({ facts, projectId }: { readonly facts: OverviewFacts; readonly projectId: string }) {
  const { next } = facts;
  return (
    <section>
      <h2>다음 촬영</h2>
      {next ? (
        <>
          <Big>
            {next.dayNo}회차
            <small>{shortDate(next.day.tableDate)}</small>
          </Big>
          <p style={{ color: 'var(--ink-2)', margin: '4px 0 16px' }}>
            콜 {formatClock(next.day.calltime)} · {next.sceneIds.length}씬
          </p>
          <Button component={Link} to={`/projects/${projectId}/timetable`}>
            촬영계획표 보기
          </Button>
        </>
      ) : (
        <p style={{ color: 'var(--ink-2)' }}>앞으로 잡힌 촬영일이 없어요.</p>
      )}
    </section>
  );
}
