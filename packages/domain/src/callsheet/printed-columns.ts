import type { CallsheetColumn } from './callsheet-columns.ts';
import type { CallsheetView } from './callsheet-view.ts';

/** What a row is found by: shown even where nothing is written in them yet. */
const ALWAYS: readonly CallsheetColumn[] = ['order', 'time', 'scene', 'place', 'synopsis'];

/** CS34: the columns that are printed. One in which no row has anything gives its room to the others. */
export function printedColumns(view: Pick<CallsheetView, 'columns' | 'rows'>): CallsheetView['columns'] {
  const scenes = view.rows.filter((row) => row.kind === 'scene');
  if (scenes.length === 0) return view.columns;
  const printed = view.columns.filter(
    ({ key }) => ALWAYS.includes(key) || scenes.some(({ cells }) => cells[key] !== ''),
  );
  return printed.length > 0 ? printed : view.columns;
}

/** CS96: of the columns of a block those in which some line has something; the first says whom a line is of. */
export const filledColumns = (count: number, rows: readonly (readonly string[])[]): readonly boolean[] =>
  Array.from({ length: count }, (_, i) => i === 0 || rows.some((row) => row[i] !== ''));
