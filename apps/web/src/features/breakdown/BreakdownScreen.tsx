import {
  EmptyState,
  Kbd,
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
import { useCallback, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router';
import { RefineButton } from '../../platform/refinement/RefineButton.tsx';
import { StatusFacts } from '../../platform/StatusFacts.tsx';
import { setBreakdownScenesVisible, type UiState } from '../../platform/ui-slice.ts';
import { useCan, useProjectId, useProjectState } from '../../sync/hooks.ts';
import { BreakdownHead } from './BreakdownHead.tsx';
import { nextOpenScene, sceneEntries } from './breakdown-view.ts';
import { ItemsPane } from './ItemsPane.tsx';
import { SceneColumn } from './SceneColumn.tsx';
import { ScriptPane } from './ScriptPane.tsx';
import { useBreakdownKeys } from './use-breakdown-keys.ts';
import { useBreakdownWork } from './use-breakdown-work.ts';

const PhoneColumn = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: 0,
  background: 'var(--surface)',
});

/** The breakdown: scenes at the left, the text with its colours, the items of the ten categories at the right. */
export default function BreakdownScreen() {
  const state = useProjectState();
  const isPhone = useIsPhone();
  const isNarrow = useIsNarrow();
  const [params, setParams] = useSearchParams();
  const [onlyOpen, setOnlyOpen] = useState(false);
  const [tab, setTab] = useState<'text' | 'items'>('text');
  const isListShown = useSelector((root: { ui: UiState }) => root.ui.breakdownScenesVisible);
  const dispatch = useDispatch();
  const entries = useMemo(() => sceneEntries(state), [state]);
  const asked = params.get('scene');
  const current =
    entries.find(({ scene }) => scene._id === asked) ?? (isNarrow ? null : (entries[0] ?? null));
  const selected = current?.scene._id ?? null;
  const shown = useMemo(
    () => (onlyOpen ? entries.filter(({ open, scene }) => open > 0 || scene._id === selected) : entries),
    [entries, onlyOpen, selected],
  );
  const work = useBreakdownWork(current?.scene ?? null);
  const writesAll = useCan('breakdown', 'write');
  const select = useCallback(
    (sceneId: string | null) => setParams(sceneId ? { scene: sceneId } : {}, { replace: !isNarrow }),
    [setParams, isNarrow],
  );
  const version = state.screenplay.get((current ?? entries[0])?.scene.screenplayId ?? '');
  const nextOpen = nextOpenScene(entries, selected);
  const goNextOpen = () => nextOpen && select(nextOpen.scene._id);
  useBreakdownKeys({
    canEdit: work.breakdown.canEdit,
    open: work.open,
    decidable: work.breakdown.decidable,
    active: work.breakdown.decidable.find(({ _id }) => _id === work.active?._id) ?? null,
    hasWords: work.chosen !== null,
    moveScene: (by) => {
      const at = shown.findIndex(({ scene }) => scene._id === selected);
      const next = shown[at + by];
      if (next) select(next.scene._id);
    },
    nextOpen: goNextOpen,
    moveActive: work.moveActive,
    moveWord: work.cursor.move,
    accept: work.accept,
    reject: work.reject,
    tag: work.tag,
    focusAdd: () => work.inputRef.current?.focus(),
    letGo: work.letGo,
  });
  if (state.scene.size === 0) return <NoScenes />;

  const list = (
    <SceneColumn
      entries={shown}
      selected={selected}
      onlyOpen={onlyOpen}
      onOnlyOpen={setOnlyOpen}
      onSelect={select}
    />
  );
  const text = current ? (
    <ScriptPane
      scene={current.scene}
      label={current.label}
      work={work}
      onItem={(item) => {
        work.toggle(item);
        if (isPhone) setTab('items');
      }}
    />
  ) : null;
  const items = current ? (
    <ItemsPane
      scene={current.scene}
      label={current.label}
      breakdown={work.breakdown}
      active={work.active?._id ?? null}
      inputRef={work.inputRef}
      onActive={work.toggle}
      onAdd={(type, name) => work.breakdown.actions.add(type, name, null)}
    />
  ) : null;
  return (
    <Page>
      <BreakdownHead
        entries={entries}
        isNarrow={isNarrow}
        current={current}
        onBack={() => select(null)}
        isListShown={isListShown}
        onShowList={() => dispatch(setBreakdownScenesVisible(!isListShown))}
        onNextOpen={nextOpen ? goNextOpen : null}
      >
        {writesAll && version ? (
          <RefineButton projectId={version.projectId} screenplayId={version._id} short={isPhone} />
        ) : null}
      </BreakdownHead>
      {isNarrow && !current ? (
        list
      ) : !isPhone ? (
        <SplitPane left={isListShown && !isNarrow ? 248 : undefined} right={isNarrow ? 400 : 370}>
          {isListShown && !isNarrow ? <SidePane>{list}</SidePane> : null}
          {text}
          <SidePane side="right">{items}</SidePane>
        </SplitPane>
      ) : (
        <PhoneColumn>
          <div style={{ padding: '8px 16px' }}>
            <SegmentedControl
              label="보기"
              value={tab}
              options={[
                { value: 'text', label: '본문' },
                { value: 'items', label: `항목 ${work.breakdown.items.length + work.open.length}` },
              ]}
              onChange={setTab}
            />
          </div>
          {tab === 'text' ? text : items}
        </PhoneColumn>
      )}
      <Foot canEdit={work.breakdown.canEdit} />
    </Page>
  );
}

function Foot({ canEdit }: { readonly canEdit: boolean }) {
  return (
    <StatusFacts>
      <span>
        <Kbd>J</Kbd> <Kbd>K</Kbd> 씬 <Kbd>N</Kbd> 제안 있는 씬
      </span>
      {canEdit ? (
        <>
          <span>
            <Kbd>↓</Kbd> <Kbd>Enter</Kbd> 받기 <Kbd>X</Kbd> 거절 <Kbd>A</Kbd> 모두 받기 <Kbd>⇧X</Kbd> 모두
            거절
          </span>
          <span>
            <Kbd>→</Kbd> 말 고르기 <Kbd>1–0</Kbd> 분류 <Kbd>I</Kbd> 더하기
          </span>
        </>
      ) : null}
    </StatusFacts>
  );
}

function NoScenes() {
  const projectId = useProjectId();
  const canWrite = useCan('screenplay', 'write');
  return (
    <Page>
      <TopBar>
        <h1>브레이크다운</h1>
      </TopBar>
      <EmptyState
        title="아직 씬이 없어요"
        hint="시나리오를 받아들이면 씬마다 필요한 것을 찾아 제안해요."
        action={
          canWrite ? (
            <Button component={Link} to={`/projects/${projectId}/screenplays`}>
              시나리오로 가기
            </Button>
          ) : null
        }
      />
    </Page>
  );
}
