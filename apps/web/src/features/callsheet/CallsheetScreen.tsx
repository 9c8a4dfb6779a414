import {
  buildCallsheetView,
  CALLSHEET_STATUS_WORDS,
  type Callsheet,
  type CallsheetView,
  callInstant,
  lastVersion,
  openVersion,
  sheetDayName,
  versionsOf,
} from '@ddak/domain';
import {
  Chip,
  EmptyState,
  Grow,
  Page,
  SegmentedControl,
  SidePane,
  SplitPane,
  TopBar,
  useIsNarrow,
  useIsPhone,
} from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { MyCallCard } from '../../platform/my-call/MyCallCard.tsx';
import { TimeTill } from '../../platform/my-call/TimeTill.tsx';
import { useCan, useProjectId, useProjectState } from '../../sync/hooks.ts';
import { useLedTeams } from '../../sync/use-own-parts.ts';
import { CallsheetActions } from './CallsheetActions.tsx';
import { CallsheetEditor } from './CallsheetEditor.tsx';
import { type CallsheetMode, CallsheetPhone } from './CallsheetPhone.tsx';
import { Checklist } from './checklist/Checklist.tsx';
import { IssueStrip } from './issue/IssueStrip.tsx';
import { PublishActions } from './issue/PublishActions.tsx';
import { type Issue, useIssue } from './issue/use-issue.ts';
import { useOpened } from './issue/use-opened.ts';
import { VersionSheet } from './issue/VersionSheet.tsx';
import { LeadEditor } from './LeadEditor.tsx';
import { PaperSheet, type PaperSize } from './paper/PaperSheet.tsx';
import { ReportLink } from './report/ReportLink.tsx';
import { useShownPhones } from './use-shown-phones.ts';

/** One call sheet: what is written by hand at the left, the printed sheet beside it; on a narrow screen for reading upright, one of them at a time. */
export default function CallsheetScreen() {
  const { callsheetId = '' } = useParams();
  const state = useProjectState();
  const projectId = useProjectId();
  const phones = useShownPhones();
  const [search] = useSearchParams();
  const canWrite = useCan('callsheet', 'write');
  const asked = Number(search.get('version')) || null;
  const sheet = state.callsheet.get(callsheetId);
  const last = lastVersion(state, callsheetId);
  const versions = versionsOf(state, callsheetId);
  const chosen = asked === null ? undefined : versions.find(({ number }) => number === asked);
  // AC30: who leads a team writes its part of the draft.
  const writesOf = useLedTeams('callsheet') !== null || canWrite;
  const version = chosen ?? (writesOf ? undefined : (last ?? versions[0]));
  const view = useMemo(
    () => buildCallsheetView(state, callsheetId, { phones }),
    [state, callsheetId, phones],
  );
  const list = `/projects/${projectId}/callsheets`;
  if (version) return <VersionSheet key={version._id} version={version} last={last} list={list} />;
  if (!sheet || !view)
    return (
      <EmptyState
        title="일촬표를 찾을 수 없어요"
        hint="지워졌거나, 아직 발행하지 않은 일촬표예요."
        action={
          <Button component={Link} to={list}>
            일촬표 목록
          </Button>
        }
      />
    );
  return <OpenSheet key={sheet._id} sheet={sheet} view={view} list={list} />;
}

const SIZES = [
  { value: 'read', label: '읽기 크기' },
  { value: 'whole', label: '화면에 맞춤' },
] as const;

const Desk = styled('div')({ minHeight: 0, overflow: 'auto', padding: 24, background: 'var(--bg)' });

function OpenSheet(props: {
  readonly sheet: Callsheet;
  readonly view: CallsheetView;
  readonly list: string;
}) {
  const { sheet, list } = props;
  const isNarrow = useIsNarrow();
  const canWrite = useCan('callsheet', 'write');
  const led = useLedTeams('callsheet');
  const isPhone = useIsPhone();
  const [mode, setMode] = useState<CallsheetMode>('read');
  const [size, setSize] = useState<PaperSize>('read');
  const issue = useIssue(sheet);
  const state = useProjectState();
  const phones = useShownPhones();
  // As long as nothing has changed, the sheet on the desk is the one that was issued.
  const shown = issue.standing ?? issue.cancelled;
  useOpened(shown);
  const view = shown ? openVersion(state, shown, { phones }) : props.view;
  const editor = canWrite ? (
    <CallsheetEditor sheet={sheet} view={view} />
  ) : led ? (
    <LeadEditor sheet={sheet} view={view} teams={led} />
  ) : null;
  const calltime = state.timetable.get(sheet.timetable)?.calltime;
  const countdown =
    calltime === undefined || issue.last?.cancels ? null : (
      <TimeTill callAt={callInstant(view.date, calltime)} />
    );
  const day = sheetDayName(view);
  return (
    <Page>
      <div>
        <TopBar>
          <h1>{day} 일촬표</h1>
          {isNarrow ? null : <Chip>{view.facts[0]?.value}</Chip>}
          {isNarrow ? null : <StandingChip issue={issue} />}
          {isNarrow ? null : countdown}
          <Grow />
          {isNarrow ? null : (
            <SegmentedControl label="종이 크기" value={size} options={SIZES} onChange={setSize} />
          )}
          <CallsheetActions view={view} list={list} {...(shown ? { version: shown.number } : {})} />
          {canWrite ? <PublishActions sheet={sheet} view={view} issue={issue} /> : null}
        </TopBar>
        {canWrite ? <IssueStrip sheet={sheet} issue={issue} /> : null}
      </div>
      {isNarrow ? (
        <CallsheetPhone
          view={view}
          mode={editor ? mode : 'read'}
          onMode={editor ? setMode : null}
          beside={
            <>
              {issue.standing ? null : <StandingChip issue={issue} />}
              {countdown}
            </>
          }
          editor={editor}
          paper={
            isPhone ? null : (
              <Desk>
                <PaperSheet view={view} size="whole" />
              </Desk>
            )
          }
          above={
            <>
              {canWrite ? <ReportLink callsheetId={sheet._id} /> : null}
              {issue.last ? <MyCallCard version={issue.last} to={null} /> : null}
              {issue.last ? <Checklist version={issue.last} /> : null}
            </>
          }
          hasCall={shown !== null}
        />
      ) : (
        <SplitPane left={editor ? 360 : undefined}>
          {editor ? <SidePane>{editor}</SidePane> : null}
          <Desk>
            <PaperSheet view={view} size={size} />
          </Desk>
        </SplitPane>
      )}
    </Page>
  );
}

/** CS103: a day that was called off is no draft, as long as it is not issued again. */
function StandingChip({ issue }: { readonly issue: Issue }) {
  if (issue.standing) return <Chip tone="ok">발행 {issue.standing.number}판</Chip>;
  if (issue.last?.cancels) return <Chip tone="err">촬영 취소</Chip>;
  return <Chip>{CALLSHEET_STATUS_WORDS.draft}</Chip>;
}
