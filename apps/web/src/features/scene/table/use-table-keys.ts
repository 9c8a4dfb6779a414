import type { KeyboardEvent } from 'react';
import { moveCell } from './move-cell.ts';
import { isEditable } from './scene-columns.ts';
import { keyIntent } from './table-keys.ts';
import type { ActiveCell } from './use-active-cell.ts';

/** The keys of the table while nothing is typed in it: a field that is typed in keeps its own to itself. */
export function useTableKeys(
  active: ActiveCell,
  does: {
    readonly onRemove: (sceneId: string) => void;
    readonly onClear: () => void;
    readonly onFillDown: () => void;
    readonly onFind: () => void;
    /** Takes the scenes of the range among the picked ones, or out of them. */
    readonly onPick: () => void;
    readonly onUnpick: () => void;
  },
) {
  return (event: KeyboardEvent) => {
    const { cell, corner, shown, canEdit } = active;
    if (active.mode !== 'waiting' || event.nativeEvent.isComposing) return;
    const intent = keyIntent(event);
    const [first, last] = [shown.sceneIds[0], shown.sceneIds.at(-1)];
    if (!intent || first === undefined || last === undefined) return;
    const here = cell ?? { sceneId: first, column: shown.columns[0]! };
    switch (intent.does) {
      case 'move':
        active.go(cell ? moveCell(cell, intent.step, shown) : here);
        break;
      case 'extend':
        if (!cell) active.go(here);
        else active.extend(moveCell(corner ?? cell, intent.step, shown));
        break;
      case 'all':
        active.pick(
          { sceneId: first, column: shown.columns[0]! },
          { sceneId: last, column: shown.columns.at(-1)! },
        );
        break;
      case 'next':
      case 'previous': {
        if (!cell || !canEdit) return;
        const next = moveCell(cell, intent.does, shown);
        // At an end of the table Tab leaves it.
        if (next.sceneId === cell.sceneId && next.column === cell.column) return;
        active.go(next);
        break;
      }
      case 'open':
        if (canEdit && isEditable(here.column)) active.open(here);
        else active.go(here);
        break;
      case 'find':
        does.onFind();
        break;
      case 'collapse':
        if (cell && corner) active.go(cell);
        else does.onUnpick();
        break;
      case 'toBar':
        document.querySelector<HTMLElement>('[data-bulk] button')?.focus();
        break;
      default:
        if (!cell || !canEdit) return;
        if (intent.does === 'remove') does.onRemove(cell.sceneId);
        else if (intent.does === 'clear') does.onClear();
        else if (intent.does === 'pick') does.onPick();
        else does.onFillDown();
    }
    event.preventDefault();
  };
}
