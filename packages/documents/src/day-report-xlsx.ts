import {
  AMOUNT_LABELS,
  type Amount,
  amountText,
  CALL_HEADS,
  CALL_TIMES,
  type DayReportView,
  printedCalls,
  REPORT_BLOCKS,
  type ReportScene,
  type ReportTime,
  saidOrNone,
  stateText,
  TIME_HEADS,
} from '@ddak/domain';
import { FILLS } from './xlsx/fills.ts';
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

/** In characters; the lines of shooting need them all, what else stands on the sheet shares them. */
const WIDTHS = [9, 16, 30, 7.5, 7.5, 7.5, 7.5, 7, 7, 12] as const;
const COUNT = WIDTHS.length;
const SCENE_HEADS = ['S#', '장소', '내용', '계획', '', '실제', '', '컷', '계획 컷', '결과'] as const;
const HEAD: Style = { bold: true, fill: FILLS.head, align: 'center' };
const CENTRE: Style = { align: 'center' };

/**
 * The 제작일지 as a workbook: times, cuts and amounts as numbers that can be reckoned with.
 * @param options.madeAt the date in the file's metadata
 */
export function dayReportXlsx(view: DayReportView, options: { readonly madeAt: Date }): Promise<Uint8Array> {
  const workbook = openWorkbook(options.madeAt);
  const footer = [view.title, view.projectTitle, view.dayText].filter(Boolean).join(' · ');
  const page = { headRow: null, orientation: 'portrait' } as const;
  const sheet = addSheet(workbook, { name: view.title, widths: WIDTHS, footer, ...page });
  let row = putHead(sheet, view);
  row = putTimes(sheet, view, row);
  row = putScenes(sheet, view.scenes, row);
  row = putCalls(sheet, view, row);
  row = putAmounts(sheet, view, row);
  for (const { title, linesOf } of REPORT_BLOCKS)
    row = putLines(sheet, title, saidOrNone(view, linesOf(view)), row);
  return toBytes(workbook);
}

/** Writes a text across the sheet; returns the next row. */
function putWide(sheet: Worksheet, row: number, text: string, style: Style): number {
  put(sheet, { row, column: 1, toColumn: COUNT }, text, style);
  const width = WIDTHS.reduce<number>((sum, one) => sum + one, 0);
  setLines(sheet, row, linesIn(text, width), style.size ? style.size * 1.8 : 18);
  return row + 1;
}

const putTitle = (sheet: Worksheet, title: string, row: number): number =>
  putWide(sheet, row, title, { bold: true, size: 10, frame: 'none' });

function putHead(sheet: Worksheet, view: DayReportView): number {
  const day = [view.title, view.projectTitle, view.dayText].filter(Boolean).join('  ');
  putWide(sheet, 1, day, { bold: true, size: 15, frame: 'none' });
  const made = [view.productionCompany, ...view.people, view.basis].filter(Boolean).join(' · ');
  let row = putWide(sheet, 2, made, { frame: 'bottom' });
  for (const { label, value } of view.facts) {
    put(sheet, { row, column: 1 }, label, HEAD);
    put(sheet, { row, column: 2, toColumn: COUNT }, value || '–', { bold: true });
    setLines(sheet, row, linesIn(value, 95));
    row += 1;
  }
  return row + 1;
}

/** First and last column of each cell: of the times, at the left, and of the work, at the right. */
const TIME_AREAS = [
  [1, 1],
  [2, 2],
  [3, 3],
] as const;
const WORK_AREAS = [
  [4, 5],
  [6, 7],
  [8, 9],
  [10, 10],
] as const;

function putTimes(sheet: Worksheet, view: DayReportView, from: number): number {
  const title: Style = { bold: true, size: 10, frame: 'none' };
  put(sheet, { row: from, column: 1, toColumn: 3 }, '시간', title);
  put(sheet, { row: from, column: 4, toColumn: COUNT }, '근무', title);
  putLine(sheet, from + 1, TIME_AREAS, TIME_HEADS, HEAD);
  putLine(sheet, from + 1, WORK_AREAS, TIME_HEADS, HEAD);
  view.times.forEach((line, i) => {
    putLine(sheet, from + 2 + i, TIME_AREAS, timeCells(line));
  });
  view.work.forEach(({ label, planned, actual, difference }, i) => {
    putLine(sheet, from + 2 + i, WORK_AREAS, [label, planned, actual, difference]);
  });
  return from + 3 + Math.max(view.times.length, view.work.length);
}

/** The difference stands behind the time: the columns at the left are wide. */
const timeCells = ({ label, planned, actual, difference }: ReportTime): readonly string[] => [
  label,
  planned,
  difference === '' ? actual : `${actual} (${difference})`,
];

