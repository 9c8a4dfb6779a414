import type { Id } from '@ddak/domain';
import { useCallback } from 'react';
import { nameKey } from '../../../../platform/grid/list-grid/row-of-name.ts';
import { newId, useProjectNow, useRunCommand } from '../../../../sync/hooks.ts';
import { firstDateOf } from '../first-date.ts';
import { type AddedNames, readAddedNames } from '../read-added-names.ts';
import { type PlaceColumn, placeColumns } from './place-columns.tsx';
import { readPlaceCells } from './read-place-cells.ts';

type Rows = AddedNames<PlaceColumn>['rows'];

const COLUMNS = placeColumns(() => {});

/** GR28: reads places that are new, and adds them, in one step. */
export function useAddedPlaces() {
  const now = useProjectNow();
  const run = useRunCommand();
  const readAdded = useCallback(
    (text: string) => {
      const names = new Set([...now().location.values()].map(({ realName }) => nameKey(realName)));
      return readAddedNames(text, COLUMNS, 'realName', (name) => names.has(nameKey(name)), newId);
    },
    [now],
  );
  const onAdd = (rows: Rows): Id => {
    const [first] = rows;
    const realName = first?.cells.find(([column]) => column === 'realName')?.[1];
    if (rows.length === 1 && first!.cells.length === 1)
      return run('addLocation', { locationId: first!.rowId, realName: realName! });
    const { rows: fills, added } = readPlaceCells(now(), [], firstDateOf(now()), rows);
    return run('fillLocations', { fills, added });
  };
  return { readAdded, onAdd };
}
