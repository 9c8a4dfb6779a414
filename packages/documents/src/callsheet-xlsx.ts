import type { CallsheetColumn, CallsheetRow, CallsheetView } from '@ddak/domain';
import { CALLSHEET_MARK_COLUMNS } from '@ddak/domain';
import { putCallsheetBlocks } from './xlsx/callsheet-blocks.ts';
import { FILLS, timeFill } from './xlsx/fills.ts';
import {
  linesIn,
  openWorkbook,
  put,
  type Style,
  setLines,
  toBytes,
  type Value,
  type Worksheet,
} from './xlsx/sheet.ts';
import { addTable } from './xlsx/table.ts';
import { type GridColumn, gridColumns, isReckoned, reckonedCell } from './xlsx/time-columns.ts';

type Column = GridColumn<CallsheetColumn>;
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
const isCentred = (key: Column): boolean =>
  key === 'start' || key === 'end' || CALLSHEET_MARK_COLUMNS.includes(key);

/**
 * The call sheet as a workbook of the same look: A4 across, fit to the page's width, times and cuts as numbers.
 * @param options.madeAt the date in the file's metadata
 */
export function callsheetXlsx(view: CallsheetView, options: { readonly madeAt: Date }): Promise<Uint8Array> {
  const columns = gridColumns(view.columns);
  const workbook = openWorkbook(options.madeAt);
  const headRow = 6;
  const sheet = addTable(workbook, {
    name: '일촬표',
    footer: view.footer,
    headRow,
    columns,
    widths: WIDTHS,
  });
  putHead(sheet, view, columns.length);
  const keys = columns.map(({ key }) => key);
  const next = putRows(sheet, view.rows, keys, headRow + 1);
  const widths = keys.map((key) => WIDTHS[key]);
  putCallsheetBlocks(sheet, view, widths, next + 1);
  return toBytes(workbook);
}

/** Title and people in two rows, an empty hairline, then the facts with their labels above. */
function putHead(sheet: Worksheet, view: CallsheetView, count: number): void {
  const middle = Math.ceil(count * 0.6);
  const day = [view.projectTitle, view.dayText, view.name].filter(Boolean).join(' · ');
  const made = [view.productionCompany, view.edition].filter(Boolean).join(' · ');
  const people = view.people.map(({ role, name, phone }) => [role, name, phone].filter(Boolean).join(' '));
  const plain: Style = { frame: 'none' };
  put(sheet, { row: 1, column: 1, toRow: 2, toColumn: Math.min(9, middle - 1) }, view.title, {
    ...plain,
    size: 18,
    bold: true,
  });
  put(sheet, { row: 1, column: Math.min(10, middle), toRow: 2, toColumn: middle }, day, {
    ...plain,
    size: 11,
  });
  put(sheet, { row: 1, column: middle + 1, toColumn: count }, made, { ...plain, align: 'right' });
  put(sheet, { row: 2, column: middle + 1, toColumn: count }, people.join(' · '), {
    ...plain,
    align: 'right',
  });
  for (const row of [1, 2]) setLines(sheet, row, 1, 18);
  const spans = factSpans(view, count);
  view.facts.forEach(({ label, value }, i) => {
    const [column, toColumn] = spans[i]!;
    put(sheet, { row: 3, column, toColumn }, label, { size: 8, colour: 'FF666666', frame: 'none' });
    put(sheet, { row: 4, column, toColumn }, value === '' ? '–' : value, {
      size: 11,
      bold: true,
      frame: 'bottom',
    });
  });
  setLines(sheet, 3, 1, 14);
  setLines(sheet, 4, 1, 32);
  setLines(sheet, 5, 0, 6);
}

/** The facts shared out over the grid: narrow columns at the left, so the first ones take more of them. */
function factSpans(view: CallsheetView, count: number): [number, number][] {
  const ends = [4, 9, 10, 11, 12, 13, 14, count];
  return view.facts.map((_, i) => [i === 0 ? 1 : ends[i - 1]! + 1, ends[i] ?? count]);
}

/** Returns the first row behind the table. */
function putRows(
  sheet: Worksheet,
  rows: readonly CallsheetRow[],
  keys: readonly Column[],
  from: number,
): number {
  rows.forEach((row, i) => {
    const at = from + i;
    if (row.kind === 'phase') putPhase(sheet, row, keys, at);
    else putScene(sheet, row, keys, at);
  });
  return from + rows.length;
}

function putPhase(
  sheet: Worksheet,
  row: Extract<CallsheetRow, { kind: 'phase' }>,
  keys: readonly Column[],
  at: number,
): void {
  const style: Style = { fill: FILLS.phase, align: 'center' };
  const start = keys.indexOf('start') + 1;
  for (let column = 1; column < start; column++) put(sheet, { row: at, column }, '', style);
  put(sheet, { row: at, column: start }, { clock: row.start }, style);
  put(sheet, { row: at, column: start + 1 }, { clock: row.end }, style);
  put(sheet, { row: at, column: start + 2, toColumn: keys.length }, row.text, {
    fill: FILLS.phase,
    bold: true,
  });
  setLines(sheet, at, 1);
}

function putScene(
  sheet: Worksheet,
  row: Extract<CallsheetRow, { kind: 'scene' }>,
  keys: readonly Column[],
  at: number,
): void {
  keys.forEach((key, i) => {
    if (key === 'place' && row.placeSpan === 0) return;
    const area = { row: at, column: i + 1, toRow: key === 'place' ? at + row.placeSpan - 1 : at };
    const style: Style = isCentred(key) ? { align: 'center' } : {};
    const tint = key === 'light' ? timeFill(row.mark) : undefined;
    const bold = key === 'scene' || key === 'light';
    put(sheet, area, cellValue(row, key), {
      ...style,
      bold,
      ...(tint ? { fill: tint } : {}),
      ...(key === 'scene' ? { size: 12 } : {}),
    });
  });
  const lines = keys.map((key) => {
    const value = cellValue(row, key);
    const held = key === 'place' ? Math.max(1, row.placeSpan) : 1;
    return typeof value === 'string' ? Math.ceil(linesIn(value, WIDTHS[key]) / held) : 1;
  });
  setLines(sheet, at, Math.max(...lines), 24);
}

function cellValue(row: Extract<CallsheetRow, { kind: 'scene' }>, key: Column): Value {
  if (key === 'order') return row.order;
  return isReckoned(key) ? reckonedCell(row, key) : row.cells[key];
}
