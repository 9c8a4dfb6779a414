import { type CallsheetView, shownView } from '@ddak/domain';
import { type Block, callsheetBlocks } from './pdf/callsheet-blocks.ts';
import { drawCallsheetHead } from './pdf/callsheet-head.ts';
import { callsheetTable } from './pdf/callsheet-table.ts';
import { drawBlock, drawTable, type Flow } from './pdf/flow.ts';
import type { Measure } from './pdf/measure.ts';
import { A4_ACROSS as PAGE, widthOfPaper } from './pdf/paper.ts';
import type { Pen } from './pdf/pen.ts';
import { type Layout, makePdf } from './pdf/sheet.ts';
import type { PrintOptions } from './print-options.ts';

const GAP = 9;
const WIDTH = widthOfPaper(PAGE);
/** The share of the page's width that each column of blocks takes. */
const COLUMN_SHARES = [1.15, 1, 1.25] as const;

type Triple = readonly [number, number, number];

/**
 * How the blocks stand: each in its column; one after the other through the columns, each of them whole; or as in a
 * newspaper, where one may go on in the next column.
 */
type Setting = 'columns' | 'whole' | 'newspaper';

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
  ...[11, 10.2, 9.4, 8.6].flatMap((size) => onOnePage(size, 'columns', 'whole')),
  ...[7.9, 7.5, 7.1, 6.7].flatMap((size) => onOnePage(size, 'columns', 'whole', 'newspaper')),
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
    const below = { ...end, y: end.y + 8 };
    if (setting !== 'columns')
      return { pages: drawNewspaper(pen, measure, view, size, below, setting === 'whole').page + 1 };
    const afterBlocks = drawColumns(pen, measure, view, size, below);
    return { pages: drawClosing(pen, measure, view, size, afterBlocks).page + 1 };
  };

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
  const shares = COLUMN_SHARES.map((share, i): number => (probe[i]!.length === 0 ? 0 : share));
  const count = shares.filter((share) => share > 0).length;
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => ((WIDTH - (count - 1) * GAP) * share) / sum) as unknown as Triple;
}

/** All blocks one after the other through three equal columns, page by page; with `whole` none of them is cut. */
function drawNewspaper(
  pen: Pen,
  measure: Measure,
  view: CallsheetView,
  size: number,
  from: Flow,
  whole: boolean,
): Flow {
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
  return drawBlocks(pen, measure, [...blocks, ...closingBlocks(view, size, width)], start, { whole });
}

const drawBlocks = (
  pen: Pen,
  measure: Measure,
  blocks: readonly Block[],
  from: Flow,
  cut: { readonly whole?: boolean } = {},
): Flow => blocks.reduce((flow, { title, table }) => drawBlock(pen, measure, flow, title, table, cut), from);

/** Totals and the next day, side by side. */
function drawClosing(pen: Pen, measure: Measure, view: CallsheetView, size: number, from: Flow): Flow {
  const width = (WIDTH - GAP) / 2;
  const ends = closingBlocks(view, size, width).map(({ title, table }, i) =>
    drawBlock(pen, measure, { ...from, x: PAGE.left + i * (width + GAP) }, title, table),
  );
  return ends.reduce((last, end) => (end.page > last.page ? end : last));
}

function closingBlocks(view: CallsheetView, size: number, width: number): Block[] {
  const texts = [
    { title: '합계', text: view.totals.text },
    { title: '다음 회차 예고', text: view.nextDay === '' ? '없음' : view.nextDay },
  ];
  return texts.map(({ title, text }) => ({
    title,
    table: { columns: [width], head: [], rows: [[{ text }]], size, minHeight: size * 2 },
  }));
}
