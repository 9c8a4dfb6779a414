import { announce } from '@ddak/ui';
import { type ClipboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useProjectState } from '../../../sync/hooks.ts';
import { CAST_PICKER } from '../cast-picker-part.ts';
import type { PickedScenes } from '../pick/use-picked-scenes.ts';
import { rangeBetween, rangeWords, sizeOf } from './cell-range.ts';
import { useColumnLayout } from './columns/use-column-layout.ts';
import { rangeTexts } from './range-texts.ts';
import { useActiveCell } from './use-active-cell.ts';
import { useRangeEdits } from './use-range-edits.ts';
import { useTableKeys } from './use-table-keys.ts';
import { writeTsv } from './write-tsv.ts';

/** The table as somebody works in it: its active cell, the range that it opens, and what keys and the clipboard do. */
export function useSceneTable(options: {
  readonly sceneIds: readonly string[];
  readonly canEdit: boolean;
  readonly onRemove: (sceneId: string) => void;
  readonly picks: PickedScenes;
}) {
  const { sceneIds, canEdit } = options;
  const columns = useColumnLayout();
  const state = useProjectState();
  const gridRef = useRef<HTMLDivElement>(null);
  const focusGrid = useCallback(() => gridRef.current?.focus({ preventScroll: true }), []);
  const returnToCell = useCallback(() => {
    const waiting = gridRef.current?.querySelector<HTMLElement>('[data-waiting]');
    if (waiting) waiting.focus({ preventScroll: true });
    else focusGrid();
  }, [focusGrid]);
  const shown = useMemo(() => ({ sceneIds, columns: columns.columns }), [sceneIds, columns.columns]);
  const active = useActiveCell({ shown, canEdit, focusGrid });
  const { cell, corner } = active;
  const range = useMemo(
    () => (cell ? rangeBetween(cell, corner ?? cell, shown) : null),
    [cell, corner, shown],
  );
  const words = range && sizeOf(range) > 1 ? rangeWords(range) : null;
  useEffect(() => {
    if (words) announce(words);
  }, [words]);
  const hasCell = cell !== null;
  useEffect(() => {
    // So that it is there when it is opened; where it cannot be fetched now, it is then.
    if (hasCell) void Promise.allSettled([CAST_PICKER.load()]);
  }, [hasCell]);
  const [isFinding, setIsFinding] = useState(false);
  const edits = useRangeEdits(shown, range);
  const onKeyDown = useTableKeys(active, {
    onRemove: options.onRemove,
    onClear: edits.clear,
    onFillDown: edits.fillDown,
    onFind: () => setIsFinding(true),
    onPick() {
      if (range) options.picks.toggle(sceneIds.slice(range.top, range.bottom + 1));
    },
    onUnpick: options.picks.clear,
  });
  /** Of both: a field that is typed in has its own text. */
  const isWaiting = range !== null && active.mode === 'waiting';
  return {
    gridRef,
    columns,
    active,
    /** Null where it is the active cell alone. */
    range: words ? range : null,
    onKeyDown,
    isFinding,
    returnToCell,
    closeFind() {
      setIsFinding(false);
      returnToCell();
    },
    onCopy(event: ClipboardEvent) {
      if (!isWaiting) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', writeTsv(rangeTexts(state, shown, range)));
    },
    onPaste(event: ClipboardEvent) {
      if (!isWaiting || !canEdit) return;
      event.preventDefault();
      edits.paste(event.clipboardData.getData('text/plain'));
    },
  };
}

export type SceneTableWork = ReturnType<typeof useSceneTable>;
