import { gridClipboard, useGrid, useGridKeys } from '@ddak/ui';
import { useCallback, useEffect, useMemo } from 'react';
import type { PickedRows } from '../../../platform/grid/pick/use-picked-rows.ts';
import { useRowHeights } from '../../../platform/grid/use-row-heights.ts';
import { useProjectState } from '../../../sync/hooks.ts';
import { CAST_PICKER } from '../cast-picker-part.ts';
import { useColumnLayout } from './columns/use-column-layout.ts';
import { findCells } from './find/find-cells.ts';
import { rangeTexts } from './range-texts.ts';
import { isEditable } from './scene-columns.ts';
import { useRangeEdits } from './use-range-edits.ts';

/** The table as somebody works in it: its columns, its cells, and what keys and the clipboard do. */
export function useSceneTable(options: {
  readonly sceneIds: readonly string[];
  readonly canEdit: boolean;
  readonly onRemove: (sceneId: string) => void;
  readonly picks: PickedRows;
}) {
  const { sceneIds, canEdit } = options;
  const columns = useColumnLayout();
  const heights = useRowHeights('ddak:scenes-row-height');
  const state = useProjectState();
  const shown = useMemo(() => ({ rowIds: sceneIds, columns: columns.columns }), [sceneIds, columns.columns]);
  const grid = useGrid({ shown, canEdit, isEditable });
  const { active, range } = grid;
  const hasCell = active.cell !== null;
  useEffect(() => {
    // So that it is there when it is opened; where it cannot be fetched now, it is then.
    if (hasCell) void Promise.allSettled([CAST_PICKER.load()]);
  }, [hasCell]);
  const find = useCallback((words: string) => findCells(state, shown, words), [state, shown]);
  const edits = useRangeEdits(shown, range);
  const onKeyDown = useGridKeys(active, {
    onRemove: options.onRemove,
    onClear: edits.clear,
    onFillDown: edits.fillDown,
    onFind: grid.beginFind,
    onPick() {
      if (range) options.picks.toggle(sceneIds.slice(range.top, range.bottom + 1));
    },
    onUnpick: options.picks.clear,
  });
  const clipboard = gridClipboard(grid, {
    copy: (copied) => rangeTexts(state, shown, copied),
    paste: edits.paste,
    clear: edits.clear,
  });
  return { ...grid, ...clipboard, range: grid.wide, columns, heights, onKeyDown, find };
}

export type SceneTableWork = ReturnType<typeof useSceneTable>;
