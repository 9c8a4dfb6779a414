import type { KeyboardEvent } from 'react';
import { useCallback, useRef, useState } from 'react';
import { type Cell, isEditable, moveCell, type SceneColumn } from './scene-columns.ts';
import type { EditorMode, LeaveBy } from './TextCellEditor.tsx';

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

/** Where the active cell goes when its field is left. */
const AFTER: Readonly<Record<LeaveBy, Parameters<typeof moveCell>[1] | null>> = {
  enter: { rows: 1, columns: 0 },
  up: ARROWS.ArrowUp!,
  down: ARROWS.ArrowDown!,
  left: ARROWS.ArrowLeft!,
  right: ARROWS.ArrowRight!,
  tab: 'next',
  'shift-tab': 'previous',
  blur: null,
  escape: null,
};

/** The active cell of the table, how its field stands, and the keys that move it. */
export function useTableKeys(options: {
  readonly sceneIds: readonly string[];
  readonly canEdit: boolean;
  readonly onRemove: (sceneId: string) => void;
  readonly onClear: (cell: Cell) => void;
  /** The grid takes the keyboard back after an editor is left. */
  readonly focusGrid: () => void;
}) {
  const { sceneIds, canEdit, onRemove, onClear, focusGrid } = options;
  const [cell, setCell] = useState<Cell | null>(null);
  const [mode, setMode] = useState<EditorMode>('waiting');

  // Rows are drawn again only when what they show changes: what they call stays the same.
  const latest = useRef({ cell, mode, sceneIds, canEdit, focusGrid });
  latest.current = { cell, mode, sceneIds, canEdit, focusGrid };
  const press = useCallback((sceneId: string, column: SceneColumn) => {
    const now = latest.current;
    const again = now.cell?.sceneId === sceneId && now.cell.column === column;
    // A press into the field that is typed in sets its caret.
    if (again && now.mode !== 'waiting') return;
    if (!again) setCell({ sceneId, column });
    setMode(again && now.canEdit && isEditable(column) ? 'open' : 'waiting');
  }, []);
  const begin = useCallback(() => setMode('over'), []);
  const leave = useCallback((by: LeaveBy) => {
    const now = latest.current;
    const step = AFTER[by];
    setMode('waiting');
    if (now.cell && step) setCell(moveCell(now.cell, step, now.sceneIds));
    if (by !== 'blur') now.focusGrid();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (mode !== 'waiting' || event.nativeEvent.isComposing || event.metaKey || event.altKey) return;
    const here = cell ?? (sceneIds[0] ? { sceneId: sceneIds[0], column: 'number' as const } : null);
    if (!here) return;
    const arrow = ARROWS[event.key];
    const isErasing = event.key === 'Delete' || event.key === 'Backspace';
    if (event.ctrlKey) {
      if (event.key !== 'Delete' || !cell || !canEdit) return;
      onRemove(cell.sceneId);
    } else if (arrow) setCell(cell ? moveCell(cell, arrow, sceneIds) : here);
    else if (event.key === 'Enter' || event.key === 'F2') {
      setCell(here);
      if (canEdit && isEditable(here.column)) setMode('open');
    } else if (event.key === 'Tab' && cell && canEdit) {
      const next = moveCell(cell, event.shiftKey ? 'previous' : 'next', sceneIds);
      // At an end of the table Tab leaves it.
      if (next === cell || (next.sceneId === cell.sceneId && next.column === cell.column)) return;
      setCell(next);
    } else if (isErasing && cell && canEdit && isEditable(cell.column)) onClear(cell);
    else return;
    event.preventDefault();
  };
  const open = useCallback((next: Cell) => {
    setCell(next);
    setMode('open');
  }, []);
  return { cell, mode: canEdit ? mode : null, press, begin, leave, onKeyDown, open };
}
