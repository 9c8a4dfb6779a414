import { useCallback, useRef, useState } from 'react';
import { type GridCell, type GridShown, isSameCell } from './grid-cell.ts';
import { moveCell } from './move-cell.ts';
import type { EditorMode, LeaveBy } from './TextCellEditor.tsx';

/** Where the active cell goes when its field is left. */
const AFTER: Readonly<Record<LeaveBy, Parameters<typeof moveCell>[1] | null>> = {
  enter: { rows: 1, columns: 0 },
  up: { rows: -1, columns: 0 },
  down: { rows: 1, columns: 0 },
  left: { rows: 0, columns: -1 },
  right: { rows: 0, columns: 1 },
  tab: 'next',
  'shift-tab': 'previous',
  blur: null,
  escape: null,
};

/** The active cell of a grid, the corner of the range that it opens (GR8), and how its field stands. */
export function useActiveCell<C extends string>(options: {
  readonly shown: GridShown<C>;
  readonly canEdit: boolean;
  /** The columns whose cells can be edited; the same function each time. */
  readonly isEditable: (column: C) => boolean;
  /** The rows whose cells can be edited, where not all can; the same while it says the same. */
  readonly mayEdit?: ((rowId: string) => boolean) | undefined;
  /** The grid takes the keyboard back after an editor is left. */
  readonly focusGrid: () => void;
}) {
  const { shown, canEdit, isEditable, mayEdit, focusGrid } = options;
  const [cell, setCell] = useState<GridCell<C> | null>(null);
  const [corner, setCorner] = useState<GridCell<C> | null>(null);
  const [mode, setMode] = useState<EditorMode>('waiting');

  const canEditCell = canEdit && (cell === null || (mayEdit?.(cell.rowId) ?? true));
  // Rows are drawn again only when what they show changes: what they call stays the same.
  const latest = useRef({ cell, corner, mode, shown, canEditCell, focusGrid });
  latest.current = { cell, corner, mode, shown, canEditCell, focusGrid };
  const go = useCallback((next: GridCell<C>) => {
    setCell(next);
    setCorner(null);
  }, []);
  const press = useCallback(
    (at: GridCell<C>) => {
      const now = latest.current;
      const again = isSameCell(now.cell, at);
      // A press into the field that is typed in sets its caret.
      if (again && now.mode !== 'waiting') return;
      const collapses = now.corner !== null;
      go(at);
      setMode(again && !collapses && now.canEditCell && isEditable(at.column) ? 'open' : 'waiting');
    },
    [go, isEditable],
  );
  const pick = useCallback((from: GridCell<C>, to: GridCell<C>) => {
    setCell(from);
    setCorner(isSameCell(from, to) ? null : to);
    setMode('waiting');
  }, []);
  const extend = useCallback((to: GridCell<C>) => pick(latest.current.cell ?? to, to), [pick]);
  const begin = useCallback(() => {
    setCorner(null);
    setMode('over');
  }, []);
  const leave = useCallback(
    (by: LeaveBy) => {
      const now = latest.current;
      const step = AFTER[by];
      setMode('waiting');
      if (now.cell && step) go(moveCell(now.cell, step, now.shown, isEditable));
      if (by !== 'blur') now.focusGrid();
    },
    [go, isEditable],
  );
  const open = useCallback(
    (next: GridCell<C>) => {
      go(next);
      setMode((mayEdit?.(next.rowId) ?? true) ? 'open' : 'waiting');
    },
    [go, mayEdit],
  );
  const known = { cell, corner, mode, canEdit, canEditCell, isEditable, shown };
  return { ...known, go, press, pick, extend, begin, leave, open };
}

export type ActiveCell<C extends string> = ReturnType<typeof useActiveCell<C>>;
