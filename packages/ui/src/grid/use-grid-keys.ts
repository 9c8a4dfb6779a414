import type { KeyboardEvent } from 'react';
import { isSameCell } from './grid-cell.ts';
import { keyIntent } from './grid-keys.ts';
import { moveCell } from './move-cell.ts';
import type { ActiveCell } from './use-active-cell.ts';

/** The keys of a grid while nothing is typed in it: a field that is typed in keeps its own to itself. */
export function useGridKeys<C extends string>(
  active: ActiveCell<C>,
  does: {
    /** Null: rows of it are not removed. */
    readonly onRemove: ((rowId: string) => void) | null;
    readonly onClear: () => void;
    readonly onFillDown: () => void;
    readonly onFind: () => void;
    /** Takes the rows of the range among the picked ones, or out of them; null: none is picked. */
    readonly onPick: (() => void) | null;
    readonly onUnpick: (() => void) | null;
  },
) {
  return (event: KeyboardEvent) => {
    const { cell, corner, shown, canEdit, canEditCell, isEditable } = active;
    if (active.mode !== 'waiting' || event.nativeEvent.isComposing) return;
    const intent = keyIntent(event);
    const [first, last] = [shown.rowIds[0], shown.rowIds.at(-1)];
    if (!intent || first === undefined || last === undefined) return;
    const here = cell ?? { rowId: first, column: shown.columns[0]! };
    switch (intent.does) {
      case 'move':
        active.go(cell ? moveCell(cell, intent.step, shown, isEditable) : here);
        break;
      case 'extend':
        if (!cell) active.go(here);
        else active.extend(moveCell(corner ?? cell, intent.step, shown, isEditable));
        break;
      case 'all':
        active.pick(
          { rowId: first, column: shown.columns[0]! },
          { rowId: last, column: shown.columns.at(-1)! },
        );
        break;
      case 'next':
      case 'previous': {
        if (!cell || !canEdit) return;
        const next = moveCell(cell, intent.does, shown, isEditable);
        // At an end of the grid Tab leaves it.
        if (isSameCell(next, cell)) return;
        active.go(next);
        break;
      }
      case 'open':
        if (canEditCell && isEditable(here.column)) active.open(here);
        else active.go(here);
        break;
      case 'find':
        does.onFind();
        break;
      case 'collapse':
        if (cell && corner) active.go(cell);
        else does.onUnpick?.();
        break;
      case 'toBar':
        document.querySelector<HTMLElement>('[data-bulk] button')?.focus();
        break;
      default:
        if (!cell || !canEdit) return;
        if (intent.does === 'remove') does.onRemove?.(cell.rowId);
        else if (intent.does === 'clear') does.onClear();
        else if (intent.does === 'pick') does.onPick?.();
        else does.onFillDown();
    }
    event.preventDefault();
  };
}
