import type { Face } from './fonts.ts';
import type { Measure } from './measure.ts';
import type { LineStyle, Pen } from './pen.ts';
import { CHANGED_BAR, CHANGED_FILL } from './tints.ts';
import { wrapText } from './wrap-text.ts';

/** One cell. It stands where the cells before it in its row end; `colSpan` and `rowSpan` count from it. */
export interface Cell {
  readonly text: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly face?: Face;
  /** Times the table's text size. */
  readonly scale?: number;
  readonly fill?: string;
  /** A tint behind the first word, for the time of day; the letter itself says the same without colour. */
  readonly badge?: string;
  readonly colSpan?: number;
  readonly rowSpan?: number;
  /** A bar at its left edge: it begins a changed line. */
  readonly bar?: boolean;
  /** A bar at its left edge that says when a strip is shot, hatched outside: it reads without colour too. */
  readonly strip?: { readonly colour: string; readonly isHatched: boolean };
  /** Lower than the table's rows are at least: phase rows. */
  readonly slim?: boolean;
  /** Its place is taken by a cell above it that spans rows. */
  readonly covered?: boolean;
}
export type Row = readonly Cell[];

export interface Table {
  /** Widths in points. */
  readonly columns: readonly number[];
  /** Repeated on every page. */
  readonly head: readonly Row[];
  readonly rows: readonly Row[];
  readonly size: number;
  readonly minHeight: number;
}

export interface SetCell {
  readonly cell: Cell;
  readonly column: number;
  readonly width: number;
  readonly lines: readonly string[];
}
export interface SetRow {
  readonly cells: readonly SetCell[];
  readonly height: number;
}

export const PADDING = 3.5;
export const LINE_HEIGHT = 1.32;
const VERTICAL_PADDING = 2.2;
const SLIM = 0.82;
/** Between a tinted letter and the words behind it. */
export const BADGE_GAP = 5;
const BAR_WIDTH = 2;
/** Where a line begins: of the room beside it, and of the padding. */
const SHIFT = { left: 0, center: 0.5, right: 1 } as const;
const INDENT = { left: 1, center: 0, right: -1 } as const;
export const HAIRLINE: LineStyle = { width: 0.5, colour: '#B9C0C9' };

export const sizeOf = (table: Pick<Table, 'size'>, cell: Cell): number => table.size * (cell.scale ?? 1);
const textHeight = (table: Pick<Table, 'size'>, cell: Cell, lines: number): number =>
  lines * sizeOf(table, cell) * LINE_HEIGHT + 2 * VERTICAL_PADDING;

/**
 * CS22: the cells of a line as a changed one is shown; a cell that spans other lines too stays as it is.
 * @param only the places of the cells that are other, where the others are as they were
 */
export const changedRow = (cells: Row, only?: readonly number[]): Row =>
  cells.map((cell, i) => {
    if (cell.covered || (cell.rowSpan ?? 1) > 1) return cell;
    const isOther = only === undefined || only.includes(i);
    return { ...cell, ...(isOther ? { fill: CHANGED_FILL } : {}), ...(i === 0 ? { bar: true } : {}) };
  });

/** Breaks all texts into lines and finds each row's height. A spanning cell makes the last of its rows higher. */
export function setRows(measure: Measure, table: Table, rows: readonly Row[]): SetRow[] {
  const cells = rows.map((row) => setCells(measure, table, row));
  const heights = cells.map((row) =>
    Math.max(
      row.some(({ cell }) => cell.slim) ? table.minHeight * SLIM : table.minHeight,
      ...row.map(({ cell, lines }) => ((cell.rowSpan ?? 1) > 1 ? 0 : textHeight(table, cell, lines.length))),
    ),
  );
  cells.forEach((row, i) => {
    for (const { cell, lines } of row) {
      const span = cell.rowSpan ?? 1;
      if (span === 1) continue;
      const held = heights.slice(i, i + span).reduce((sum, height) => sum + height, 0);
      const last = i + span - 1;
      heights[last] = (heights[last] ?? 0) + Math.max(0, textHeight(table, cell, lines.length) - held);
    }
  });
  return cells.map((row, i) => ({ cells: row, height: heights[i] ?? table.minHeight }));
}