function putLine(
  sheet: Worksheet,
  row: number,
  areas: readonly (readonly [number, number])[],
  cells: readonly string[],
  style?: Style,
): void {
  areas.forEach(([column, toColumn], i) => {
    const own = i === 0 ? HEAD : { ...CENTRE, bold: i === 2 };
    put(sheet, { row, column, toColumn }, cells[i] ?? '', style ?? own);
  });
}

function putScenes(sheet: Worksheet, scenes: readonly ReportScene[], from: number): number {
  const headRow = putTitle(sheet, '촬영 내용', from);
  SCENE_HEADS.forEach((label, i) => {
    if (label === '') return;
    const isSpan = SCENE_HEADS[i + 1] === '';
    put(sheet, { row: headRow, column: i + 1, toColumn: i + (isSpan ? 2 : 1) }, label, HEAD);
  });
  setLines(sheet, headRow, 1);
  scenes.forEach((line, i) => {
    putScene(sheet, line, headRow + 1 + i);
  });
  if (scenes.length > 0) return headRow + scenes.length + 2;
  return putWide(sheet, headRow + 1, '촬영한 씬이 없습니다', {}) + 1;
}

const clock = (minutes: number | null | undefined): Value => (minutes == null ? '' : { clock: minutes });

function putScene(sheet: Worksheet, line: ReportScene, row: number): void {
  const values: readonly Value[] = [
    line.label,
    line.place,
    line.synopsis,
    clock(line.planned?.start),
    clock(line.planned?.end),
    clock(line.start),
    clock(line.end),
    line.cuts ?? '',
    line.plannedCuts ?? '',
    stateText(line),
  ];
  values.forEach((value, i) => {
    const isText = i === 1 || i === 2;
    put(sheet, { row, column: i + 1 }, value, isText ? {} : { ...CENTRE, bold: i === 0 || i === 9 });
  });
  setLines(sheet, row, Math.max(linesIn(line.place, WIDTHS[1]), linesIn(line.synopsis, WIDTHS[2])));
}

/** The name across the columns of words, then each time: planned, actual. */
const CALL_AREAS = [
  [1, 3],
  [4, 4],
  [5, 5],
  [6, 6],
  [7, 7],
  [8, 8],
  [9, 10],
] as const;

function putCalls(sheet: Worksheet, view: DayReportView, from: number): number {
  const calls = printedCalls(view);
  if (calls.length === 0) return from;
  const headRow = putTitle(sheet, '배우 · 팀 콜', from);
  const putCells = (row: number, cells: readonly Value[], style: (i: number) => Style): void =>
    CALL_AREAS.forEach(([column, toColumn], i) => {
      put(sheet, { row, column, toColumn }, cells[i] ?? '', style(i));
    });
  putCells(headRow, CALL_HEADS, () => HEAD);
  setLines(sheet, headRow, 2);
  calls.forEach((call, i) => {
    const times = CALL_TIMES.flatMap(({ key }) => [call[key].planned, call[key].actual]);
    putCells(headRow + 1 + i, [call.label, ...times.map(clock)], (k) =>
      k === 0 ? HEAD : { ...CENTRE, bold: k % 2 === 0 },
    );
    setLines(sheet, headRow + 1 + i, 1);
  });
  return headRow + calls.length + 2;
}

/** Pages are written in whole ones: eighths are no number of a spreadsheet. */
const amountValue = (key: keyof Amount, value: number): number | string =>
  key === 'pages' ? value / 8 : key === 'minutes' ? amountText(key, value) : Math.round(value * 10) / 10;

function putAmounts(sheet: Worksheet, view: DayReportView, from: number): number {
  const headRow = putTitle(sheet, `진행 · ${view.progress}`, from);
  const columns = [3, 4, 6, 8];
  const areaAt = (i: number) => {
    const column = columns[i] ?? 3;
    return i === 0 ? { column, toColumn: 3 } : { column, toColumn: column + 1 };
  };
  put(sheet, { row: headRow, column: 1, toColumn: 2 }, '', HEAD);
  view.amountKeys.forEach((key, i) => {
    put(sheet, { row: headRow, ...areaAt(i) }, AMOUNT_LABELS[key], HEAD);
  });
  view.amounts.forEach(({ label, amount }, line) => {
    const row = headRow + 1 + line;
    put(sheet, { row, column: 1, toColumn: 2 }, label, HEAD);
    view.amountKeys.forEach((key, i) => {
      put(sheet, { row, ...areaAt(i) }, amountValue(key, amount[key]), CENTRE);
    });
    setLines(sheet, row, 1);
  });
  return headRow + view.amounts.length + 2;
}

function putLines(sheet: Worksheet, title: string, lines: readonly string[], from: number): number {
  let row = putTitle(sheet, title, from);
  for (const line of lines) row = putWide(sheet, row, line, {});
  return row + 1;
}
