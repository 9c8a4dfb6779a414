import { buildCallsheetView, CALLSHEET_STATUS_WORDS, type Callsheet, type CallsheetView } from '@ddak/domain';
import {
  Chip,
  EmptyState,
  Grow,
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
import { Link, useParams } from 'react-router';
import { useCan, useProjectId, useProjectState } from '../../sync/hooks.ts';
import { CallsheetActions } from './CallsheetActions.tsx';
import { CallsheetEditor } from './CallsheetEditor.tsx';
import { CallsheetPhone } from './CallsheetPhone.tsx';
import { PaperSheet } from './PaperSheet.tsx';

/** One call sheet: what is written by hand at the left, the printed sheet beside it; on a phone for reading upright. */
export default function CallsheetScreen() {
  const { callsheetId = '' } = useParams();
  const state = useProjectState();
  const projectId = useProjectId();
  const canSeeContacts = useCan('contacts', 'read');
  const sheet = state.callsheet.get(callsheetId);
  const view = useMemo(
    () => buildCallsheetView(state, callsheetId, { canSeeContacts }),
    [state, callsheetId, canSeeContacts],
  );
  const list = `/projects/${projectId}/callsheets`;
  if (!sheet || !view)
    return (
      <EmptyState
        title="일촬표를 찾을 수 없어요"
        hint="지워졌거나, 볼 수 없는 일촬표예요."
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
  { value: 'fit', label: '화면에 맞춤' },
  { value: 'full', label: '실제 크기' },
] as const;

const Desk = styled('div')({ minHeight: 0, overflow: 'auto', padding: 24, background: 'var(--bg)' });

function OpenSheet(props: {
  readonly sheet: Callsheet;
  readonly view: CallsheetView;
  readonly list: string;
}) {
  const { sheet, view, list } = props;
  const isPhone = useIsPhone();
  const canWrite = useCan('callsheet', 'write');
  const [mode, setMode] = useState<'read' | 'write'>('read');
  const [size, setSize] = useState<'fit' | 'full'>('fit');
  const day = view.dayNo === null ? view.dayText : `${view.dayNo}회차`;
  return (
    <Page>
      <TopBar>
        <h1>{day} 일촬표</h1>
        <Chip>{view.facts[0]?.value}</Chip>
        {isPhone ? null : (
          <Chip tone={sheet.status === 'draft' ? 'plain' : 'ok'}>{CALLSHEET_STATUS_WORDS[sheet.status]}</Chip>
        )}
        <Grow />
        {isPhone ? null : (
          <SegmentedControl label="종이 크기" value={size} options={SIZES} onChange={setSize} />
        )}
        <CallsheetActions sheet={sheet} list={list} />
      </TopBar>
      {isPhone ? (
        <CallsheetPhone
          view={view}
          mode={canWrite ? mode : 'read'}
          onMode={canWrite ? setMode : null}
          editor={<CallsheetEditor sheet={sheet} view={view} />}
        />
      ) : (
        <SplitPane left={canWrite ? 360 : undefined}>
          {canWrite ? (
            <SidePane>
              <CallsheetEditor sheet={sheet} view={view} />
            </SidePane>
          ) : null}
          <Desk>
            <PaperSheet view={view} isFullSize={size === 'full'} />
          </Desk>
        </SplitPane>
      )}
    </Page>
  );
}
