import { BLOCK_SHARES, type CallsheetView, shownView } from '@ddak/domain';
import { type Block, callsheetBlocks } from './pdf/callsheet-blocks.ts';
import { drawCallsheetHead } from './pdf/callsheet-head.ts';
import { callsheetTable } from './pdf/callsheet-table.ts';
import { drawBlock, drawTable, type Flow, withRoom } from './pdf/flow.ts';
import type { Measure } from './pdf/measure.ts';
import { A4_ACROSS as PAGE, widthOfPaper } from './pdf/paper.ts';
import { dryPen, type Pen } from './pdf/pen.ts';
import { type Layout, makePdf } from './pdf/sheet.ts';
import type { Table } from './pdf/table.ts';
import { HEAD_FILL } from './pdf/tints.ts';
import type { PrintOptions } from './print-options.ts';

const GAP = 9;
const WIDTH = widthOfPaper(PAGE);

type Triple = readonly [number, number, number];

/** How the blocks stand: each in its column (CS97); or as in a newspaper, where one may go on in the next column. */
type Setting = 'columns' | 'newspaper';

interface PageTry {
  readonly size: number;
  readonly maxPages: number;
  readonly setting: Setting;
}
const onOnePage = (size: number, ...settings: readonly Setting[]): PageTry[] =>
  settings.map((setting) => ({ size, maxPages: 1, setting }));

/**
 * What is tried in turn: one page, as large as its length allows (it is read on walls and in moving cars), else two, else
 * as many as it takes.
 */
const TRIES: readonly PageTry[] = [
  ...[11, 10.6, 10.2, 9.8, 9.4, 9, 8.6, 8.2].flatMap((size) => onOnePage(size, 'columns')),
  ...[7.9, 7.5, 7.1, 6.7].flatMap((size) => onOnePage(size, 'columns', 'newspaper')),
  ...[7.9, 7.3].map((size) => ({ size, maxPages: 2, setting: 'columns' as const })),
  ...[7.9, 7.3, 6.7].map((size) => ({ size, maxPages: 2, setting: 'newspaper' as const })),
  { size: 7.1, maxPages: Number.POSITIVE_INFINITY, setting: 'newspaper' },
];

/**
 * The printed call sheet: A4 landscape, one or two pages where its length allows, selectable text, fonts embedded.
 */
export function callsheetPdf(whole: CallsheetView, options: PrintOptions): Promise<Uint8Array> {
  const view = shownView(whole);
  const title = [view.title, view.projectTitle, view.dayText].filter(Boolean).join(' · ');
  const tries = TRIES.map(({ size, maxPages, setting }) => ({
    layout: layoutAt(view, size, setting, options.logo),
    maxPages,
  }));
  return makePdf({ paper: PAGE, title, madeAt: options.madeAt }, tries, { text: view.footer });
}

const layoutAt =
  (view: CallsheetView, size: number, setting: Setting, logo: Uint8Array | undefined): Layout =>
  (pen, measure) => {
    const top = drawCallsheetHead(pen, measure, view, logo);
    const start: Flow = { paper: PAGE, x: PAGE.left, page: 0, y: top };
    const end = drawTable(pen, measure, start, callsheetTable(measure, view, size, WIDTH));
    const draw = (on: Pen, from: Flow): Flow =>
      setting === 'newspaper'
        ? drawNewspaper(on, measure, view, size, from)
        : drawClosing(on, measure, view, size, drawColumns(on, measure, view, size, from));
    return { pages: draw(pen, belowTable({ ...end, y: end.y + 8 }, draw)).page + 1 };
  };

/** Of a page's height: so much may stay blank below the table, rather than that a block is divided. */
const BLANK_SHARE = 1 / 3;

