import type { Character } from '@ddak/domain';
import { useCallback, useState } from 'react';
import { newId, useCan, useProjectState, useRunCommand } from '../../../sync/hooks.ts';
import { CharacterAvailabilityDialog } from './CharacterAvailabilityDialog.tsx';
import { CharacterCells } from './CharacterCells.tsx';
import { CharacterPayDialog } from './CharacterPayDialog.tsx';
import { MastersScreen, type MasterWords } from './MastersScreen.tsx';
import { characterRows } from './masters-view.ts';

const WORDS: MasterWords = {
  what: '인물',
  add: '인물 추가',
  nameLabel: '배역 이름',
  search: '배역, 배우, ㅈㅎ',
  emptyTitle: '아직 등장인물이 없어요',
  emptyHint: '시나리오를 받아들이면 인물이 생겨요. 하나씩 적어 넣어도 돼요.',
};

/** The characters: number, weight and actor edited in place, with where each of them is needed. */
export default function CharactersScreen() {
  const state = useProjectState();
  const run = useRunCommand();
  const rowsFor = useCallback((search: string) => characterRows(state, search), [state]);
  const canEdit = useCan('screenplay', 'write');
  const seesCost = useCan('cost', 'read');
  const [opened, setOpened] = useState<{ readonly what: 'days' | 'pay'; readonly id: string } | null>(null);
  const close = () => setOpened(null);
  const person: Character | undefined = opened ? state.character.get(opened.id) : undefined;
  return (
    <>
      <MastersScreen
        view="characters"
        words={WORDS}
        nameLength={60}
        count={state.character.size}
        rowsFor={rowsFor}
        keyOf={(row) => row.character._id}
        nameOf={(row) => row.character.name}
        targetOf={(row) => ({ targetKind: 'character', targetId: row.character._id })}
        lossesOf={({ character, sceneCount }) => [
          `${character.characterNumber} ${character.name}`,
          ...(sceneCount > 0 ? [`씬 ${sceneCount}개의 출연`] : []),
        ]}
        columns="56px 140px 88px 140px 48px minmax(120px, 1fr) 120px minmax(140px, 1.2fr) 84px"
        phoneColumns="40px minmax(0, 1fr) 92px 96px"
        heads={['번호', '배역', '구분', '배우', '씬', '나오는 씬', '회차', '가능한 날', '']}
        cells={(props) => <CharacterCells {...props} />}
        onAdd={(name) => run('addCharacter', { characterId: newId(), name, kind: 'minor' })}
        onRemove={(row) => run('removeCharacter', { characterId: row.character._id })}
        entriesOf={({ character }) => [
          { label: '가능한 날…', onSelect: () => setOpened({ what: 'days', id: character._id }) },
          ...(seesCost
            ? [{ label: '출연료…', onSelect: () => setOpened({ what: 'pay', id: character._id }) }]
            : []),
        ]}
      />
      {person && opened?.what === 'days' ? (
        <CharacterAvailabilityDialog character={person} canEdit={canEdit} onClose={close} />
      ) : null}
      {person && opened?.what === 'pay' ? <CharacterPayDialog character={person} onClose={close} /> : null}
    </>
  );
}
