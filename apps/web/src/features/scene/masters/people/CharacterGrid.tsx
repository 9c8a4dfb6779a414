import { MOST_FILLS } from '@ddak/domain';
import { useMemo, useState } from 'react';
import { ListGrid } from '../../../../platform/grid/list-grid/ListGrid.tsx';
import { ListTools } from '../../../../platform/grid/list-grid/ListTools.tsx';
import { RangeFacts } from '../../../../platform/grid/list-grid/RangeFacts.tsx';
import { useListGrid } from '../../../../platform/grid/list-grid/use-list-grid.ts';
import { useProjectNow, useRunCommand } from '../../../../sync/hooks.ts';
import type { GridProps } from '../MastersScreen.tsx';
import type { CharacterRow } from '../masters-view.ts';
import { characterColumns, characterLayouts, type Reach } from './character-columns.tsx';
import { readCharacterCells } from './read-character-cells.ts';

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
  const [columns] = useState(() => characterColumns(props.onOpenDays, reach));
  const groups = useMemo(() => [{ key: 'all', title: null, rows }], [rows]);
  const grid = useListGrid({
    ...{ name: 'characters', layouts: characterLayouts(reach), columns, groups, canEdit: props.canEdit },
    most: MOST_FILLS,
    write(texts) {
      const { rows: fills, refused } = readCharacterCells(now(), texts, Date.now());
      return { count: fills.length, send: () => run('fillCharacters', { fills }), refused };
    },
    onRemove: props.onRemove,
  });
  return (
    <>
      <ListGrid label="인물" grid={grid} ends={props.ends} />
      <RangeFacts grid={grid} />
      <ListTools grid={grid} />
    </>
  );
}
