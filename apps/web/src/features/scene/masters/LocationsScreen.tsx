import { useCallback, useState } from 'react';
import { newId, useCan, useProjectState, useRunCommand } from '../../../sync/hooks.ts';
import { LocationAvailabilityDialog } from './LocationAvailabilityDialog.tsx';
import { LocationCells } from './LocationCells.tsx';
import { LocationCostDialog } from './LocationCostDialog.tsx';
import { MastersScreen, type MasterWords } from './MastersScreen.tsx';
import { locationRows } from './masters-view.ts';

const WORDS: MasterWords = {
  what: '촬영지',
  add: '장소 추가',
  nameLabel: '실제 촬영지 이름',
  search: '촬영지, 주소, ㅍㅇㅈ',
  emptyTitle: '아직 촬영지가 없어요',
  emptyHint:
    '시나리오를 받아들이면 극중 장소마다 하나씩 생겨요. 실제 촬영지가 정해지면 이름과 주소를 적어 주세요.',
};

/** The real places: address, parking and hospital edited in place, with what is shot there and when. */
export default function LocationsScreen() {
  const state = useProjectState();
  const run = useRunCommand();
  const rowsFor = useCallback((search: string) => locationRows(state, search), [state]);
  const canEdit = useCan('screenplay', 'write');
  const seesCost = useCan('cost', 'read');
  const [opened, setOpened] = useState<{ readonly what: 'days' | 'cost'; readonly id: string } | null>(null);
  const close = () => setOpened(null);
  const place = opened ? state.location.get(opened.id) : undefined;
  return (
    <>
      <MastersScreen
        view="locations"
        words={WORDS}
        nameLength={120}
        count={state.location.size}
        rowsFor={rowsFor}
        keyOf={(row) => row.location._id}
        nameOf={(row) => row.location.realName}
        lossesOf={({ location, sceneCount }) => [
          location.realName,
          ...(sceneCount > 0 ? [`씬 ${sceneCount}개의 실제 촬영지`] : []),
        ]}
        columns="160px minmax(150px, 1.2fr) minmax(120px, 1fr) 48px 100px minmax(120px, 1fr) minmax(100px, 0.8fr) minmax(100px, 0.8fr) 32px"
        phoneColumns="8px minmax(0, 1fr) 44px"
        heads={['실제 촬영지', '주소', '극중 장소', '씬', '회차', '가능한 날', '주차', '가까운 응급실', '']}
        cells={(props) => <LocationCells {...props} />}
        onAdd={(realName) => run('addLocation', { locationId: newId(), realName })}
        onRemove={(row) => run('removeLocation', { locationId: row.location._id })}
        entriesOf={({ location }) => [
          { label: '가능한 날…', onSelect: () => setOpened({ what: 'days', id: location._id }) },
          ...(seesCost
            ? [{ label: '장소비…', onSelect: () => setOpened({ what: 'cost', id: location._id }) }]
            : []),
        ]}
      />
      {place && opened?.what === 'days' ? (
        <LocationAvailabilityDialog location={place} canEdit={canEdit} onClose={close} />
      ) : null}
      {place && opened?.what === 'cost' ? <LocationCostDialog location={place} onClose={close} /> : null}
    </>
  );
}
