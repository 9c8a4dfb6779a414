import type { Report, ReportColumn, ReportValue } from '@ddak/domain';
import { fitColumns } from './fit-columns.ts';
import type { Measure } from './measure.ts';
import { type Paper, widthOfPaper } from './paper.ts';
import { PADDING } from './table.ts';

/** Columns of a report that stand beside each other on a page, with their widths in points. */
export interface ReportPart {
  readonly report: Report;
  readonly widths: readonly number[];
  readonly size: number;
}

/** Of type; the smallest is that of other reports of many columns. */
const SIZES = [8.2, 7.4, 6.4] as const;
const [USUAL, SMALL] = [7.4, 6.4] as const;
const MANY_COLUMNS = 16;
/** A column of words takes no more while dates want the room. */
const MOST_WORDS = 96;
/** A column of a date takes no more: its letter would stand lost in it. */
const WIDEST_DATE = 34;

export const wordsOf = (value: ReportValue): string =>
  typeof value === 'number' ? value.toLocaleString('ko-KR') : value;

/**
 * A report as it stands on pages: all its columns beside each other. RE5: dates for which a page is too narrow go on on the next,
 * behind the same names.
 */
export function reportParts(measure: Measure, report: Report, paper: Paper): readonly ReportPart[] {
  if (report.columns.some(({ kind }) => kind === 'mark')) return dateParts(measure, report, paper);
  const size = report.columns.length > MANY_COLUMNS ? SMALL : USUAL;
  return [{ report, size, widths: columnWidths(measure, report, size, paper) }];
}

/** The same widths in every group, so that the eye can run down the pages. */
function columnWidths(measure: Measure, { columns, groups }: Report, size: number, paper: Paper): number[] {
  const rows = groups.flatMap((group) => group.rows);
  return fitColumns(
    measure,
    columns.map(({ kind, label }, i) => ({
      texts: rows.map(({ cells }) => wordsOf(cells[i]!)),
      face: kind === 'scene' ? 'bold' : 'regular',
      size: kind === 'scene' ? size * 1.15 : size,
      fixed: kind !== 'text',
      least: Math.max(...label.split('\n').map((line) => measure(line, 'medium', size))) + 8,
    })),
    widthOfPaper(paper),
  );
}

interface DateWidths {
  readonly size: number;
  /** Of the columns that are no dates, by their place in the report. */
  readonly others: ReadonlyMap<number, number>;
  readonly date: number;
  /** How many parts the dates take. */
  readonly parts: number;
}

/** RE5: the fewest parts that hold all dates, each in one line, of the largest type that needs no more of them. */
function dateParts(measure: Measure, report: Report, paper: Paper): readonly ReportPart[] {
  const tries = SIZES.map((size) => dateWidths(measure, report, size, paper));
  const { size, others, date, parts } = tries.find((one) => one.parts === tries.at(-1)!.parts)!;
  const places = report.columns.map((_, i) => i);
  const dates = places.filter((i) => !others.has(i));
  const before = places.filter((i) => i < dates[0]!);
  const behind = places.filter((i) => i > dates.at(-1)!);
  const each = Math.ceil(dates.length / parts);
  const frame = sum(others.values());
  const wide = Math.min(WIDEST_DATE, (widthOfPaper(paper) - frame) / each);
  const words = before.filter((i) => report.columns[i]!.kind === 'text');
  const free = Math.max(0, widthOfPaper(paper) - frame - each * Math.max(date, wide)) / words.length;
  const widthOf = (i: number): number => {
    const own = others.get(i);
    if (own === undefined) return Math.max(date, wide);
    return words.includes(i) ? own + free : own;
  };
  return Array.from({ length: parts }, (_, part) => {
    const mine = dates.slice(part * each, (part + 1) * each);
    const shown = [...before, ...mine, ...(part === parts - 1 ? behind : [])];
    return { report: withColumns(report, shown), size, widths: shown.map(widthOf) };
  });
}

function dateWidths(measure: Measure, report: Report, size: number, paper: Paper): DateWidths {
  const rows = report.groups.flatMap((group) => group.rows);
  const lineOf = ({ label }: ReportColumn, i: number): number => {
    const heads = label.split('\n').map((line) => measure(line, 'medium', size));
    const texts = rows.map(({ cells }) => measure(wordsOf(cells[i]!), 'regular', size));
    return Math.max(...heads, ...texts) + 2 * PADDING + 0.5;
  };
  const all = report.columns.map((column, i) => ({ column, i, width: lineOf(column, i) }));
  const dates = all.filter(({ column }) => column.kind === 'mark');
  const others = new Map(
    all
      .filter(({ column }) => column.kind !== 'mark')
      .map(({ column, i, width }) => [i, column.kind === 'text' ? Math.min(MOST_WORDS, width) : width]),
  );
  const date = Math.max(...dates.map(({ width }) => width));
  const room = Math.max(1, Math.floor((widthOfPaper(paper) - sum(others.values())) / date));
  return { size, others, date, parts: Math.ceil(dates.length / room) };
}

const sum = (widths: Iterable<number>): number => [...widths].reduce((all, width) => all + width, 0);

const withColumns = (report: Report, shown: readonly number[]): Report => ({
  ...report,
  columns: shown.map((i) => report.columns[i]!),
  groups: report.groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => ({ ...row, cells: shown.map((i) => row.cells[i]!) })),
  })),
});
