import type { PdfItem, PdfLine } from './pdf-line.ts';

/** Where a document sets its scene numbers: the left edges in the left margin, the right edges in the right one. */
export interface MarginColumns {
  left: readonly number[];
  right: readonly number[];
}

export const NO_COLUMNS: MarginColumns = { left: [], right: [] };

const MARGIN_NUMBER =
  /^\s*(?:S\s*#\s*|#\s*|씬\s*|신\s*)?([A-Z]?\d{1,4}(?:-?[A-Z]{1,2}|-?[가-하]|-\d{1,2})?)\.?\s*\*{0,3}\s*$/;

/**
 * OG61: scene numbers stand in one or both margins, far from the text, or where the document has them again and again,
 * however close the text comes. They are taken off the line.
 */
export function takeMargins(
  items: PdfItem[],
  pageWidth: number,
  columns: MarginColumns,
): { kept: PdfItem[]; number: string | null; margins?: { left: number | null; right: number | null } } {
  const row = withoutRevisionMark(items, pageWidth);
  const visible = row.filter((item) => item.text.trim() !== '');
  const [first, second] = visible;
  const [before, last] = visible.slice(-2);
  if (!first || !second || !last || !before) return { kept: row, number: null };
  const left = isLeftNumber(first, second, pageWidth, columns);
  const right = isRightNumber(
    before,
    last,
    pageWidth,
    left && numberIn(first) === numberIn(last) ? columns : NO_COLUMNS,
  );
  if (!left && !right) return { kept: row, number: null };
  if (left && right && numberIn(first) !== numberIn(last)) return { kept: row, number: null };
  const taken = new Set<PdfItem>([...(left ? [first] : []), ...(right ? [last] : [])]);
  return {
    kept: trimSpaces(row.filter((item) => !taken.has(item))),
    number: numberIn(left ? first : last),
    margins: { left: left ? first.x : null, right: right ? last.x + last.width : null },
  };
}

function isLeftNumber(first: PdfItem, second: PdfItem, pageWidth: number, { left }: MarginColumns): boolean {
  if (!MARGIN_NUMBER.test(first.text)) return false;
  const gap = second.x - (first.x + first.width);
  if (gap > first.size * 1.6) return first.x < pageWidth * 0.2;
  return gap > first.size * 0.2 && left.some((x) => Math.abs(x - first.x) < 2);
}

function isRightNumber(before: PdfItem, last: PdfItem, pageWidth: number, { right }: MarginColumns): boolean {
  if (!MARGIN_NUMBER.test(last.text)) return false;
  const gap = last.x - (before.x + before.width);
  if (gap > last.size * 1.6) return last.x > pageWidth * 0.72;
  return right.some((x) => Math.abs(x - last.x - last.width) < 2);
}

/** Where numbers stand in the margins again and again. */
export function findMarginColumns(lines: readonly PdfLine[]): MarginColumns {
  const places = (side: 'left' | 'right'): number[] => {
    const found = lines.flatMap(({ margins }) => margins?.[side] ?? []);
    const often = Map.groupBy(found, (x) => Math.round(x));
    return [...often].filter(([, members]) => members.length >= 3).map(([x]) => x);
  };
  return { left: places('left'), right: places('right') };
}

/** An asterisk in the right margin says that the line was revised; it is no part of it. */
function withoutRevisionMark(items: PdfItem[], pageWidth: number): PdfItem[] {
  const visible = items.filter((item) => item.text.trim() !== '');
  const [before, mark] = visible.slice(-2);
  if (!before || !mark || !/^\s*\*{1,3}\s*$/.test(mark.text)) return items;
  const isApart = mark.x - (before.x + before.width) > mark.size * 0.8 || MARGIN_NUMBER.test(before.text);
  return isApart && mark.x > pageWidth * 0.8 ? items.slice(0, items.indexOf(mark)) : items;
}

function numberIn(item: PdfItem): string | null {
  return MARGIN_NUMBER.exec(item.text)?.[1] ?? null;
}

function trimSpaces(items: PdfItem[]): PdfItem[] {
  const from = items.findIndex((item) => item.text.trim() !== '');
  const to = items.findLastIndex((item) => item.text.trim() !== '');
  return items.slice(from, to + 2);
}
