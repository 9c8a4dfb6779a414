import type { TimetableColumn, TimetableView, TimetableViewDay, TimetableViewRow } from '@ddak/domain';
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
import { addTable, putTitle } from './xlsx/table.ts';
import { type GridColumn, gridColumns, isReckoned, reckonedCell } from './xlsx/time-columns.ts';

type Column = GridColumn<TimetableColumn>;
const WIDTHS: Readonly<Record<Column, number>> = {
  start: 7,
  end: 7,
  scene: 8,
  light: 6,
  setting: 5,
  shootKind: 6,
  place: 18,
  realName: 18,
  synopsis: 40,
  cast: 20,
  cuts: 5,
  minutes: 7,
  note: 18,
};
const WRAPPED: readonly Column[] = ['place', 'realName', 'synopsis', 'cast', 'note'];

/**
 * The 촬영계획표 as a workbook: the days one below the other, times, cuts and minutes as numbers.
 * @param options.madeAt the date in the file's metadata
 */
export function timetableXlsx(view: TimetableView, options: { readonly madeAt: Date }): Promise<Uint8Array> {
  const workbook = openWorkbook(options.madeAt);
  const columns = gridColumns(view.columns);
  const headRow = 2;
  const about = [view.projectTitle, view.boardName].filter(Boolean).join(' · ');
  const footer = [view.title, about].filter(Boolean).join(' · ');
  const sheet = addTable(workbook, { name: view.title, footer, headRow, columns, widths: WIDTHS });
  const { totals } = view;
  putTitle(sheet, { title: `${view.title}  ${about}`, totals, totalsFrom: 9, count: columns.length });
  const keys = columns.map(({ key }) => key);
  let row = headRow + 1;
  for (const day of view.days) row = putDay(sheet, day, keys, row);
  return toBytes(workbook);
}

/** A band with the day, then its rows; returns the next free row. */
function putDay(sheet: Worksheet, day: TimetableViewDay, keys: readonly Column[], from: number): number {
  const about = [day.dayText, day.dateText, day.callText, day.placeText, day.totalText, day.note];
  const band = about.filter(Boolean).join(' · ');
  put(sheet, { row: from, column: 1, toColumn: keys.length }, band, { bold: true, fill: FILLS.band });
  const width = keys.reduce((sum, key) => sum + WIDTHS[key], 0);
  setLines(sheet, from, linesIn(band, width), 20);
  day.rows.forEach((row, i) => {
    if (row.kind === 'phase') putPhase(sheet, row, keys.length, from + 1 + i);
    else putScene(sheet, row, keys, from + 1 + i);
  });
  return from + 1 + day.rows.length;
}

function putPhase(sheet: Worksheet, row: TimetableViewRow, count: number, at: number): void {
  const style: Style = { fill: FILLS.phase, align: 'center' };
  put(sheet, { row: at, column: 1 }, { clock: row.start }, style);
  put(sheet, { row: at, column: 2 }, { clock: row.end }, style);
  put(sheet, { row: at, column: 3, toColumn: count }, row.text, { fill: FILLS.phase });
  setLines(sheet, at, 1);
}

function putScene(sheet: Worksheet, row: TimetableViewRow, keys: readonly Column[], at: number): void {
  keys.forEach((key, i) => {
    const tint = key === 'light' ? timeFill(row.light) : undefined;
    const align = WRAPPED.includes(key) ? 'left' : 'center';
    const bold = key === 'scene' || key === 'light';
    put(sheet, { row: at, column: i + 1 }, cellValue(row, key), {
      align,
      bold,
      ...(tint ? { fill: tint } : {}),
    });
  });
  setLines(sheet, at, Math.max(...WRAPPED.map((key) => linesIn(String(cellValue(row, key)), WIDTHS[key]))));
}

const cellValue = (row: TimetableViewRow, key: Column): Value =>
  isReckoned(key) ? reckonedCell(row, key) : row.cells[key];
