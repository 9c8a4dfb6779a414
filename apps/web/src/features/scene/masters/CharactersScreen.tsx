import { ConfirmDialog, DropMenu, EmptyState, Icon, Page, useIsPhone } from '@ddak/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useMemo, useState } from 'react';
import { newId, useCan, useProjectState, useRunCommand, useUndo } from '../../../sync/hooks.ts';
import { showUndoToast } from '../../../sync/undo-toast.tsx';
import { AddMasterDialog } from './AddMasterDialog.tsx';
import { CharacterCells } from './CharacterCells.tsx';
import { MasterList } from './MasterList.tsx';
import { MastersSearch, MastersTop } from './MastersTop.tsx';
import { type CharacterRow, characterRows } from './masters-view.ts';

const COLUMNS = '56px 160px 88px 160px 48px minmax(160px, 1fr) 140px 32px';
const HEADS = ['번호', '배역', '구분', '배우', '씬', '나오는 씬', '회차', ''];

/** The characters: number, weight and actor edited in place, with where each of them is needed. */
export default function CharactersScreen() {
  const state = useProjectState();
  const canEdit = useCan('screenplay', 'write');
  const isPhone = useIsPhone();
  const run = useRunCommand();
  const { undo } = useUndo();
  const [search, setSearch] = useState('');
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<CharacterRow | null>(null);
  const rows = useMemo(() => characterRows(state, search), [state, search]);
  const add = (name: string) => {
    setAdding(false);
    setSearch('');
    run('addCharacter', { characterId: newId(), name, kind: 'minor' });
  };
  const remove = () => {
    if (!removing) return;
    const { _id, name } = removing.character;
    setRemoving(null);
    run('removeCharacter', { characterId: _id });
    showUndoToast(`인물을 지웠어요 · ${name}`, undo);
  };
  return (
    <Page>
      <MastersTop
        view="characters"
        count={state.character.size}
        addLabel="인물 추가"
        onAdd={canEdit ? () => setAdding(true) : undefined}
      />
      {state.character.size === 0 ? (
        <EmptyState
          title="아직 등장인물이 없어요"
          hint="시나리오를 받아들이면 인물이 생겨요. 하나씩 적어 넣어도 돼요."
        />
      ) : (
        <div style={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', minHeight: 0 }}>
          <MastersSearch value={search} onChange={setSearch} placeholder="배역, 배우, ㅈㅎ" />
          {rows.length === 0 ? (
            <EmptyState
              title="맞는 인물이 없어요"
              action={<Button onClick={() => setSearch('')}>모두 보기</Button>}
            />
          ) : (
            <MasterList
              label="등장인물"
              rows={rows}
              keyOf={(row) => row.character._id}
              columns={COLUMNS}
              phoneColumns="40px minmax(0, 1fr) 92px 44px"
              isPhone={isPhone}
              heads={HEADS}
            >
              {(row) => (
                <CharacterCells row={row} canEdit={canEdit} isPhone={isPhone}>
                  {canEdit ? (
                    <DropMenu
                      entries={[{ label: '인물 지우기…', danger: true, onSelect: () => setRemoving(row) }]}
                      trigger={(open) => (
                        <IconButton size="small" aria-label={`${row.character.name} 더 보기`} {...open}>
                          <Icon name="more" />
                        </IconButton>
                      )}
                    />
                  ) : (
                    <span />
                  )}
                </CharacterCells>
              )}
            </MasterList>
          )}
        </div>
      )}
      <AddMasterDialog
        open={adding}
        title="인물 추가"
        label="배역 이름"
        maxLength={60}
        onAdd={add}
        onClose={() => setAdding(false)}
      />
      <ConfirmDialog
        open={removing !== null}
        title="이 인물을 지울까요?"
        losses={
          removing
            ? [
                `${removing.character.characterNumber} ${removing.character.name}`,
                ...(removing.sceneCount > 0 ? [`씬 ${removing.sceneCount}개의 출연`] : []),
              ]
            : []
        }
        confirmLabel="인물 지우기"
        onConfirm={remove}
        onClose={() => setRemoving(null)}
      />
    </Page>
  );
}
