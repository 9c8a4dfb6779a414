import type { TextRange } from '../../paragraph.ts';
import { addText, joinRanges, type Runs, trimEnd } from '../runs.ts';

/** A run of text on a page, as the PDF draws it. Units are points, y grows upwards. */
export interface PdfItem {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  endsLine: boolean;
  bold: boolean;
}

/** One printed line. A wide gap between words is kept as a tab, since cues are set with it. */
export interface PdfLine {
  page: number;
  text: string;
  /** Ranges of `text` that are set in a bold font. */
  bold: TextRange[];
  /** Points below the page's top edge. */
  top: number;
  x: number;
  /** Where the text behind the last tab begins: speech set in a column beside its name. */
  column: number | null;
  right: number;
  y: number;
  size: number;
  /** The PDF has a space at the line's end: a line broken between words. */
  spaceAtEnd: boolean;
  /** A number that stood alone in the left or right margin. */
  marginNumber: string | null;
}

/** Lines of a page from its items: same baseline, left to right. */
export function toLines(
  items: readonly PdfItem[],
  page: number,
  pageWidth: number,
  pageHeight = 842,
): PdfLine[] {
  const rows: PdfItem[][] = [];
  for (const item of items) {
    if (item.text === '' || item.size <= 0) continue;
    const row = rows.findLast((candidate) => sameRow(candidate[0] as PdfItem, item));
    if (row) row.push(item);
    else if (item.text.trim() !== '') rows.push([item]);
  }
  return rows
    .map((row) => toLine(row, page, pageWidth, pageHeight))
    .filter((line) => line.text !== '' || line.marginNumber !== null)
    .sort((a, b) => b.y - a.y);
}

function sameRow(a: PdfItem, b: PdfItem): boolean {
  return Math.abs(a.y - b.y) < Math.max(a.size, b.size) * 0.45;
}

function toLine(row: PdfItem[], page: number, pageWidth: number, pageHeight: number): PdfLine {
  const items = withoutRevisionMark(
    row.toSorted((a, b) => a.x - b.x),
    pageWidth,
  );
  const { kept, number } = takeMarginNumbers(items, pageWidth);
  const visible = kept.filter((item) => item.text.trim() !== '');
  const first = visible[0];
  const last = visible.at(-1);
  const { text, bold, column } = joinItems(kept);
  const y = items[0]?.y ?? 0;
  return {
    page,
    text,
    bold,
    top: Math.round(pageHeight - y),
    x: first?.x ?? 0,
    column,
    right: last ? last.x + last.width : 0,
    y,
    size: Math.max(...items.map((item) => item.size)),
    spaceAtEnd: /\s$/.test(kept.at(-1)?.text ?? ''),
    marginNumber: number,
  };
}

const MARGIN_NUMBER =
  /^\s*(?:S\s*#\s*|#\s*|씬\s*|신\s*)?([A-Z]?\d{1,4}(?:-?[A-Z]{1,2}|-?[가-하]|-\d{1,2})?)\.?\s*\*{0,3}\s*$/;

/** An asterisk in the right margin says that the line was revised; it is no part of it. */
function withoutRevisionMark(items: PdfItem[], pageWidth: number): PdfItem[] {
  const visible = items.filter((item) => item.text.trim() !== '');
  const [before, mark] = visible.slice(-2);
  if (!before || !mark || !/^\s*\*{1,3}\s*$/.test(mark.text)) return items;
  const isApart = mark.x - (before.x + before.width) > mark.size * 0.8 || MARGIN_NUMBER.test(before.text);
  return isApart && mark.x > pageWidth * 0.8 ? items.slice(0, items.indexOf(mark)) : items;
}

/** Scene numbers stand in one or both margins, far from the text; both are taken off the line. */
function takeMarginNumbers(items: PdfItem[], pageWidth: number): { kept: PdfItem[]; number: string | null } {
  const visible = items.filter((item) => item.text.trim() !== '');
  const first = visible[0];
  const second = visible[1];
  const last = visible.at(-1);
  const before = visible.at(-2);
  if (!first || !second || !last || !before) return { kept: items, number: null };
  const far = first.size * 1.6;
  const left =
    MARGIN_NUMBER.test(first.text) && second.x - (first.x + first.width) > far && first.x < pageWidth * 0.2;
  const right =
    MARGIN_NUMBER.test(last.text) && last.x - (before.x + before.width) > far && last.x > pageWidth * 0.72;
  const same = left && right && numberIn(first) === numberIn(last);
  if (!same && !(left && !right) && !(right && !left)) return { kept: items, number: null };
  const taken = new Set<PdfItem>([...(left ? [first] : []), ...(right ? [last] : [])]);
  const number = numberIn(left ? first : last);
  return { kept: trimSpaces(items.filter((item) => !taken.has(item))), number };
}

function numberIn(item: PdfItem): string | null {
  return MARGIN_NUMBER.exec(item.text)?.[1] ?? null;
}

function trimSpaces(items: PdfItem[]): PdfItem[] {
  const from = items.findIndex((item) => item.text.trim() !== '');
  const to = items.findLastIndex((item) => item.text.trim() !== '');
  return items.slice(from, to + 2);
}

function joinItems(items: readonly PdfItem[]): Runs & { column: number | null } {
  const runs: Runs = { text: '', bold: [] };
  let end = Number.NaN;
  let column: number | null = null;
  for (const item of items) {
    const blank = item.text.trim() === '';
    const gap = item.x - end;
    if (!blank && !Number.isNaN(gap)) {
      if (gap > item.size * 1.7) {
        trimEnd(runs);
        runs.text += '\t';
        column = item.x;
      } else if (gap > item.size * 0.18 && !/\s$/.test(runs.text)) runs.text += ' ';
    }
    // White-space items tell where words end; how wide they are is told by the next item's position.
    if (blank) {
      if (runs.text !== '' && !/\s$/.test(runs.text)) runs.text += ' ';
      continue;
    }
    addText(runs, runs.text === '' ? item.text.trimStart() : item.text, item.bold);
    end = item.x + item.width;
  }
  trimEnd(runs);
  return { text: runs.text, bold: joinRanges(runs.bold), column };
}