function setCells(measure: Measure, table: Table, row: Row): SetCell[] {
  let column = 0;
  return row.map((cell) => {
    const span = cell.colSpan ?? 1;
    const width = table.columns.slice(column, column + span).reduce((sum, part) => sum + part, 0);
    const style = { face: cell.face ?? 'regular', size: sizeOf(table, cell), width: width - 2 * PADDING };
    const set = { cell, column, width, lines: cell.covered ? [] : wrapText(measure, cell.text, style) };
    column += span;
    return set;
  });
}

/** A row higher than a page, cut into rows that fit one; its lines go on from part to part. */
export function splitRow(table: Table, row: SetRow, room: number): SetRow[] {
  if (row.height <= room) return [row];
  const linesInRoom = row.cells.map(({ cell }) =>
    Math.floor((room - 2 * VERTICAL_PADDING) / (sizeOf(table, cell) * LINE_HEIGHT)),
  );
  const perPart = Math.max(1, Math.min(...linesInRoom));
  const parts = Math.max(...row.cells.map(({ lines }) => Math.ceil(lines.length / perPart)));
  return Array.from({ length: parts }, (_, part) => {
    const cells = row.cells.map((set) => ({
      ...set,
      lines: set.lines.slice(part * perPart, (part + 1) * perPart),
    }));
    const heights = cells.map(({ cell, lines }) => textHeight(table, cell, lines.length));
    return { cells, height: Math.max(table.minHeight, ...heights) };
  });
}

/** Draws one set cell with its ground, frame and lines, centred in its height. */
export function drawCell(
  pen: Pen,
  measure: Measure,
  table: Table,
  set: SetCell,
  at: { readonly page: number; readonly x: number; readonly y: number; readonly height: number },
): void {
  const { cell, lines, width } = set;
  const { page, x, y, height } = at;
  if (cell.fill) pen.fill(page, x, y, width, height, cell.fill);
  pen.line(page, x, y, x + width, y, HAIRLINE);
  pen.line(page, x, y + height, x + width, y + height, HAIRLINE);
  pen.line(page, x, y, x, y + height, HAIRLINE);
  pen.line(page, x + width, y, x + width, y + height, HAIRLINE);
  if (cell.bar) pen.fill(page, x, y, BAR_WIDTH, height, CHANGED_BAR);
  if (cell.strip) drawStrip(pen, cell.strip, at);
  const size = sizeOf(table, cell);
  const style = { face: cell.face ?? 'regular', size } as const;
  const step = size * LINE_HEIGHT;
  const first = y + height / 2 - ((lines.length - 1) * step) / 2;
  lines.forEach((line, i) => {
    const [mark = '', ...rest] = cell.badge && i === 0 ? line.split(' ') : [line];
    const after = rest.length === 0 ? '' : rest.join(' ');
    const markWidth = measure(mark, style.face, size);
    const length = markWidth + (after === '' ? 0 : BADGE_GAP + measure(after, style.face, size));
    const left = x + (width - length) * SHIFT[cell.align ?? 'left'] + PADDING * INDENT[cell.align ?? 'left'];
    const middle = first + i * step;
    if (cell.badge && i === 0)
      pen.fill(page, left - 3, middle - size * 0.66, markWidth + 6, size * 1.32, cell.badge);
    pen.text(page, left, middle, mark, style);
    pen.text(page, left + markWidth + BADGE_GAP, middle, after, { ...style, face: 'regular' });
  });
}

const STRIP_WIDTH = 4;
const HATCH_STEP = 4;

function drawStrip(
  pen: Pen,
  { colour, isHatched }: NonNullable<Cell['strip']>,
  {
    page,
    x,
    y,
    height,
  }: { readonly page: number; readonly x: number; readonly y: number; readonly height: number },
): void {
  if (!isHatched) pen.fill(page, x, y, STRIP_WIDTH, height, colour);
  for (let top = y; isHatched && top + STRIP_WIDTH <= y + height; top += HATCH_STEP)
    pen.line(page, x, top + STRIP_WIDTH, x + STRIP_WIDTH, top, { width: 1.6, colour });
}
