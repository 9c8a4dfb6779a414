import type { Measure } from './measure.ts';
import type { Paper } from './paper.ts';
import type { Pen } from './pen.ts';
import { drawCell, type Row, type SetRow, setRows, splitRow, type Table } from './table.ts';

/** A column of the sheet that is filled from the top down and goes on at the top of the next page. */
export interface Flow {
  readonly paper: Paper;
  readonly x: number;
  readonly page: number;
  readonly y: number;
  /** Where it goes on when it is full; by default at the same place on the next page. */
  readonly next?: (full: Flow) => Flow;
}

const goOn = (flow: Flow): Flow =>
  flow.next ? flow.next(flow) : { ...flow, page: flow.page + 1, y: flow.paper.top };

export const widthOf = (table: Pick<Table, 'columns'>): number =>
  table.columns.reduce((sum, width) => sum + width, 0);

const heightOf = (rows: readonly SetRow[]): number => rows.reduce((sum, row) => sum + row.height, 0);

/**
 * Draws a table from `flow` on and returns where it ends. Rows are not cut unless one is higher than a page; the head
 * is repeated on each page; a cell that spans rows over a page break is shown again on the new page.
 */
export function drawTable(pen: Pen, measure: Measure, flow: Flow, table: Table): Flow {
  const head = setRows(measure, table, table.head);
  const room = flow.paper.bottom - flow.paper.top - heightOf(head);
  const rows = setRows(measure, table, table.rows).flatMap((row) => splitRow(table, row, room));
  let at = flow;
  let next = 0;
  do {
    const count = countFitting(rows, next, at.paper.bottom - at.y - heightOf(head));
    if (count === 0 && rows.length > 0) {
      at = goOn(at);
      continue;
    }
    at = { ...at, y: drawRows(pen, measure, table, head, at) };
    at = { ...at, y: drawRows(pen, measure, table, withSpansOpened(rows, next, count), at) };
    next += count;
  } while (next < rows.length);
  return at;
}

function countFitting(rows: readonly SetRow[], from: number, free: number): number {
  let used = 0;
  let count = 0;
  // A hair of tolerance: heights are sums of fractions.
  while (from + count < rows.length && used + rows[from + count]!.height <= free + 0.01) {
    used += rows[from + count]!.height;
    count += 1;
  }
  return count;
}

/** The rows of one page: spans are cut at its end, and one that began on the page before is shown again. */
function withSpansOpened(all: readonly SetRow[], from: number, count: number): SetRow[] {
  return all.slice(from, from + count).map((row, i) => ({
    ...row,
    cells: row.cells.map((set) => {
      const span = set.cell.rowSpan ?? 1;
      if (span > 1) return { ...set, cell: { ...set.cell, rowSpan: Math.min(span, count - i) } };
      if (!set.cell.covered || i > 0) return set;
      const opener = findOpener(all, from, set.column);
      if (!opener) return set;
      const left = opener.row + (opener.set.cell.rowSpan ?? 1) - from;
      return { ...opener.set, cell: { ...opener.set.cell, rowSpan: Math.min(left, count) } };
    }),
  }));
}

function findOpener(all: readonly SetRow[], before: number, column: number) {
  for (let row = before - 1; row >= 0; row--) {
    const set = all[row]!.cells.find((one) => one.column === column);
    if (set && !set.cell.covered) return { row, set };
  }
  return null;
}

function drawRows(pen: Pen, measure: Measure, table: Table, rows: readonly SetRow[], from: Flow): number {
  let y = from.y;
  rows.forEach((row, i) => {
    for (const set of row.cells) {
      if (set.cell.covered) continue;
      const x = from.x + widthOf({ columns: table.columns.slice(0, set.column) });
      const height = heightOf(rows.slice(i, i + (set.cell.rowSpan ?? 1)));
      drawCell(pen, measure, table, set, { page: from.page, x, y, height });
    }
    y += row.height;
  });
  return y;
}

/** A heading, then the table; both together on one page with the first row at least. */
export function drawBlock(pen: Pen, measure: Measure, flow: Flow, title: string, table: Table): Flow {
  const size = Math.max(BLOCK_TITLE, table.size * 1.05);
  const height = size * 1.6;
  const start = withRoom(measure, flow, table, { above: height });
  pen.text(start.page, start.x, start.y + height / 2 - 1, title, { face: 'bold', size });
  const end = drawTable(pen, measure, { ...start, y: start.y + height }, table);
  return { ...end, y: end.y + BLOCK_GAP };
}

/** Of a page's height: a table that takes no more is not divided, since the blank that it leaves is small. */
const WHOLE_SHARE = 1 / 3;

/**
 * The flow, gone on as often as it has no room for `above` points, the table's head and its first row; `whole`: for all of a
 * table that is short.
 */
export function withRoom(
  measure: Measure,
  flow: Flow,
  table: Table,
  { above = 0, whole = false }: { readonly above?: number; readonly whole?: boolean } = {},
): Flow {
  const heightTo = (rows: readonly Row[]): number =>
    above + heightOf(setRows(measure, table, [...table.head, ...rows]));
  const all = whole ? heightTo(table.rows) : Number.POSITIVE_INFINITY;
  const isShort = all <= (flow.paper.bottom - flow.paper.top) * WHOLE_SHARE;
  const needed = isShort ? all : heightTo(table.rows.slice(0, 1));
  let at = flow;
  // On a fresh page there is no more room to be had.
  while (at.y + needed > at.paper.bottom && at.y > at.paper.top) at = goOn(at);
  return at;
}

const BLOCK_TITLE = 8.2;
const BLOCK_GAP = 6;
