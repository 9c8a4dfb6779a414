import { UnreadableTable } from './table-refusal.ts';

/** No production's table comes near either: what does is a table of figures, or a bomb. */
const MOST_ROWS = 20_000;
export const MOST_CELLS = 400_000;
const MOST_COLUMNS = 500;

/** TI4: throws where a table has more rows, cells or columns than are read. */
export function holdLimits(rows: number, cells: number, columns: number): void {
  if (rows > MOST_ROWS || cells > MOST_CELLS || columns > MOST_COLUMNS)
    throw new UnreadableTable('table_too_large');
}
