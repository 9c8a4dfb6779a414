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
  const columns = gridColumns(shown).map((column) => ({
    ...column,
    width: widened(WIDTHS[column.key], wanted.get(column.key) ?? 'usual'),
    cells: 1,
  }));
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
