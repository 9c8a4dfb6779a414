import type { CallsheetRow, CallsheetView } from '@ddak/domain';
import {
  CALLSHEET_MARK_COLUMNS,
  changedNote,
  isChanged,
  isRetimed,
  rowTime,
  sheetTitle,
  shownView,
} from '@ddak/domain';
import type { PrintOptions } from './print-options.ts';
import { putCallsheetBlocks } from './xlsx/callsheet-blocks.ts';
import { type Column, callsheetGrid, type Span } from './xlsx/callsheet-grid.ts';
import { BAR_COLOUR, FILLS, timeFill } from './xlsx/fills.ts';
import { putLogo } from './xlsx/put-logo.ts';
import {
  addSheet,
  linesIn,
  openWorkbook,
  put,
  type Style,
  setLines,
  toBytes,
  type Value,
  type Worksheet,
} from './xlsx/sheet.ts';
import { isReckoned, reckonedCell } from './xlsx/time-columns.ts';

const HEAD: Style = { bold: true, fill: FILLS.head, align: 'center' };
/** CS22 */
const CHANGED: Style = { fill: FILLS.changed, bar: BAR_COLOUR };
const isCentred = (key: Column): boolean =>
  key === 'start' || key === 'end' || CALLSHEET_MARK_COLUMNS.includes(key);

/**
 * The call sheet as a workbook of the same look: A4 across, fit to the page's width, times and cuts as numbers.
 */
export function callsheetXlsx(whole: CallsheetView, options: PrintOptions): Promise<Uint8Array> {
  const view = shownView(whole);
  const { spans, widths } = callsheetGrid(view);
  const workbook = openWorkbook(options.madeAt);
  const headRow = 6;
  const sheet = addSheet(workbook, { name: '일촬표', footer: view.footer, headRow, widths });
  const titleFrom = options.logo ? putLogo(workbook, sheet, options.logo, widths) : 1;
  putHead(sheet, view, { count: widths.length, titleFrom });
  for (const { from, to, label } of spans)
    put(sheet, { row: headRow, column: from, toColumn: to }, label, HEAD);
  setLines(sheet, headRow, 1, 20);
  const next = putRows(sheet, view, spans, headRow + 1);
  putCallsheetBlocks(sheet, view, widths, next + 1);
  return toBytes(workbook);
}

/** Title and people in two rows, an empty hairline, then the facts with their labels above. */
function putHead(
  sheet: Worksheet,
  view: CallsheetView,
  { count, titleFrom }: { readonly count: number; readonly titleFrom: number },
): void {
  const middle = Math.ceil(count * 0.6);
  const day = [view.projectTitle, view.dayText, view.name].filter(Boolean).join(' · ');
  const made = [view.productionCompany, view.edition, changedNote(view)].filter(Boolean).join(' · ');
  const people = view.people.map(({ role, name, phone }) => [role, name, phone].filter(Boolean).join(' '));
  const plain: Style = { frame: 'none' };
  put(sheet, { row: 1, column: titleFrom, toRow: 2, toColumn: Math.min(9, middle - 1) }, sheetTitle(view), {
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
    const changed = isChanged(view, '집합', label) ? CHANGED : {};
    put(sheet, { row: 3, column, toColumn }, label, {
      size: 8,
      colour: 'FF666666',
      frame: 'none',
      ...changed,
    });
    put(sheet, { row: 4, column, toColumn }, value === '' ? '–' : value, {
      size: 11,
      bold: true,
      frame: 'bottom',
      ...changed,
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
function putRows(sheet: Worksheet, view: CallsheetView, spans: readonly Span[], from: number): number {
  view.rows.forEach((row, i) => {
    const at = {
      row: from + i,
      isChanged: isChanged(view, '촬영 순서', row.rowId),
      isRetimed: isRetimed(view, '촬영 순서', row.rowId),
    };
    if (row.kind === 'phase') putPhase(sheet, row, spans, at);
    else putScene(sheet, row, spans, at);
  });
  return from + view.rows.length;
}

interface At {
  readonly row: number;
  readonly isChanged: boolean;
  /** CS22: its times alone are other. */
  readonly isRetimed: boolean;
}

const barred = (style: Style, is: boolean): Style => (is ? { ...style, bar: BAR_COLOUR } : style);

function putPhase(
  sheet: Worksheet,
  row: Extract<CallsheetRow, { kind: 'phase' }>,
  spans: readonly Span[],
  { row: at, isChanged: changed, isRetimed: retimed }: At,
): void {
  const fill = changed ? FILLS.changed : FILLS.phase;
  const last = spans.at(-1)!.to;
  const text: Style = { fill: retimed ? FILLS.phase : fill, bold: true };
  const [start, end] = spans.filter(({ key }) => key === 'start' || key === 'end');
  // With the time behind the middle there is no room for the words: they stand with it in one cell.
  if (!start || !end || end.to > last / 2) {
    const words = `${row.timeText}  ${row.text}`;
    put(sheet, { row: at, column: 1, toColumn: last }, words, barred({ ...text, fill }, changed));
  } else {
    const style: Style = { fill, align: 'center' };
    if (start.from > 1)
      put(sheet, { row: at, column: 1, toColumn: start.from - 1 }, '', barred(style, changed));
    const first = barred(style, changed && start.from === 1);
    put(sheet, { row: at, column: start.from, toColumn: start.to }, { clock: row.start }, first);
    put(sheet, { row: at, column: end.from, toColumn: end.to }, { clock: row.end }, style);
    put(sheet, { row: at, column: end.to + 1, toColumn: last }, row.text, text);
  }
  setLines(sheet, at, 1);
}

function putScene(
  sheet: Worksheet,
  row: Extract<CallsheetRow, { kind: 'scene' }>,
  spans: readonly Span[],
  { row: at, isChanged: changed, isRetimed: retimed }: At,
): void {
  for (const { key, from, to } of spans) {
    if (key === 'place' && row.placeSpan === 0) continue;
    const toRow = key === 'place' ? at + row.placeSpan - 1 : at;
    const area = { row: at, column: from, toRow, toColumn: to };
    // A place that other lines share stays as it is.
    const isMarked = changed && toRow === at;
    const isOther = isMarked && (!retimed || key === 'start' || key === 'end');
    const style: Style = {
      ...(isCentred(key) ? { align: 'center' } : {}),
      ...(isOther ? { fill: FILLS.changed } : {}),
      ...(isMarked && from === 1 ? { bar: BAR_COLOUR } : {}),
    };
    const tint = key === 'light' ? timeFill(rowTime(row)) : undefined;
    const bold = key === 'scene' || key === 'light';
    put(sheet, area, cellValue(row, key), {
      ...style,
      bold,
      ...(tint ? { fill: tint } : {}),
      ...(key === 'scene' ? { size: 12 } : {}),
    });
  }
  const lines = spans.map(({ key, width }) => {
    const value = cellValue(row, key);
    const held = key === 'place' ? Math.max(1, row.placeSpan) : 1;
    return typeof value === 'string' ? Math.ceil(linesIn(value, width) / held) : 1;
  });
  setLines(sheet, at, Math.max(...lines), 24);
}

function cellValue(row: Extract<CallsheetRow, { kind: 'scene' }>, key: Column): Value {
  if (key === 'order') return row.order;
  return isReckoned(key) ? reckonedCell(row, key) : row.cells[key];
}
