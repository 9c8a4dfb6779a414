import type { GridCell, GridShown } from './grid-cell.ts';

/**
 * GR10: the place among the matches that is jumped to from a cell: the next one behind it or before it, round the ends; or
 * with `here` the cell itself, where it is one. -1: there is none.
 */
export function nextMatch(
  matches: readonly GridCell[],
  { rowIds, columns }: GridShown,
  from: GridCell | null,
  towards: 'here' | 'next' | 'previous',
): number {
  if (matches.length === 0) return -1;
  if (!from) return towards === 'previous' ? matches.length - 1 : 0;
  const rows = new Map(rowIds.map((rowId, row) => [rowId, row]));
  const placeOf = (cell: GridCell) =>
    (rows.get(cell.rowId) ?? -1) * columns.length + columns.indexOf(cell.column);
  const place = placeOf(from);
  if (towards === 'previous') {
    const before = matches.findLastIndex((match) => placeOf(match) < place);
    return before < 0 ? matches.length - 1 : before;
  }
  const behind = matches.findIndex(
    (match) => placeOf(match) > place || (towards === 'here' && placeOf(match) === place),
  );
  return Math.max(0, behind);
}