/** CS113: where the blocks begin: below the table, or on a page of their own where little room is left and they fit there. */
function belowTable(below: Flow, draw: (pen: Pen, from: Flow) => Flow): Flow {
  const left = (PAGE.bottom - below.y) / (PAGE.bottom - PAGE.top);
  if (left > BLANK_SHARE || draw(dryPen, below).page === below.page) return below;
  const fresh: Flow = { ...below, page: below.page + 1, y: PAGE.top };
  return draw(dryPen, fresh).page === fresh.page ? fresh : below;
}

/** The columns of blocks, each going on by itself; returns where the longest of them ends. */
function drawColumns(pen: Pen, measure: Measure, view: CallsheetView, size: number, from: Flow): Flow {
  const widths = columnWidths(measure, view, size);
  const blocks = callsheetBlocks(measure, view, size, widths);
  let x = from.x;
  const ends = blocks.flatMap((column, i) => {
    if (column.length === 0) return [];
    const end = drawBlocks(pen, measure, column, { ...from, x });
    x += widths[i]! + GAP;
    return [end];
  });
  return ends.reduce(
    (last, end) => (end.page > last.page || (end.page === last.page && end.y > last.y) ? end : last),
    from,
  );
}

/** CS34: the width of the page by shares; a column without a block gives its room to the others. */
function columnWidths(measure: Measure, view: CallsheetView, size: number): Triple {
  const probe = callsheetBlocks(measure, view, size, [WIDTH, WIDTH, WIDTH]);
  const shares = BLOCK_SHARES.map((share, i): number => (probe[i]!.length === 0 ? 0 : share));
  const count = shares.filter((share) => share > 0).length;
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => ((WIDTH - (count - 1) * GAP) * share) / sum) as unknown as Triple;
}

/** All blocks one after the other through three equal columns, page by page. */
function drawNewspaper(pen: Pen, measure: Measure, view: CallsheetView, size: number, from: Flow): Flow {
  const width = (WIDTH - 2 * GAP) / 3;
  const columnAt = (index: number, page: number, top: number): Flow => ({
    paper: PAGE,
    x: PAGE.left + index * (width + GAP),
    page,
    y: top,
    next: () => (index < 2 ? columnAt(index + 1, page, top) : columnAt(0, page + 1, PAGE.top)),
  });
  const start = columnAt(0, from.page, from.y);
  const blocks = callsheetBlocks(measure, view, size, [width, width, width]).flat();
  return closingTables(measure, view, size, width).reduce(
    (flow, table) => {
      const end = drawTable(pen, measure, withRoom(measure, flow, table), table);
      return { ...end, y: end.y + 6 };
    },
    drawBlocks(pen, measure, blocks, start),
  );
}

const drawBlocks = (pen: Pen, measure: Measure, blocks: readonly Block[], from: Flow): Flow =>
  blocks.reduce((flow, { title, table }) => drawBlock(pen, measure, flow, title, table), from);

/** Totals and the next day, side by side. */
function drawClosing(pen: Pen, measure: Measure, view: CallsheetView, size: number, from: Flow): Flow {
  const width = (WIDTH - GAP) / 2;
  const ends = closingTables(measure, view, size, width).map((table, i) => {
    const at = { ...from, x: PAGE.left + i * (width + GAP) };
    return drawTable(pen, measure, withRoom(measure, at, table), table);
  });
  return ends.reduce((last, end) => (end.page > last.page ? end : last));
}

/** Totals and the next day, each with its heading beside it. */
function closingTables(measure: Measure, view: CallsheetView, size: number, width: number): Table[] {
  const said = [
    ['합계', view.totals.text],
    ['다음 회차 예고', view.nextDay === '' ? '없음' : view.nextDay],
  ] as const;
  return said.map(([label, text]) => {
    const head = measure(label, 'medium', size) + 10;
    return {
      columns: [head, width - head],
      head: [],
      rows: [[{ text: label, align: 'center', face: 'medium', fill: HEAD_FILL }, { text }]],
      size,
      minHeight: size * 2,
    };
  });
}
