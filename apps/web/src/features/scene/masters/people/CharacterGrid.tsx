import { MOST_FILLS } from '@ddak/domain';
import { useMemo, useState } from 'react';
import { ListBulkBar } from '../../../../platform/grid/list-grid/ListBulkBar.tsx';
import { ListGrid } from '../../../../platform/grid/list-grid/ListGrid.tsx';
import { ListTools } from '../../../../platform/grid/list-grid/ListTools.tsx';
import { RangeFacts } from '../../../../platform/grid/list-grid/RangeFacts.tsx';
import { useListGrid } from '../../../../platform/grid/list-grid/use-list-grid.ts';
import { useProjectNow, useRunCommand } from '../../../../sync/hooks.ts';
import type { GridProps } from '../MastersScreen.tsx';
import type { CharacterRow } from '../masters-view.ts';
import { characterColumns, characterLayouts, type Reach } from './character-columns.tsx';
import { readCharacterCells } from './read-character-cells.ts';
import { readingOf } from './reading-of.ts';
import { useRenumber, useTellOldNumbers } from './use-renumber.ts';

/** GR20: the people as a table. */
export function CharacterGrid(
  props: GridProps<CharacterRow> & {
    readonly reach: Reach;
    readonly onOpenDays: (row: CharacterRow) => void;
  },
) {
  const { rows, reach } = props;
  const now = useProjectNow();
  const run = useRunCommand();
  const renumber = useRenumber();
  const tellOldNumbers = useTellOldNumbers();
  const [columns] = useState(() => characterColumns(props.onOpenDays, reach));
  const groups = useMemo(() => [{ key: 'all', title: null, rows }], [rows]);
  const grid = useListGrid({
    ...{ name: 'characters', layouts: characterLayouts(reach), columns, groups, canEdit: props.canEdit },
    nameOf: props.nameOf,
    most: MOST_FILLS,
    names: {
      column: 'name',
      of: ({ character }) => [character.name, ...character.alsoCalled],
      areMade: true,
    },
    write(texts, fresh) {
      const { rows: fills, added, refused } = readCharacterCells(now(), texts, readingOf(now()), fresh);
      const numbered = fills.filter(({ patch }) => patch.characterNumber !== undefined);
      const send = () => {
        const sent = run('fillCharacters', { fills, added });
        tellOldNumbers(numbered.map(({ characterId }) => characterId));
        return sent;
      };
      return { count: fills.length, made: added.length, send, refused };
    },
    onRemove: props.onRemove,
    onMoveRow: renumber,
  });
  return (
    <>
      <ListGrid label="인물" grid={grid} ends={props.ends} />
      <RangeFacts grid={grid} />
      <ListTools grid={grid} />
      <ListBulkBar grid={grid} bulk={props.bulk} />
    </>
  );
}
