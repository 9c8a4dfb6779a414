import type { Id } from '@ddak/domain';
import { useCallback, useMemo } from 'react';
import { nameKey } from '../../../../platform/grid/list-grid/row-of-name.ts';
import { newId, useProjectNow, useRunCommand } from '../../../../sync/hooks.ts';
import { type AddedNames, readAddedNames } from '../read-added-names.ts';
import { type CharacterColumn, characterColumns, type Reach } from './character-columns.tsx';
import { readCharacterCells } from './read-character-cells.ts';
import { readingOf } from './reading-of.ts';

type Rows = AddedNames<CharacterColumn>['rows'];

/** GR28: reads people who are new, and adds them, in one step. */
export function useAddedPeople(reach: Reach) {
  const now = useProjectNow();
  const run = useRunCommand();
  const columns = useMemo(() => characterColumns(() => {}, reach), [reach]);
  const readAdded = useCallback(
    (text: string) => {
      const names = new Set([...now().character.values()].map(({ name }) => nameKey(name)));
      return readAddedNames(text, columns, 'name', (name) => names.has(nameKey(name)), newId);
    },
    [now, columns],
  );
  const onAdd = (rows: Rows): Id => {
    const [first] = rows;
    const name = first?.cells.find(([column]) => column === 'name')?.[1];
    if (rows.length === 1 && first!.cells.length === 1)
      return run('addCharacter', { characterId: first!.rowId, name: name!, kind: 'minor' });
    const { rows: fills, added } = readCharacterCells(now(), [], readingOf(now()), rows);
    return run('fillCharacters', { fills, added });
  };
  return { readAdded, onAdd };
}
