import { type CellRange, cellId, type GridShown, type RowTexts, rangeSize } from '@ddak/ui';
import type { ListColumn, ListRow, RefusedCell } from './list-column.ts';

type Columns<R extends ListRow, C extends string> = ReadonlyMap<C, ListColumn<R, C>>;

/** The columns of a range that rows can have alike. */
const sharedColumns = <R extends ListRow, C extends string>(
  { columns }: GridShown<C>,
  columnOf: Columns<R, C>,
  { left, right }: CellRange,
): readonly C[] =>
  columns.slice(left, right + 1).filter((column) => {
    const edit = columnOf.get(column)?.edit;
    return edit && !edit.isOwn;
  });

/** GR8: nothing, for each cell of a range; of one cell alone also where each row has its own. */
export function emptyTexts<R extends ListRow, C extends string>(
  shown: GridShown<C>,
  columnOf: Columns<R, C>,
  range: CellRange,
): readonly RowTexts<C>[] {
  const columns =
    rangeSize(range) > 1
      ? sharedColumns(shown, columnOf, range).filter((column) => !columnOf.get(column)?.edit?.isNeverEmpty)
      : shown.columns.slice(range.left, range.left + 1).filter((column) => columnOf.get(column)?.edit);
  return shown.rowIds.slice(range.top, range.bottom + 1).map((rowId) => ({
    rowId,
    cells: columns.map((column) => [column, ''] as const),
  }));
}

/** GR9: what the first row of a range has for those below it; for a single row what stands above it. */
export function downTexts<R extends ListRow, C extends string>(
  rows: ReadonlyMap<string, R>,
  shown: GridShown<C>,
  columnOf: Columns<R, C>,
  range: CellRange,
): readonly RowTexts<C>[] {
  const from = range.top === range.bottom ? range.top - 1 : range.top;
  const source = rows.get(shown.rowIds[from] ?? '');
  if (!source) return [];
  const cells = sharedColumns(shown, columnOf, range).map(
    (column) => [column, columnOf.get(column)!.text(source)] as const,
  );
  return shown.rowIds.slice(from + 1, range.bottom + 1).map((rowId) => ({ rowId, cells }));
}

/** The texts of cells that can be edited, as one line each; those that are too long apart. */
export function fitTexts<R extends ListRow, C extends string>(
  texts: readonly RowTexts<C>[],
  columnOf: Columns<R, C>,
): { readonly fit: readonly RowTexts<C>[]; readonly tooLong: ReadonlyMap<string, RefusedCell> } {
  const tooLong = new Map<string, RefusedCell>();
  const fit = texts.map(({ rowId, cells }) => ({
    rowId,
    cells: cells.flatMap(([column, typed]): (readonly [C, string])[] => {
      const { edit: typedIn, pastes, label } = columnOf.get(column)!;
      const edit = typedIn ?? pastes;
      if (!edit) return [];
      const text = typed.normalize('NFC').replace(/\s+/g, ' ').trim();
      if (text.length <= edit.maxLength) return [[column, text]];
      const why = `${label}에는 ${edit.maxLength}자까지 적을 수 있어요: ‘${text.slice(0, 20)}…’`;
      tooLong.set(cellId({ rowId, column }), { text, why });
      return [];
    }),
  }));
  return { fit, tooLong };
}
