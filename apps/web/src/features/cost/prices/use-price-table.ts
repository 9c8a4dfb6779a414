import { matchesSearch } from '@ddak/domain';
import { gridClipboard, useGrid, useGridKeys } from '@ddak/ui';
import { useCallback, useMemo } from 'react';
import { useKeptColumns } from '../../../platform/grid/use-kept-columns.ts';
import { cellText, isWon, PRICE_LAYOUTS, type PriceCell } from './price-columns.ts';
import type { PriceGroup } from './price-rows.ts';
import { usePriceEdits } from './use-price-edits.ts';

/** The table of prices as somebody works in it: its columns, its cells, and what keys and the clipboard do. */
export function usePriceTable(groups: readonly PriceGroup[], canEdit: boolean) {
  const columns = useKeptColumns('ddak:price-columns', PRICE_LAYOUTS);
  const rows = useMemo(
    () => new Map(groups.flatMap((group) => group.rows.map((row) => [row.rowId, row] as const))),
    [groups],
  );
  const shown = useMemo(
    () => ({ rowIds: [...rows.keys()], columns: columns.columns }),
    [rows, columns.columns],
  );
  const grid = useGrid({ shown, canEdit, isEditable: isWon });
  const { active, range } = grid;
  const edits = usePriceEdits(rows, shown, range);
  const find = useCallback(
    (words: string): PriceCell[] => {
      if (words.trim() === '') return [];
      return shown.rowIds.flatMap((rowId) =>
        shown.columns.flatMap((column) => {
          const text = cellText(rows.get(rowId)!, column);
          return text !== '' && matchesSearch([text], words) ? [{ rowId, column }] : [];
        }),
      );
    },
    [rows, shown],
  );
  const onKeyDown = useGridKeys(active, {
    onRemove: null,
    onClear: edits.clear,
    onFillDown: edits.fillDown,
    onFind: grid.beginFind,
    onPick: null,
    onUnpick: null,
  });
  const clipboard = gridClipboard(grid, {
    copy: ({ top, bottom, left, right }) =>
      shown.rowIds
        .slice(top, bottom + 1)
        .map((rowId) =>
          shown.columns.slice(left, right + 1).map((column) => cellText(rows.get(rowId)!, column)),
        ),
    paste: edits.paste,
  });
  return { ...grid, ...clipboard, rows, shown, columns, edits, onKeyDown, find };
}

export type PriceTableWork = ReturnType<typeof usePriceTable>;
