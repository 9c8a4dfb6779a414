import {
  AMOUNT_LABELS,
  amountText,
  CALL_HEADS,
  callCells,
  type DayReportView,
  printedCalls,
  REPORT_BLOCKS,
  type ReportTime,
  saidOrNone,
  sceneCells,
  sceneHeads,
  TIME_HEADS,
} from '@ddak/domain';
import { fitColumns } from './pdf/fit-columns.ts';
import { drawBlock, type Flow } from './pdf/flow.ts';
import type { Measure } from './pdf/measure.ts';
import { A4_UPRIGHT as PAGE, widthOfPaper } from './pdf/paper.ts';
import { dryPen, type Pen } from './pdf/pen.ts';
import { drawReportHead } from './pdf/report-head.ts';
import { type Layout, makePdf } from './pdf/sheet.ts';
import type { Cell, Row, Table } from './pdf/table.ts';
import { HEAD_FILL } from './pdf/tints.ts';

const SIZE = 8;
const GAP = 10;
const WIDTH = widthOfPaper(PAGE);

/**
 * The printed 제작일지: A4 upright, on as many pages as it takes.
 * @param options.madeAt the date in the file's metadata
 */
export function dayReportPdf(view: DayReportView, options: { readonly madeAt: Date }): Promise<Uint8Array> {
  const title = [view.title, view.projectTitle, view.dayText].filter(Boolean).join(' · ');
  const tries = [{ layout: layoutOf(view), maxPages: Number.POSITIVE_INFINITY }];
  return makePdf({ paper: PAGE, title, madeAt: options.madeAt }, tries, { text: title });
}

const layoutOf =
  (view: DayReportView): Layout =>
  (pen, measure) => {
    let flow: Flow = { paper: PAGE, x: PAGE.left, page: 0, y: drawReportHead(pen, measure, view) };
    flow = drawTimes(pen, measure, flow, view);
    flow = drawBlock(pen, measure, flow, '촬영 내용', sceneTable(measure, view));
    if (printedCalls(view).length > 0) flow = drawBlock(pen, measure, flow, '배우 · 팀 콜', callTable(view));
    for (const pair of pairsOf(view)) flow = drawPair(pen, measure, flow, pair);
    return { pages: flow.page + 1 };
  };

/** A block of any width. */
interface Block {
  readonly title: string;
  readonly tableOf: (width: number) => Table;
}

/** What stands below the tables of the day, two and two. */
function pairsOf(view: DayReportView): readonly (readonly Block[])[] {
  const blocks: readonly Block[] = [
    { title: `진행 · ${view.progress}`, tableOf: (width) => amountTable(view, width) },
    ...REPORT_BLOCKS.map(({ title, linesOf }) => ({
      title,
      tableOf: (width: number) => linesTable(saidOrNone(view, linesOf(view)), width),
    })),
  ];
  return blocks.flatMap((block, i) => (i % 2 === 0 ? [[block, ...blocks.slice(i + 1, i + 2)]] : []));
}

/** Side by side where both end on this page; else one below the other. */
function drawPair(pen: Pen, measure: Measure, from: Flow, pair: readonly Block[]): Flow {
  const width = (WIDTH - GAP) / 2;
  const beside = (on: Pen): readonly Flow[] =>
    pair.map(({ title, tableOf }, i) =>
      drawBlock(on, measure, { ...from, x: from.x + i * (width + GAP) }, title, tableOf(width)),
    );
  if (pair.length > 1 && beside(dryPen).every(({ page }) => page === from.page))
    return { ...from, y: Math.max(...beside(pen).map(({ y }) => y)) };
  return pair.reduce(
    (flow, { title, tableOf }) => drawBlock(pen, measure, flow, title, tableOf(WIDTH)),
    from,
  );
}

/** Times and work stand side by side. */
function drawTimes(pen: Pen, measure: Measure, from: Flow, view: DayReportView): Flow {
  const width = (WIDTH - GAP) / 2;
  const left = drawBlock(pen, measure, from, '시간', timeTable(view.times, width));
  const right = { ...from, x: from.x + width + GAP };
  const end = drawBlock(pen, measure, right, '근무', timeTable(view.work, width));
  return { ...left, y: Math.max(left.y, end.y) };
}

const head = (text: string): Cell => ({ text, align: 'center', face: 'medium', fill: HEAD_FILL, slim: true });
const named = (text: string): Cell => ({ text, face: 'medium', fill: HEAD_FILL });
const centred = (text: string): Cell => ({ text, align: 'center' });
const table = (of: Pick<Table, 'columns' | 'head' | 'rows'>): Table => ({
  ...of,
  size: SIZE,
  minHeight: SIZE * 2.1,
});

const timeTable = (lines: readonly ReportTime[], width: number): Table =>
  table({
    columns: [0.31, 0.23, 0.23, 0.23].map((share) => share * width),
    head: [TIME_HEADS.map(head)],
    rows: lines.map(({ label, planned, actual, difference }) => [
      named(label),
      centred(planned || '–'),
      { ...centred(actual), face: 'bold' },
      centred(difference),
    ]),
  });

function sceneTable(measure: Measure, view: DayReportView): Table {
  const heads = sceneHeads(view);
  const rows = view.scenes.map((line) => sceneCells(view, line));
  const columns = fitColumns(
    measure,
    heads.map(({ key, label }, i) => ({
      texts: rows.map((cells) => cells[i] ?? ''),
      face: key === 'label' || key === 'state' ? 'bold' : 'regular',
      size: SIZE,
      fixed: key !== 'place' && key !== 'synopsis',
      least: measure(label, 'medium', SIZE) + 9,
    })),
    WIDTH,
  );
  const body = rows.map(
    (cells): Row =>
      cells.map((text, i) => {
        const { key } = heads[i]!;
        if (key === 'place' || key === 'synopsis') return { text };
        return { ...centred(text), ...(key === 'label' || key === 'state' ? { face: 'bold' } : {}) };
      }),
  );
  const none: Row = [{ text: '촬영한 씬이 없습니다', colSpan: heads.length }];
  return table({
    columns,
    head: [heads.map(({ label }) => head(label))],
    rows: body.length > 0 ? body : [none],
  });
}

function callTable(view: DayReportView): Table {
  const name = 0.28 * WIDTH;
  const times = CALL_HEADS.length - 1;
  // What was planned is a bare time; what was has its difference behind it.
  const widths = Array.from({ length: times }, (_, i) => (i % 2 === 0 ? 0.35 : 0.65));
  return table({
    columns: [name, ...widths.map((share) => (share * 2 * (WIDTH - name)) / times)],
    head: [CALL_HEADS.map(head)],
    rows: printedCalls(view).map((call) => [
      named(call.label),
      ...callCells(call).map((text, i): Cell => ({ ...centred(text), ...(i % 2 ? { face: 'bold' } : {}) })),
    ]),
  });
}

function amountTable(view: DayReportView, width: number): Table {
  const { amountKeys: keys } = view;
  const first = 0.28 * width;
  return table({
    columns: [first, ...keys.map(() => (width - first) / Math.max(1, keys.length))],
    head: [[head(''), ...keys.map((key) => head(AMOUNT_LABELS[key]))]],
    rows: view.amounts.map(({ label, amount }) => [
      named(label),
      ...keys.map((key) => centred(amountText(key, amount[key]))),
    ]),
  });
}

/** Each line its own row, so that a long text can go on on the next page. */
const linesTable = (lines: readonly string[], width: number): Table =>
  table({
    columns: [width],
    head: [],
    rows: lines.map((text) => [{ text }]),
  });
