import type { KeyboardEvent } from 'react';
import { useCallback, useRef, useState } from 'react';
import { type Cell, isEditable, moveCell, type SceneColumn } from './scene-columns.ts';
import type { LeaveBy } from './TextCellEditor.tsx';

const ARROWS: Readonly<Record<string, { rows: number; columns: number }>> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
  PageUp: { rows: -15, columns: 0 },
  PageDown: { rows: 15, columns: 0 },
  Home: { rows: 0, columns: -99 },
  End: { rows: 0, columns: 99 },
};

/** The active cell of the table, whether it is being edited, and the keys that move it. */
export function useTableKeys(options: {
  readonly sceneIds: readonly string[];
  readonly canEdit: boolean;
  readonly onRemove: (sceneId: string) => void;
  /** The grid takes the keyboard back after an editor is left. */
  readonly focusGrid: () => void;
}) {
  const { sceneIds, canEdit, onRemove, focusGrid } = options;
  const [cell, setCell] = useState<Cell | null>(null);
  const [editing, setEditing] = useState(false);

  // Rows are drawn again only when what they show changes: what they call stays the same.
  const latest = useRef({ cell, sceneIds, canEdit, focusGrid });
  latest.current = { cell, sceneIds, canEdit, focusGrid };
  const press = useCallback((sceneId: string, column: SceneColumn) => {
    const now = latest.current;
    const again = now.cell?.sceneId === sceneId && now.cell.column === column;
    if (!again) setCell({ sceneId, column });
    setEditing(again && now.canEdit && isEditable(column));
  }, []);
  const leave = useCallback((by: LeaveBy) => {
    const now = latest.current;
    if (by === 'blur') return setEditing(false);
    if (now.cell && by === 'enter') setCell(moveCell(now.cell, { rows: 1, columns: 0 }, now.sceneIds));
    const tabs = by === 'tab' || by === 'shift-tab';
    if (now.cell && tabs) setCell(moveCell(now.cell, by === 'tab' ? 'next' : 'previous', now.sceneIds));
    setEditing(tabs);
    if (!tabs) now.focusGrid();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (editing || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const here = cell ?? (sceneIds[0] ? { sceneId: sceneIds[0], column: 'number' as const } : null);
    if (!here) return;
    const arrow = ARROWS[event.key];
    if (arrow) setCell(cell ? moveCell(cell, arrow, sceneIds) : here);
    else if (event.key === 'Enter' || event.key === 'F2') {
      setCell(here);
      setEditing(canEdit && isEditable(here.column));
    } else if (event.key === 'Tab' && cell && canEdit) {
      const next = moveCell(cell, event.shiftKey ? 'previous' : 'next', sceneIds);
      // At an end of the table Tab leaves it.
      if (next === cell || (next.sceneId === cell.sceneId && next.column === cell.column)) return;
      setCell(next);
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && cell && canEdit)
      onRemove(cell.sceneId);
    else return;
    event.preventDefault();
  };
  const open = useCallback((next: Cell) => {
    setCell(next);
    setEditing(true);
  }, []);
  return { cell, editing, press, leave, onKeyDown, open };
}
