import { type PlaceOffer, placeOffers } from '@ddak/domain';
import { EmptyState, TOUCH, useIsPhone } from '@ddak/ui';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { chosenAfter } from '../../../../platform/grid/pick/chosen-after.ts';
import { newId, useProjectState, useRunCommand, useUndo } from '../../../../sync/hooks.ts';
import { showUndoToast } from '../../../../sync/undo-toast.ts';
import { MasterList, Plain } from '../MasterList.tsx';
import { type ChosenPlace, PlaceDialog, type Placing } from './PlaceDialog.tsx';
import { PlaceOffers } from './PlaceOffers.tsx';
import { scenesOfSets, unplacedRows } from './unplaced-view.ts';

const Row = styled('label')({
  display: 'contents',
  cursor: 'pointer',
  '& > b': { fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis', padding: '0 8px' },
});

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  padding: '4px 16px',
  borderTop: '1px solid var(--line)',
  background: 'var(--surface)',
  '& > span': { flex: 1, minWidth: 0, color: 'var(--ink-2)' },
  [TOUCH]: { minHeight: 60, '& button': { minHeight: 44 } },
});

/** SL7: the sets of which nobody has said where they are really shot; many are put at a place in one step. */
export function UnplacedSets({ search, canEdit }: { readonly search: string; readonly canEdit: boolean }) {
  const state = useProjectState();
  const run = useRunCommand();
  const { undoCommand } = useUndo();
  const isPhone = useIsPhone();
  const rows = useMemo(() => unplacedRows(state, search), [state, search]);
  const offers = useMemo(() => placeOffers(state), [state]);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const [placing, setPlacing] = useState<Placing | null>(null);
  const names = useMemo(() => rows.map(({ setName }) => setName), [rows]);
  const chosen = new Set(names.filter((name) => picked.has(name)));
  const scenes = rows.reduce((sum, row) => sum + (chosen.has(row.setName) ? row.sceneIds.length : 0), 0);

  const press = (name: string, isRange: boolean) => {
    setPicked(chosenAfter(names, chosen, { name, from: last, isRange }));
    setLast(name);
  };
  const place = ({ sets, locationId, realName }: ChosenPlace) => {
    setPlacing(null);
    const sceneIds = scenesOfSets(state, sets);
    if (sceneIds.length === 0) return;
    const command = run('placeScenes', {
      sceneIds,
      locationId: locationId ?? newId(),
      realName: locationId ? null : realName,
    });
    setPicked(new Set());
    showUndoToast(`${realName} · 극중 장소 ${sets.length}곳, ${sceneIds.length}씬`, command, undoCommand);
  };
  const askOffer = (offer: PlaceOffer) =>
    setPlacing({ sets: offer.sets, maybe: offer.maybe, suggested: offer.location?.realName ?? offer.name });

  if (rows.length === 0)
    return search === '' ? (
      <EmptyState title="모든 극중 장소에 실제 촬영지가 있어요" />
    ) : (
      <EmptyState title="찾는 것이 없어요" />
    );
  return (
    <div style={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto', minHeight: 0 }}>
      {search === '' && offers.length > 0 ? (
        <PlaceOffers offers={offers} onTake={canEdit ? askOffer : null} />
      ) : (
        <span />
      )}
      <MasterList
        label="촬영지가 없는 극중 장소"
        rows={rows}
        keyOf={(row) => row.setName}
        columns="32px minmax(180px, 1fr) 56px minmax(200px, 2fr)"
        phoneColumns="32px minmax(0, 1fr) 56px"
        isPhone={isPhone}
        heads={['', '극중 장소', '씬', '나오는 씬']}
      >
        {(row) => (
          <Row>
            {canEdit ? (
              <Checkbox
                checked={chosen.has(row.setName)}
                slotProps={{ input: { 'aria-label': `${row.setName} 고르기` } }}
                onChange={(event) =>
                  press(row.setName, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
                }
              />
            ) : (
              <span />
            )}
            <b title={row.setName}>{row.setName}</b>
            {isPhone ? (
              <span style={{ color: 'var(--ink-2)' }}>{row.sceneIds.length}씬</span>
            ) : (
              <>
                <Plain>{row.sceneIds.length}</Plain>
                <Plain title={row.scenes}>{row.scenes}</Plain>
              </>
            )}
          </Row>
        )}
      </MasterList>
      {canEdit ? (
        <Bar>
          <span role="status">
            {chosen.size > 0
              ? `극중 장소 ${chosen.size}곳 · ${scenes}씬`
              : isPhone
                ? '극중 장소를 고르세요'
                : '극중 장소를 고르세요. Shift로 한꺼번에 골라요.'}
          </span>
          <Button
            variant="text"
            onClick={() => setPicked(chosen.size === names.length ? new Set() : new Set(names))}
          >
            {chosen.size === names.length ? '선택 풀기' : '모두 고르기'}
          </Button>
          <Button
            variant="contained"
            disabled={chosen.size === 0}
            onClick={() => setPlacing({ sets: [...chosen], maybe: [], suggested: '' })}
          >
            촬영지 정하기…
          </Button>
        </Bar>
      ) : null}
      {placing ? (
        <PlaceDialog
          placing={placing}
          locations={[...state.location.values()].sort((a, b) => a.realName.localeCompare(b.realName, 'ko'))}
          onChoose={place}
          onClose={() => setPlacing(null)}
        />
      ) : null}
    </div>
  );
}
