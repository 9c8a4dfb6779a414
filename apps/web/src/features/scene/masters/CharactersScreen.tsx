import type { Character } from '@ddak/domain';
import { useCallback, useState } from 'react';
import { useCan, useProjectState, useRunCommand } from '../../../sync/hooks.ts';
import { CharacterAvailabilityDialog } from './CharacterAvailabilityDialog.tsx';
import { CharacterCells } from './CharacterCells.tsx';
import { CharacterPayDialog } from './CharacterPayDialog.tsx';
import { MastersScreen, type MasterWords } from './MastersScreen.tsx';
import { type CharacterRow, characterRows } from './masters-view.ts';
import { BirthDialog } from './people/BirthDialog.tsx';
import { CharacterGrid } from './people/CharacterGrid.tsx';
import { MergeCharactersDialog } from './people/MergeCharactersDialog.tsx';
import { NotAPersonDialog } from './people/NotAPersonDialog.tsx';
import { OtherNamesDialog } from './people/OtherNamesDialog.tsx';
import { peopleLosses } from './people/people-losses.ts';
import { neighbourOf } from './people/take-number.ts';
import { useAddedPeople } from './people/use-added-people.ts';
import { useRenumber } from './people/use-renumber.ts';

const WORDS: MasterWords = {
  what: '인물',
  count: (many) => `${many}명`,
  add: '인물 추가',
  nameLabel: '배역 이름',
  search: '배역, 배우, ㅈㅎ',
  emptyTitle: '아직 등장인물이 없어요',
  emptyHint: '시나리오를 받아들이면 인물이 생겨요. 인물 추가에 엑셀에서 복사한 명단을 붙여 넣어도 돼요.',
};

/** The characters: number, weight and actor edited in place, with where each of them is needed. */
export default function CharactersScreen() {
  const state = useProjectState();
  const run = useRunCommand();
  const renumber = useRenumber();
  const rowsFor = useCallback((search: string) => characterRows(state, search), [state]);
  const canEdit = useCan('screenplay', 'write');
  const canItem = useCan('breakdown', 'write');
  const sees = { cost: useCan('cost', 'read'), contacts: useCan('contacts', 'read') };
  const reach = useCan('contacts', 'write') ? 'write' : sees.contacts ? 'read' : 'none';
  const [opened, setOpened] = useState<{
    readonly what: 'days' | 'birth' | 'pay' | 'names' | 'merge' | 'thing';
    readonly id: string;
    /** Those that are to be merged into it. */
    readonly chosen?: readonly string[];
  } | null>(null);
  const close = () => setOpened(null);
  const { readAdded, onAdd } = useAddedPeople(reach);
  const openDays = ({ rowId }: CharacterRow) => setOpened({ what: 'days', id: rowId });
  const person: Character | undefined = opened ? state.character.get(opened.id) : undefined;
  return (
    <>
      <MastersScreen
        view="characters"
        words={WORDS}
        count={state.character.size}
        rowsFor={rowsFor}
        keyOf={(row) => row.character._id}
        nameOf={(row) => row.character.name}
        targetOf={(row) => ({ targetKind: 'character', targetId: row.character._id })}
        lossesOf={(people) => peopleLosses(state, people, sees)}
        // Other rights are other columns.
        grid={(props) => <CharacterGrid key={reach} {...props} reach={reach} onOpenDays={openDays} />}
        phoneColumns="44px minmax(0, 1fr) auto 96px"
        cells={(props) => <CharacterCells {...props} />}
        readAdded={readAdded}
        onAdd={onAdd}
        onRemove={(row) => run('removeCharacter', { characterId: row.character._id })}
        onRemoveMany={(people) => run('removeCharacters', { characterIds: people.map(({ rowId }) => rowId) })}
        onMerge={({ rowId }, others) =>
          setOpened({ what: 'merge', id: rowId, chosen: others.map((other) => other.rowId) })
        }
        entriesOf={(row) => [
          { label: '가능한 날…', onSelect: () => openDays(row) },
          ...(sees.contacts
            ? [{ label: '생년월일·보호자…', onSelect: () => setOpened({ what: 'birth', id: row.rowId }) }]
            : []),
          ...(sees.cost
            ? [{ label: '출연료…', onSelect: () => setOpened({ what: 'pay', id: row.rowId }) }]
            : []),
          ...(canEdit
            ? [
                { label: '다른 이름…', onSelect: () => setOpened({ what: 'names', id: row.rowId }) },
                ...[-1 as const, 1 as const].flatMap((by) => {
                  const place = neighbourOf(state, row.rowId, by);
                  const label = by === -1 ? '번호 한 칸 위로' : '번호 한 칸 아래로';
                  return place ? [{ label, onSelect: () => renumber(row.rowId, place) }] : [];
                }),
                ...(state.character.size > 1
                  ? [
                      {
                        label: '다른 인물과 합치기…',
                        onSelect: () => setOpened({ what: 'merge', id: row.rowId }),
                      },
                    ]
                  : []),
                ...(canItem
                  ? [{ label: '사람이 아님…', onSelect: () => setOpened({ what: 'thing', id: row.rowId }) }]
                  : []),
              ]
            : []),
        ]}
      />
      {person && opened?.what === 'days' ? (
        <CharacterAvailabilityDialog character={person} canEdit={canEdit} onClose={close} />
      ) : null}
      {person && opened?.what === 'birth' ? <BirthDialog character={person} onClose={close} /> : null}
      {person && opened?.what === 'names' ? <OtherNamesDialog character={person} onClose={close} /> : null}
      {person && opened?.what === 'merge' ? (
        <MergeCharactersDialog character={person} chosen={opened.chosen ?? []} onClose={close} />
      ) : null}
      {person && opened?.what === 'thing' ? <NotAPersonDialog character={person} onClose={close} /> : null}
      {person && opened?.what === 'pay' ? <CharacterPayDialog character={person} onClose={close} /> : null}
    </>
  );
}
