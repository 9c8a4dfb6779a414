import { MOST_FILLS } from '@ddak/domain';
import { useMemo, useState } from 'react';
import { ListBulkBar } from '../../../../platform/grid/list-grid/ListBulkBar.tsx';
import { ListGrid } from '../../../../platform/grid/list-grid/ListGrid.tsx';
import { ListTools } from '../../../../platform/grid/list-grid/ListTools.tsx';
import { RangeFacts } from '../../../../platform/grid/list-grid/RangeFacts.tsx';
import { useListGrid } from '../../../../platform/grid/list-grid/use-list-grid.ts';
import { useProjectNow, useRunCommand } from '../../../../sync/hooks.ts';
import { firstDateOf } from '../first-date.ts';
import type { GridProps } from '../MastersScreen.tsx';
import type { LocationRow } from '../masters-view.ts';
import { PLACE_LAYOUTS, placeColumns } from './place-columns.tsx';
import { readPlaceCells } from './read-place-cells.ts';

/** GR20: the real places as a table. */
export function PlaceGrid(
  props: GridProps<LocationRow> & { readonly onOpenDays: (row: LocationRow) => void },
) {
  const { rows } = props;
  const now = useProjectNow();
  const run = useRunCommand();
  const [columns] = useState(() => placeColumns(props.onOpenDays));
  const groups = useMemo(() => [{ key: 'all', title: null, rows }], [rows]);
  const grid = useListGrid({
    ...{ name: 'places', layouts: PLACE_LAYOUTS, columns, groups, canEdit: props.canEdit },
    nameOf: props.nameOf,
    most: MOST_FILLS,
    names: { column: 'realName', of: ({ location }) => [location.realName], areMade: true },
    write(texts, fresh) {
      const { rows: fills, added, refused } = readPlaceCells(now(), texts, firstDateOf(now()), fresh);
      const send = () => run('fillLocations', { fills, added });
      return { count: fills.length, made: added.length, send, refused };
    },
    onRemove: props.onRemove,
  });
  return (
    <>
      <ListGrid label="실제 촬영지" grid={grid} ends={props.ends} />
      <RangeFacts grid={grid} />
      <ListTools grid={grid} />
      <ListBulkBar grid={grid} bulk={props.bulk} />
    </>
  );
}
