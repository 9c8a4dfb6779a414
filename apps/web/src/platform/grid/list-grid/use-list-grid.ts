import type { GridName } from '@ddak/protocol';
import { type ColumnLayouts, type GridCell, gridClipboard, useGrid, useGridKeys } from '@ddak/ui';
import { useCallback, useMemo } from 'react';
import { usePickedRows } from '../pick/use-picked-rows.ts';
import { useKeptColumns } from '../use-kept-columns.ts';
import { useRowHeights } from '../use-row-heights.ts';
import { findListCells } from './find-list-cells.ts';
import type { ListColumn, ListGroup, ListPutting, ListRow } from './list-column.ts';
import { listKeys } from './list-keys.ts';
import { sortGroups } from './sort-groups.ts';
import { useListEdits } from './use-list-edits.ts';
import { useListSorting } from './use-list-sorting.ts';

/** GR20: a list as somebody works in it as a table: its columns, its cells, and what keys and the clipboard do. */
export function useListGrid<R extends ListRow, C extends string>(
  options: ListPutting<R, C> & {
    /** Under it columns and sorting are remembered. */
    readonly name: GridName;
    readonly layouts: ColumnLayouts<C>;
    /** The same while they show the same. */
    readonly columns: readonly ListColumn<R, C>[];
    /** The same while they hold the same. */
    readonly groups: readonly ListGroup<R>[];
    readonly canEdit: boolean;
    /** The rows that may be changed, where not all may; the same while it says the same. */
    readonly mayEdit?: (row: R) => boolean;
    /** What a row is called where it is spoken of. */
    readonly nameOf: (row: R) => string;
    /** Null: rows of it are not removed by key. */
    readonly onRemove: ((row: R) => void) | null;
    /** GR24: puts a row in the place of another. Absent: rows have no order of their own. */
    readonly onMoveRow?: (rowId: string, placeId: string) => void;
  },
) {
  const { name, canEdit, mayEdit } = options;
  const columns = useKeptColumns(name, options.layouts);
  const heights = useRowHeights(`ddak:${name}-row-height`);
  const sorting = useListSorting(`ddak:${name}-sorting`, options.columns);
  const groups = useMemo(
    () => sortGroups(options.groups, options.columns, sorting.sort),
    [options.groups, options.columns, sorting.sort],
  );
  const columnOf = useMemo(
    () => new Map(options.columns.map((column) => [column.key, column] as const)),
    [options.columns],
  );
  const rows = useMemo(
    () => new Map(groups.flatMap((group) => group.rows.map((row) => [row.rowId, row] as const))),
    [groups],
  );
  const shown = useMemo(
    () => ({ rowIds: [...rows.keys()], columns: columns.columns }),
    [rows, columns.columns],
  );
  const isEditable = useCallback((column: C) => columnOf.get(column)?.edit !== undefined, [columnOf]);
  const grid = useGrid({ shown, canEdit, isEditable, mayEdit: useRowEditable(rows, mayEdit) });
  const { active, range } = grid;
  const picks = usePickedRows(usePickable(shown.rowIds, rows, mayEdit), canEdit);
  const edits = useListEdits({ ...options, rows, columnOf, shown, range });
  const find = useCallback(
    (words: string) => findListCells(rows, shown, columnOf, words),
    [rows, shown, columnOf],
  );
  const onGridKey = useGridKeys(active, {
    onRemove: options.onRemove && ((rowId) => options.onRemove?.(rows.get(rowId)!)),
    onClear: edits.clear,
    onFillDown: edits.fillDown,
    onFind: grid.beginFind,
    onPick() {
      if (range) picks.toggle(shown.rowIds.slice(range.top, range.bottom + 1));
    },
    onUnpick: picks.clear,
  });
  /** Opens what belongs to a cell that is not typed in; false: there is nothing. */
  const openCell = ({ rowId, column }: GridCell<C>): boolean => {
    const [row, opens] = [rows.get(rowId), columnOf.get(column)?.opens];
    if (row && opens) opens(row);
    return row !== undefined && opens !== undefined;
  };
  // Where they stand otherwise than in their own order, a place says nothing of it.
  const moveRow = canEdit && sorting.sort === null ? options.onMoveRow : undefined;
  const onKeyDown = listKeys(active, { moveRow, openCell, onGridKey });
  const clipboard = gridClipboard(grid, {
    copy: ({ top, bottom, left, right }) =>
      shown.rowIds
        .slice(top, bottom + 1)
        .map((rowId) =>
          shown.columns.slice(left, right + 1).map((column) => columnOf.get(column)!.text(rows.get(rowId)!)),
        ),
    paste: edits.paste,
    clear: edits.clear,
  });
  return {
    ...grid,
    ...clipboard,
    ...sorting,
    name,
    nameOf: options.nameOf,
    picks,
    mayEdit,
    groups,
    rows,
    shown,
    columns,
    heights,
    columnOf,
    edits,
    onKeyDown,
    openCell,
    /** GR24: absent: rows are not moved as they stand now. */
    moveRow,
    find,
  };
}

/** Whether a row may be changed, by its id. */
const useRowEditable = <R>(rows: ReadonlyMap<string, R>, mayEdit: ((row: R) => boolean) | undefined) =>
  useCallback(
    (rowId: string) => {
      const row = rows.get(rowId);
      return row !== undefined && (mayEdit?.(row) ?? true);
    },
    [rows, mayEdit],
  );

/** What may not be changed is not picked to be changed either. */
const usePickable = <R>(
  ids: readonly string[],
  rows: ReadonlyMap<string, R>,
  mayEdit?: (row: R) => boolean,
) => useMemo(() => (mayEdit ? ids.filter((rowId) => mayEdit(rows.get(rowId)!)) : ids), [ids, rows, mayEdit]);

export type ListGridWork<R extends ListRow, C extends string> = ReturnType<typeof useListGrid<R, C>>;
