import { useCallback } from 'react';
import { newId, useProjectState, useRunCommand } from '../../../sync/hooks.ts';
import { LocationCells } from './LocationCells.tsx';
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
  return (
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
      columns="180px minmax(180px, 1.4fr) minmax(140px, 1fr) 48px 110px minmax(110px, 0.8fr) minmax(110px, 0.8fr) 32px"
      phoneColumns="8px minmax(0, 1fr) 44px"
      heads={['실제 촬영지', '주소', '극중 장소', '씬', '회차', '주차', '가까운 응급실', '']}
      cells={(props) => <LocationCells {...props} />}
      onAdd={(realName) => run('addLocation', { locationId: newId(), realName })}
      onRemove={(row) => run('removeLocation', { locationId: row.location._id })}
    />
  );
}
