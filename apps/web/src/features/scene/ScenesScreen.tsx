import { defaultSceneFilter, type SceneFilter, sceneLabel } from '@ddak/domain';
import {
  Chip,
  ColumnChooser,
  ConfirmDialog,
  EmptyState,
  Grow,
  Icon,
  Page,
  SkeletonList,
  TopBar,
  useIsPhone,
} from '@ddak/ui';
import Button from '@mui/material/Button';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { usePickedRows } from '../../platform/grid/pick/use-picked-rows.ts';
import { useCan, useProjectId, useProjectState } from '../../sync/hooks.ts';
import { BulkBar } from './pick/BulkBar.tsx';
import { SceneFilterBar } from './SceneFilterBar.tsx';
import { SceneListDownload } from './SceneListDownload.tsx';
import { SequenceDialog } from './SequenceDialog.tsx';
import { sceneTableItems } from './scene-groups.ts';
import { useArrangement } from './table/arrange/use-arrangement.ts';
import { SceneTable } from './table/SceneTable.tsx';
import { SceneTableFoot } from './table/SceneTableFoot.tsx';
import { useSceneTable } from './table/use-scene-table.ts';
import { useLeaveFresh } from './use-fresh-scene.ts';
import { useOpenedScene } from './use-opened-scene.ts';
import { useSceneListActions } from './use-scene-list-actions.ts';

const SceneImportDialog = lazy(() => import('./import/SceneImportDialog.tsx'));
// A desk shows no cards, and has no need of their form.
const SceneCards = lazy(() => import('./SceneCards.tsx'));

/** The whole list is looked at here; the pool of the board starts with what waits for a day. */
const everything: SceneFilter = { ...defaultSceneFilter, allocationOnly: false };

/** The scene table (씬 구분표): every scene, edited in place; cards on a phone. */
export default function ScenesScreen() {
  const projectId = useProjectId();
  const state = useProjectState();
  const canEdit = useCan('screenplay', 'write');
  const isPhone = useIsPhone();
  const [filter, setFilter] = useState(everything);
  const arranging = useArrangement();
  const items = useMemo(
    () => sceneTableItems(state, filter, arranging.arrangement),
    [state, filter, arranging.arrangement],
  );
  const sceneIds = useMemo(() => items.flatMap((item) => (item.kind === 'scene' ? [item.key] : [])), [items]);
  const keptCount = useMemo(
    () => [...state.scene.values()].filter(({ status }) => status !== 'omitted').length,
    [state.scene],
  );
  const mayImport = useCan('breakdown', 'write') && canEdit;
  const [importing, setImporting] = useState(false);
  const sheet = useOpenedScene();
  const actions = useSceneListActions({
    canEdit,
    isPhone,
    episodeId: filter.episode[0],
    onAdded: (sceneId) => {
      setFilter(everything);
      if (isPhone) sheet.open(sceneId);
      else
        table.active.open({
          rowId: sceneId,
          column: table.columns.columns.includes('setName') ? 'setName' : 'number',
        });
    },
  });
  const picks = usePickedRows(sceneIds, canEdit);
  const table = useSceneTable({ sceneIds, canEdit, onRemove: actions.askRemove, picks });
  useLeaveFresh(actions.fresh, (isPhone ? sheet.opened : table.active.cell?.rowId) ?? null);

  return (
    <Page>
      <TopBar>
        <h1>씬</h1>
        {state.scene.size > 0 ? (
          <Chip>
            {sceneIds.length === state.scene.size
              ? `${keptCount}씬`
              : `${sceneIds.length} / ${state.scene.size}씬`}
          </Chip>
        ) : null}
        <Grow />
        {isPhone || sceneIds.length === 0 ? null : (
          <ColumnChooser columns={table.columns} heights={table.heights} />
        )}
        {mayImport && !isPhone ? (
          <Button startIcon={<Icon name="upload" />} onClick={() => setImporting(true)}>
            가져오기
          </Button>
        ) : null}
        {isPhone || state.scene.size === 0 ? null : (
          <SceneListDownload
            filter={filter}
            arrangement={arranging.arrangement}
            columns={table.columns.columns}
          />
        )}
        {isPhone && canEdit && sceneIds.length > 0 ? (
          <Button onClick={picks.togglePicking}>{picks.isPicking ? '마침' : '고르기'}</Button>
        ) : null}
        {actions.canAdd && !picks.isPicking ? (
          <Button
            variant="contained"
            color="primary"
            onClick={actions.addAtEnd}
            startIcon={<Icon name="plus" />}
          >
            씬 추가
          </Button>
        ) : null}
      </TopBar>
      {state.scene.size === 0 ? (
        <EmptyState
          title="아직 씬이 없어요"
          hint={
            canEdit
              ? '시나리오를 올려 받아들이면 씬과 인물이 생겨요. 쓰던 씬 구분표를 가져오거나 하나씩 적어 넣어도 돼요.'
              : '시나리오를 받아들이면 여기에 씬이 나타나요.'
          }
          action={
            canEdit ? (
              <Button component={Link} to={`/projects/${projectId}/screenplays`}>
                시나리오로 가기
              </Button>
            ) : null
          }
        />
      ) : (
        <div
          role="presentation"
          style={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', minHeight: 0 }}
          onKeyDownCapture={({ key, nativeEvent }) => {
            const isLeft = key === 'Escape' && !nativeEvent.isComposing && table.active.mode !== 'waiting';
            if (isLeft) actions.fresh.leave(null);
          }}
        >
          {picks.rowIds.length > 0 || picks.isPicking ? (
            <BulkBar picks={picks} onLeave={table.returnToCell} />
          ) : (
            <SceneFilterBar filter={filter} onChange={setFilter} arranging={arranging} />
          )}
          {items.length === 0 ? (
            <EmptyState
              title="맞는 씬이 없어요"
              action={<Button onClick={() => setFilter(everything)}>모두 보기</Button>}
            />
          ) : isPhone ? (
            <Suspense fallback={<SkeletonList rows={8} />}>
              <SceneCards
                items={items}
                canEdit={canEdit}
                sheet={sheet}
                picks={picks.isPicking ? picks : null}
                menuOf={actions.menuOf}
              />
            </Suspense>
          ) : (
            <SceneTable
              items={items}
              table={table}
              picks={picks}
              arranging={arranging}
              menuOf={actions.menuOf}
            />
          )}
        </div>
      )}
      {state.scene.size > 0 ? (
        <SceneTableFoot shown={table.active.shown} range={table.range} picked={picks.rowIds} />
      ) : null}
      {actions.sequencing ? (
        <SequenceDialog
          of={`S#${sceneLabel(state, actions.sequencing)}`}
          sequence={actions.sequencing.sequence ?? ''}
          onSave={(patch) => actions.sequencing && actions.setSequence(actions.sequencing, patch)}
          onClose={actions.closeSequence}
        />
      ) : null}
      {importing ? (
        <Suspense>
          <SceneImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      ) : null}
      <ConfirmDialog
        open={actions.removing !== null}
        title="이 씬을 지울까요?"
        losses={actions.losses}
        confirmLabel="씬 지우기"
        onConfirm={actions.remove}
        onClose={actions.cancelRemove}
      />
    </Page>
  );
}
