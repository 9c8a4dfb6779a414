import { useCallback, useRef, useState } from 'react';
import type { Shown } from './cell-range.ts';
import { moveCell } from './move-cell.ts';
import { type Cell, isEditable, type SceneColumn } from './scene-columns.ts';
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

/** The active cell of the table, the corner of the range that it opens (GR8), and how its field stands. */
export function useActiveCell(options: {
  readonly shown: Shown;
  readonly canEdit: boolean;
  /** The grid takes the keyboard back after an editor is left. */
  readonly focusGrid: () => void;
}) {
  const { shown, canEdit, focusGrid } = options;
  const [cell, setCell] = useState<Cell | null>(null);
  const [corner, setCorner] = useState<Cell | null>(null);
  const [mode, setMode] = useState<EditorMode>('waiting');

  // Rows are drawn again only when what they show changes: what they call stays the same.
  const latest = useRef({ cell, corner, mode, shown, canEdit, focusGrid });
  latest.current = { cell, corner, mode, shown, canEdit, focusGrid };
  const go = useCallback((next: Cell) => {
    setCell(next);
    setCorner(null);
  }, []);
  const press = useCallback(
    (sceneId: string, column: SceneColumn) => {
      const now = latest.current;
      const again = now.cell?.sceneId === sceneId && now.cell.column === column;
      // A press into the field that is typed in sets its caret.
      if (again && now.mode !== 'waiting') return;
      const collapses = now.corner !== null;
      go({ sceneId, column });
      setMode(again && !collapses && now.canEdit && isEditable(column) ? 'open' : 'waiting');
    },
    [go],
  );
  const pick = useCallback((from: Cell, to: Cell) => {
    setCell(from);
    setCorner(from.sceneId === to.sceneId && from.column === to.column ? null : to);
    setMode('waiting');
  }, []);
  const extend = useCallback((to: Cell) => pick(latest.current.cell ?? to, to), [pick]);
  const begin = useCallback(() => {
    setCorner(null);
    setMode('over');
  }, []);
  const leave = useCallback(
    (by: LeaveBy) => {
      const now = latest.current;
      const step = AFTER[by];
      setMode('waiting');
      if (now.cell && step) go(moveCell(now.cell, step, now.shown));
      if (by !== 'blur') now.focusGrid();
    },
    [go],
  );
  const open = useCallback(
    (next: Cell) => {
      go(next);
      setMode('open');
    },
    [go],
  );
  return { cell, corner, mode, canEdit, shown, go, press, pick, extend, begin, leave, open };
}

export type ActiveCell = ReturnType<typeof useActiveCell>;
