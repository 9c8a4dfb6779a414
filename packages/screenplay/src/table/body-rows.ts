import type { FoundHead, HeadColumn } from './columns/found-head.ts';
import { headLabel } from './columns/head-label.ts';
import { beginsOtherTable } from './columns/other-tables.ts';
import type { SheetRow, SkippedRow, TableKind, TableSheet } from './table.ts';

/** What is below a head and may be read, and what was left out. */
export interface BodyRows {
  readonly body: readonly SheetRow[];
  readonly skipped: readonly SkippedRow[];
  /** What stands over the first of several sections; null: the sheet has none. */
  readonly firstTitle: string | null;
}

export const WHY = {
  above: '표 위의 제목이나 설명이에요.',
  empty: '빈 줄이에요.',
  head: '머리글이 되풀이된 줄이에요.',
  total: '합계 줄이에요.',
  band: '묶음의 제목이에요.',
  other: '머리글이 다른 표의 줄이에요.',
} as const;

const TOTAL =
  /^(?:총\s*)?(?:합\s*계|소\s*계|총\s*계|누\s*계|계|total|sub-?total|sum|총\s*(?:\d[\d,.]*\s*)?(?:씬|컷|명|회차|분량|페이지|인원).*)(?:\s*[:：].*)?$/i;

/** TI7: the rows below the head without what is none: empty ones, heads that come again, totals, other tables. */
export function bodyRows(sheet: TableSheet, kind: TableKind, found: FoundHead): BodyRows {
  const { head, depth, columns } = found;
  const skipped: SkippedRow[] = [];
  const body: SheetRow[] = [];
  let isOther = false;
  const sections = sectionsOf(sheet, found);
  sheet.rows.forEach((row, at) => {
    if (at >= head && at < head + depth) return;
    const texts = row.cells.filter((cell, column) => cell !== '' && !row.goesOn.includes(column));
    const isHead = at > head && repeatsHead(row, columns);
    if (isHead) isOther = false;
    else if (at > head && (sections?.others.has(at) || beginsOtherTable(row, kind, found))) isOther = true;
    const why =
      texts.length === 0 && row.cells.every((cell) => cell === '')
        ? WHY.empty
        : at < head
          ? WHY.above
          : isHead
            ? WHY.head
            : isOther
              ? WHY.other
              : texts[0] !== undefined && TOTAL.test(texts[0])
                ? WHY.total
                : null;
    if (why === null) body.push(row);
    else if (row.row > 0) skipped.push({ row: row.row, why });
  });
  return { body, skipped, firstTitle: sections?.first ?? null };
}

/**
 * TI7: where each section of a sheet has a title and below it the head again, a title with another row below it begins a table of
 * something else, whatever its columns are called. `others`: the indices of these titles. Null: the sheet has no sections.
 */
function sectionsOf(
  { rows }: TableSheet,
  { head, depth, columns }: FoundHead,
): { readonly first: string; readonly others: ReadonlySet<number> } | null {
  const titleAt = (at: number): string | null => (rows[at] ? onlyText(rows[at]) : null);
  const isHead = (at: number): boolean => rows[at] !== undefined && repeatsHead(rows[at], columns);
  const below = rows.map((_, at) => at).filter((at) => at >= head + depth);
  const again = below.filter(isHead);
  const first = titleAt(head - 1);
  if (first === null || again.length === 0 || again.some((at) => titleAt(at - 1) === null)) return null;
  const others = below.filter(
    (at) => titleAt(at) !== null && rows[at + 1] && titleAt(at + 1) === null && !isHead(at + 1),
  );
  return { first, others: new Set(others) };
}

function repeatsHead({ cells }: SheetRow, columns: readonly HeadColumn[]): boolean {
  const own = columns.filter(({ index }) => (cells[index] ?? '') !== '');
  const same = own.filter(({ index, head, name }) => {
    const label = headLabel(cells[index] ?? '');
    return label === headLabel(head) || label === headLabel(name);
  });
  return same.length >= 2 && same.length * 10 >= own.length * 8;
}

/** The texts of a row in columns of a field, in their order; those that are empty left out. */
export const textsOf = (
  row: SheetRow,
  columns: readonly HeadColumn[],
  ...fields: readonly string[]
): string[] =>
  columns.flatMap(({ index, field }) => (field !== null && fields.includes(field) && row.cells[index]) || []);

/** What stands in columns that nobody knows. */
export const othersOf = (row: SheetRow, columns: readonly HeadColumn[]): { head: string; text: string }[] =>
  columns.flatMap(({ index, field, head }) => {
    const text = row.cells[index] ?? '';
    return field === null && text !== '' ? [{ head, text }] : [];
  });

/** The one text of a row that says nothing else; null where it says more, or nothing. */
export function onlyText({ cells }: SheetRow): string | null {
  const texts = [...new Set(cells.filter((cell) => cell !== ''))];
  return texts.length === 1 ? (texts[0] ?? null) : null;
}
