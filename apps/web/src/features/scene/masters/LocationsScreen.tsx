import { ConfirmDialog, DropMenu, EmptyState, Icon, Page, useIsPhone } from '@ddak/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useMemo, useState } from 'react';
import { newId, useCan, useProjectState, useRunCommand, useUndo } from '../../../sync/hooks.ts';
import { showUndoToast } from '../../../sync/undo-toast.tsx';
import { AddMasterDialog } from './AddMasterDialog.tsx';
import { LocationCells } from './LocationCells.tsx';
import { MasterList } from './MasterList.tsx';
import { MastersSearch, MastersTop } from './MastersTop.tsx';
import { type LocationRow, locationRows } from './masters-view.ts';

const COLUMNS =
  '180px minmax(180px, 1.4fr) minmax(140px, 1fr) 48px 110px minmax(110px, 0.8fr) minmax(110px, 0.8fr) 32px';
const HEADS = ['실제 촬영지', '주소', '극중 장소', '씬', '회차', '주차', '가까운 응급실', ''];

/** The real places: address, parking and hospital edited in place, with what is shot there and when. */
export default function LocationsScreen() {
  const state = useProjectState();
  const canEdit = useCan('screenplay', 'write');
  const isPhone = useIsPhone();
  const run = useRunCommand();
  const { undo } = useUndo();
  const [search, setSearch] = useState('');
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<LocationRow | null>(null);
  const rows = useMemo(() => locationRows(state, search), [state, search]);
  const add = (realName: string) => {
    setAdding(false);
    setSearch('');
    run('addLocation', { locationId: newId(), realName });
  };
  const remove = () => {
    if (!removing) return;
    const { _id, realName } = removing.location;
    setRemoving(null);
    run('removeLocation', { locationId: _id });
    showUndoToast(`촬영지를 지웠어요 · ${realName}`, undo);
  };
  return (
    <Page>
      <MastersTop
        view="locations"
        count={state.location.size}
        addLabel="장소 추가"
        onAdd={canEdit ? () => setAdding(true) : undefined}
      />
      {state.location.size === 0 ? (
        <EmptyState
          title="아직 촬영지가 없어요"
          hint="시나리오를 받아들이면 극중 장소마다 하나씩 생겨요. 실제 촬영지가 정해지면 이름과 주소를 적어 주세요."
        />
      ) : (
        <div style={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', minHeight: 0 }}>
          <MastersSearch value={search} onChange={setSearch} placeholder="촬영지, 주소, ㅍㅇㅈ" />
          {rows.length === 0 ? (
            <EmptyState
              title="맞는 촬영지가 없어요"
              action={<Button onClick={() => setSearch('')}>모두 보기</Button>}
            />
          ) : (
            <MasterList
              label="촬영지"
              rows={rows}
              keyOf={(row) => row.location._id}
              columns={COLUMNS}
              phoneColumns="8px minmax(0, 1fr) 44px"
              isPhone={isPhone}
              heads={HEADS}
            >
              {(row) => (
                <LocationCells row={row} canEdit={canEdit} isPhone={isPhone}>
                  {canEdit ? (
                    <DropMenu
                      entries={[{ label: '촬영지 지우기…', danger: true, onSelect: () => setRemoving(row) }]}
                      trigger={(open) => (
                        <IconButton size="small" aria-label={`${row.location.realName} 더 보기`} {...open}>
                          <Icon name="more" />
                        </IconButton>
                      )}
                    />
                  ) : (
                    <span />
                  )}
                </LocationCells>
              )}
            </MasterList>
          )}
        </div>
      )}
      <AddMasterDialog
        open={adding}
        title="장소 추가"
        label="실제 촬영지 이름"
        maxLength={120}
        onAdd={add}
        onClose={() => setAdding(false)}
      />
      <ConfirmDialog
        open={removing !== null}
        title="이 촬영지를 지울까요?"
        losses={
          removing
            ? [
                removing.location.realName,
                ...(removing.sceneCount > 0 ? [`씬 ${removing.sceneCount}개의 실제 촬영지`] : []),
              ]
            : []
        }
        confirmLabel="촬영지 지우기"
        onConfirm={remove}
        onClose={() => setRemoving(null)}
      />
    </Page>
  );
}
