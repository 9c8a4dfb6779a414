import { matchesSearch } from '@ddak/domain';
import type { GridCell, GridShown } from '@ddak/ui';
import type { ListColumn, ListRow } from './list-column.ts';

/** GR10: the cells that are shown in which words stand, from above to below. */
export function findListCells<R extends ListRow, C extends string>(
  rows: ReadonlyMap<string, R>,
  { columns }: GridShown<C>,
  columnOf: ReadonlyMap<C, ListColumn<R, C>>,
  words: string,
): GridCell<C>[] {
  if (words.trim() === '') return [];
  return [...rows.values()].flatMap((row) =>
    columns.flatMap((column) => {
      const text = columnOf.get(column)!.text(row);
      return text !== '' && matchesSearch([text], words) ? [{ rowId: row.rowId, column }] : [];
    }),
  );
}
