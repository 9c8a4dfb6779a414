import type { ListColumn, ListGroup, ListRow } from './list-column.ts';

export interface ListSorting<C extends string = string> {
  readonly column: C;
  readonly descending: boolean;
}

/** What a press of a column's head does: upwards, downwards, and as it was. */
export function pressHead<C extends string>(sort: ListSorting<C> | null, column: C): ListSorting<C> | null {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? null : { column, descending: true };
}

/** GR14: the rows of each group by the texts of a column, numbers as numbers, empty cells last; else in their order. */
export function sortGroups<R extends ListRow, C extends string>(
  groups: readonly ListGroup<R>[],
  columns: readonly ListColumn<R, C>[],
  sort: ListSorting<C> | null,
): readonly ListGroup<R>[] {
  const column = columns.find(({ key }) => key === sort?.column);
  if (!sort || !column) return groups;
  const by = sort.descending ? -1 : 1;
  return groups.map((group) => {
    const keyed = group.rows.map((row) => ({ row, text: column.text(row), value: column.sortBy?.(row) }));
    keyed.sort((a, b) => {
      if (a.text === '' || b.text === '') return Number(a.text === '') - Number(b.text === '');
      if (a.value !== undefined && b.value !== undefined) return by * (a.value - b.value);
      return by * a.text.localeCompare(b.text, 'ko', { numeric: true });
    });
    return { ...group, rows: keyed.map(({ row }) => row) };
  });
}
