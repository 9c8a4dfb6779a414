import { type ClipboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { announce } from '../feedback/announce.tsx';
import { type CellRange, rangeBetween, rangeSize, rangeWords } from './cell-range.ts';
import type { GridShown } from './grid-cell.ts';
import { pastedText } from './pasted-text.ts';
import { useActiveCell } from './use-active-cell.ts';
import { writeTsv } from './write-tsv.ts';

/** A grid as somebody works in it: its active cell, the range that it opens, and whether words are looked for in it. */
export function useGrid<C extends string>(options: {
  /** The same object while it shows the same. */
  readonly shown: GridShown<C>;
  readonly canEdit: boolean;
  readonly isEditable: (column: C) => boolean;
  /** The rows whose cells can be edited, where not all can; the same while it says the same. */
  readonly mayEdit?: ((rowId: string) => boolean) | undefined;
}) {
  const { shown } = options;
  const gridRef = useRef<HTMLDivElement>(null);
  const focusGrid = useCallback(() => gridRef.current?.focus({ preventScroll: true }), []);
  const returnToCell = useCallback(() => {
    const waiting = gridRef.current?.querySelector<HTMLElement>('[data-waiting]');
    if (waiting) waiting.focus({ preventScroll: true });
    else focusGrid();
  }, [focusGrid]);
  const active = useActiveCell({ ...options, focusGrid });
  const { cell, corner } = active;
  const range = useMemo(
    () => (cell ? rangeBetween(cell, corner ?? cell, shown) : null),
    [cell, corner, shown],
  );
  const words = range && rangeSize(range) > 1 ? rangeWords(range) : null;
  useEffect(() => {
    if (words) announce(words);
  }, [words]);
  const [isFinding, setIsFinding] = useState(false);
  return {
    gridRef,
    active,
    /** The active cell counts as a range of one; null: no cell is active. */
    range,
    /** Null where it is the active cell alone. */
    wide: words ? range : null,
    returnToCell,
    isFinding,
    beginFind: () => setIsFinding(true),
    closeFind() {
      setIsFinding(false);
      returnToCell();
    },
  };
}

export type Grid<C extends string> = ReturnType<typeof useGrid<C>>;

/** GR8: what the clipboard does to a grid while nothing is typed in it: a field that is typed in has its own text. */
export function gridClipboard<C extends string>(
  { range, active }: Grid<C>,
  does: {
    readonly copy: (range: CellRange) => string[][];
    readonly paste: (text: string) => void;
    readonly clear: () => void;
  },
) {
  const isWaiting = range !== null && active.mode === 'waiting';
  const onCopy = (event: ClipboardEvent) => {
    if (!isWaiting) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', writeTsv(does.copy(range)));
  };
  return {
    onCopy,
    onCut(event: ClipboardEvent) {
      onCopy(event);
      if (isWaiting && active.canEdit) does.clear();
    },
    onPaste(event: ClipboardEvent) {
      if (!isWaiting || !active.canEdit) return;
      event.preventDefault();
      does.paste(pastedText(event.clipboardData));
    },
  };
}
