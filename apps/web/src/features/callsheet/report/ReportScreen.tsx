import { buildDayReportView, type DayReportView, reportOf, sheetDayName } from '@ddak/domain';
import {
  Chip,
  DropMenu,
  EmptyState,
  Grow,
  Icon,
  Page,
  SegmentedControl,
  SidePane,
  SplitPane,
  TopBar,
  useIsPhone,
} from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import toast from 'react-hot-toast';
import { Link, useParams } from 'react-router';
import { downloadFile } from '../../../platform/download-file.ts';
import { NO_LINE } from '../../../platform/fixed-texts.ts';
import { useCan, useProjectId, useProjectState } from '../../../sync/hooks.ts';
import { MADE_BY_SERVER } from '../take/sheet-files.ts';
import { ReportEditor } from './ReportEditor.tsx';
import { ReportPaper } from './ReportPaper.tsx';
import { ReportPhone } from './ReportPhone.tsx';

const Desk = styled('div')({ minHeight: 0, overflow: 'auto', padding: 24, background: 'var(--bg)' });
const Frame = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: 0 });
const Choice = styled('div')({
  padding: '8px 16px',
  background: 'var(--surface)',
  borderBottom: '1px solid var(--line)',
});
const Body = styled('div')({ flex: 1, minHeight: 0, overflowY: 'auto', background: 'var(--surface)' });

/** 제작일지 of a day: what is written at the left, the printed report beside it; on a phone one of them. */
export default function ReportScreen() {
  const { callsheetId = '' } = useParams();
  const state = useProjectState();
  const projectId = useProjectId();
  const isPhone = useIsPhone();
  const canWrite = useCan('callsheet', 'write');
  const [mode, setMode] = useState<'write' | 'read'>('write');
  const view = useMemo(() => buildDayReportView(state, callsheetId), [state, callsheetId]);
  const list = `/projects/${projectId}/callsheets`;
  if (!view)
    return (
      <EmptyState
        title="제작일지를 찾을 수 없어요"
        hint="일촬표가 지워졌거나, 일촬표를 쓸 수 있는 사람만 보는 제작일지예요."
        action={
          <Button component={Link} to={list}>
            일촬표 목록
          </Button>
        }
      />
    );
  const editor = (
    <ReportEditor key={view.timetableId} view={view} report={reportOf(state, view.timetableId)} />
  );
  const writes = canWrite && mode === 'write';
  return (
    <Page>
      <TopBar>
        <h1>{sheetDayName(view)} 제작일지</h1>
        {isPhone ? null : <Chip>{view.facts[0]?.value}</Chip>}
        <Grow />
        <Button component={Link} to={`${list}/${callsheetId}`} variant="text">
          일촬표
        </Button>
        <TakeReport view={view} />
      </TopBar>
      {isPhone ? (
        <Frame>
          {canWrite ? (
            <Choice>
              <SegmentedControl
                label="보기"
                value={mode}
                options={[
                  { value: 'write', label: '쓰기' },
                  { value: 'read', label: '읽기' },
                ]}
                onChange={setMode}
              />
            </Choice>
          ) : null}
          <Body tabIndex={0} role="region" aria-label="제작일지 내용">
            {writes ? editor : <ReportPhone view={view} />}
          </Body>
        </Frame>
      ) : (
        <SplitPane left={canWrite ? 380 : undefined}>
          {canWrite ? <SidePane>{editor}</SidePane> : null}
          <Desk tabIndex={0} role="region" aria-label="제작일지 내용">
            <ReportPaper view={view} />
          </Desk>
        </SplitPane>
      )}
    </Page>
  );
}

/** The report as a file. */
function TakeReport({ view }: { readonly view: DayReportView }) {
  const projectId = useProjectId();
  const [isBusy, setBusy] = useState(false);
  const take = async (format: 'pdf' | 'xlsx') => {
    setBusy(true);
    const failure = await downloadFile(
      `/projects/${projectId}/callsheets/${view.callsheetId}/report.${format}`,
    );
    setBusy(false);
    if (failure !== null) toast.error(failure === NO_LINE ? MADE_BY_SERVER : failure);
  };
  const entries = (['pdf', 'xlsx'] as const).map((format) => ({
    label: format.toUpperCase(),
    onSelect: () => void take(format),
  }));
  return (
    <DropMenu
      entries={entries}
      trigger={(open) => (
        <Button {...open} variant="contained" disabled={isBusy} startIcon={<Icon name="download" />}>
          내려받기
        </Button>
      )}
    />
  );
}
