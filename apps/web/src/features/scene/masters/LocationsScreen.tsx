import { unplacedSets } from '@ddak/domain';
import { SegmentedControl } from '@ddak/ui';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCan, useProjectState, useRunCommand } from '../../../sync/hooks.ts';
import { LocationAvailabilityDialog } from './LocationAvailabilityDialog.tsx';
import { LocationCells } from './LocationCells.tsx';
import { LocationCostDialog } from './LocationCostDialog.tsx';
import { MastersScreen, type MasterWords } from './MastersScreen.tsx';
import { type LocationRow, locationRows } from './masters-view.ts';
import { MergeDialog } from './places/MergeDialog.tsx';
import { PlaceGrid } from './places/PlaceGrid.tsx';
import { PlaceInfoDialog } from './places/PlaceInfoDialog.tsx';
import { placeLosses } from './places/place-losses.ts';
import { UnplacedSets } from './places/UnplacedSets.tsx';
import { useAddedPlaces } from './places/use-added-places.ts';

const WORDS: MasterWords = {
  what: '촬영지',
  count: (many) => `${many}곳`,
  add: '장소 추가',
  nameLabel: '실제 촬영지 이름',
  search: '촬영지, 주소, ㅍㅇㅈ',
  emptyTitle: '아직 촬영지가 없어요',
  emptyHint:
    '극중 장소를 골라 어디에서 찍을지 정하거나, 장소 추가에 엑셀에서 복사한 목록을 붙여 넣어 주세요.',
};

/** The real places, and the sets that want one (SL7): address, parking and hospital edited in place, with what is shot there and when. */
export default function LocationsScreen() {
  const state = useProjectState();
  const run = useRunCommand();
  const rowsFor = useCallback((search: string) => locationRows(state, search), [state]);
  const canEdit = useCan('screenplay', 'write');
  const seesCost = useCan('cost', 'read');
  const [opened, setOpened] = useState<{
    readonly what: 'info' | 'days' | 'cost' | 'merge';
    readonly id: string;
    /** Those that are to be merged into it. */
    readonly chosen?: readonly string[];
  } | null>(null);
  const close = () => setOpened(null);
  const { readAdded, onAdd } = useAddedPlaces();
  const openDays = ({ rowId }: LocationRow) => setOpened({ what: 'days', id: rowId });
  const unplaced = useMemo(() => unplacedSets(state).length, [state]);
  const [address] = useSearchParams();
  // Where nothing is placed yet, what wants a place is all there is to see at first.
  const [shown, setShown] = useState<'places' | 'sets'>(
    unplaced > 0 && (state.location.size === 0 || address.get('show') === 'sets') ? 'sets' : 'places',
  );
  const place = opened ? state.location.get(opened.id) : undefined;
  return (
    <>
      <MastersScreen
        view="locations"
        words={WORDS}
        count={state.location.size}
        rowsFor={rowsFor}
        keyOf={(row) => row.location._id}
        nameOf={(row) => row.location.realName}
        targetOf={(row) => ({ targetKind: 'location', targetId: row.location._id })}
        lossesOf={(places) => placeLosses(state, places)}
        grid={(props) => <PlaceGrid {...props} onOpenDays={openDays} />}
        phoneColumns="8px minmax(0, 1fr) 96px"
        cells={(props) => <LocationCells {...props} />}
        readAdded={readAdded}
        onAdd={onAdd}
        onRemove={(row) => run('removeLocation', { locationId: row.location._id })}
        onRemoveMany={(places) => run('removeLocations', { locationIds: places.map(({ rowId }) => rowId) })}
        onMerge={({ rowId }, others) =>
          setOpened({ what: 'merge', id: rowId, chosen: others.map((other) => other.rowId) })
        }
        choice={
          unplaced > 0 || shown === 'sets' ? (
            <SegmentedControl
              label="장소 보기"
              value={shown}
              options={[
                { value: 'places', label: `실제 촬영지 ${state.location.size}` },
                { value: 'sets', label: `촬영지 미정 ${unplaced}` },
              ]}
              onChange={setShown}
            />
          ) : null
        }
        instead={
          shown === 'sets' ? (search) => <UnplacedSets search={search} canEdit={canEdit} /> : undefined
        }
        entriesOf={(row) => [
          { label: '장소 정보…', onSelect: () => setOpened({ what: 'info', id: row.rowId }) },
          { label: '가능한 날…', onSelect: () => openDays(row) },
          ...(canEdit && state.location.size > 1
            ? [
                {
                  label: '다른 촬영지와 합치기…',
                  onSelect: () => setOpened({ what: 'merge', id: row.rowId }),
                },
              ]
            : []),
          ...(seesCost
            ? [{ label: '장소비…', onSelect: () => setOpened({ what: 'cost', id: row.rowId }) }]
            : []),
        ]}
      />
      {place && opened?.what === 'info' ? (
        <PlaceInfoDialog
          location={place}
          sets={rowsFor('').find(({ rowId }) => rowId === place._id)?.sets ?? ''}
          canEdit={canEdit}
          onClose={close}
        />
      ) : null}
      {place && opened?.what === 'days' ? (
        <LocationAvailabilityDialog location={place} canEdit={canEdit} onClose={close} />
      ) : null}
      {place && opened?.what === 'merge' ? (
        <MergeDialog location={place} chosen={opened.chosen ?? []} onClose={close} />
      ) : null}
      {place && opened?.what === 'cost' ? <LocationCostDialog location={place} onClose={close} /> : null}
    </>
  );
}
