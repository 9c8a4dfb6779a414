import { type CallsheetColumn, type CallsheetView, printedColumns } from '@ddak/domain';
import { widened } from '../pdf/set-widths.ts';
import { type GridColumn, gridColumns } from './time-columns.ts';

export type Column = GridColumn<CallsheetColumn>;

const WIDTHS: Readonly<Record<Column, number>> = {
  order: 4.5,
  start: 6.5,
  end: 6.5,
  minutes: 6.5,
  scene: 7.5,
  cuts: 4.5,
  light: 8.5,
  setting: 4.5,
  shootKind: 6,
  place: 13,
  synopsis: 24,
  cast: 13,
  extras: 12.5,
  props: 15,
  wardrobe: 13,
  equipment: 11,
  effects: 11,
  note: 13,
};
/** Head and blocks stand on a grid of as many columns, whichever of them the table shows. */
const COUNT = Object.keys(WIDTHS).length;
const FULL_WIDTH = Object.values(WIDTHS).reduce((sum, width) => sum + width, 0);

/** Wider columns hold words, narrower ones a mark, a number or a time. */
const WORDS_FROM = 9;

/** A column of the table, and the columns of the sheet's grid that it takes (from 1, both included). */
export interface Span {
  readonly key: Column;
  readonly label: string;
  readonly from: number;
  readonly to: number;
  /** In characters, all of it. */
  readonly width: number;
}

/** CS61: where a project shows fewer columns, the widest of those that are left take more than one of the grid's. */
export function callsheetGrid(view: CallsheetView): {
  readonly spans: readonly Span[];
  readonly widths: readonly number[];
} {
  const shown = printedColumns(view);
  const wanted = new Map<string, (typeof shown)[number]['width']>(
    shown.map(({ key, width }) => [key, width]),
  );
  const columns = filled(
    gridColumns(shown).map((column) => ({
      ...column,
      width: widened(WIDTHS[column.key], wanted.get(column.key) ?? 'usual'),
      cells: 1,
    })),
  );
  for (let free = COUNT - columns.length; free > 0; free--) {
    const widest = columns.reduce((a, b) => (b.width / b.cells > a.width / a.cells ? b : a));
    widest.cells += 1;
  }
  let next = 1;
  const spans = columns.map(({ key, label, width, cells }): Span => {
    const from = next;
    next += cells;
    return { key, label, from, to: next - 1, width };
  });
  const widths = columns.flatMap(({ width, cells }) => Array.from({ length: cells }, () => width / cells));
  return { spans, widths };
}

/** CS34: what columns that are not shown leave free goes to the others, above all to those with words. */
function filled<C extends { readonly key: Column; width: number }>(columns: readonly C[]): readonly C[] {
  const free = FULL_WIDTH - columns.reduce((sum, { width }) => sum + width, 0);
  const wordy = columns.filter(({ key }) => WIDTHS[key] > WORDS_FROM);
  const takers = wordy.length > 0 ? wordy : columns;
  const sum = takers.reduce((total, { width }) => total + width, 0);
  if (free > 0) for (const column of takers) column.width += (free * column.width) / sum;
  return columns;
}
