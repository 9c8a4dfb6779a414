import type { ActiveCell, GridCell } from '@ddak/ui';
import type { KeyboardEvent } from 'react';

/** What keys do in a list before they do what they do in every grid. */
export function listKeys<C extends string>(
  active: ActiveCell<C>,
  does: {
    /** GR24: puts a row in the place of another; undefined: rows are not moved as they stand now. */
    readonly moveRow: ((rowId: string, placeId: string) => void) | undefined;
    /** Opens what belongs to a cell that is not typed in; false: there is nothing. */
    readonly openCell: (cell: GridCell<C>) => boolean;
    readonly onGridKey: (event: KeyboardEvent) => void;
  },
) {
  const { moveRow } = does;
  const moves = (event: KeyboardEvent): boolean => {
    const { cell, mode } = active;
    const { rowIds } = active.shown;
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || !by || !moveRow || !cell || mode !== 'waiting') return false;
    const place = rowIds[rowIds.indexOf(cell.rowId) + by];
    if (place !== undefined) moveRow(cell.rowId, place);
    return true;
  };
  const opens = (event: KeyboardEvent): boolean => {
    const asks = (event.key === 'Enter' || event.key === 'F2') && !event.nativeEvent.isComposing;
    return asks && active.mode === 'waiting' && active.cell !== null && does.openCell(active.cell);
  };
  return (event: KeyboardEvent) => {
    if (moves(event) || opens(event)) event.preventDefault();
    else does.onGridKey(event);
  };
}
