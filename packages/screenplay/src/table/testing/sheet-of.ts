import type { SheetRow, TableSheet } from '../table.ts';

/** A sheet as a test writes it: rows of cells divided by `|`; `over`: cells merged, as [row, column, rows, columns] from 0. */
export function sheetOf(
  rows: readonly string[],
  over: readonly [number, number, number, number][] = [],
  name = '',
): TableSheet {
  const cells = rows.map((row) => (row === '' ? [] : row.split('|').map((cell) => cell.trim())));
  const goesOn = rows.map((): number[] => []);
  const wide = rows.map((): [number, number][] => []);
  for (const [row, column, height, width] of over)
    for (let at = row; at < row + height; at++) {
      if (width > 1) wide[at]?.push([column, width]);
      if (at === row) continue;
      (cells[at] as string[])[column] = cells[row]?.[column] ?? '';
      goesOn[at]?.push(column);
    }
  const made = cells.map(
    (own, i): SheetRow => ({ row: i + 1, cells: own, goesOn: goesOn[i] ?? [], wide: wide[i] ?? [] }),
  );
  return { name, isHidden: false, rows: made };
}
