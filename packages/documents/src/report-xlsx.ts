import type { Report, ReportColumn, ReportColumnKind, ReportRow } from '@ddak/domain';
import { FILLS, timeFill } from './xlsx/fills.ts';
import { linesIn, openWorkbook, put, setLines, toBytes, type Worksheet } from './xlsx/sheet.ts';
import { addTable, putTitle } from './xlsx/table.ts';

/** In characters; a text column is as wide as its texts, within bounds. */
const WIDTHS: Readonly<Record<Exclude<ReportColumnKind, 'text'>, number>> = {
  short: 9,
  number: 7,
  won: 15,
  scene: 9,
  time: 6,
  mark: 5,
};
const NARROWEST = 8;
const WIDEST = 34;

/**
 * RE1: a report as a workbook: its groups one below the other, numbers as numbers, texts as texts whatever they begin with.
 * @param options.madeAt the date in the file's metadata
 */
export function reportXlsx(report: Report, options: { readonly madeAt: Date }): Promise<Uint8Array> {
  const { title, columns, groups } = report;
  const workbook = openWorkbook(options.madeAt);
  const about = [report.projectTitle, report.about].filter(Boolean).join(' · ');
  const headRow = 2;
  const widths = Object.fromEntries(columns.map((column, i) => [column.key, widthOf(report, column, i)]));
  const footer = [title, about].filter(Boolean).join(' · ');
  const heads = columns.map(({ key, label }) => ({ key, label }));
  const print = datePages(columns);
  const sheet = addTable(workbook, { name: title, footer, headRow, columns: heads, widths, ...print });
  const most = Math.max(...columns.map(({ label }) => label.split('\n').length));
  if (most > 1) setLines(sheet, headRow, most);
  const totalsFrom = Math.max(2, columns.length - 3);
  putTitle(sheet, { title: `${title}  ${about}`, totals: report.totals, totalsFrom, count: columns.length });
  let row = headRow + 1;
  for (const group of groups) {
    if (group.title !== null) {
      const band = [group.title, group.facts].filter(Boolean).join(' · ');
      put(sheet, { row, column: 1, toColumn: columns.length }, band, { bold: true, fill: FILLS.band });
      setLines(
        sheet,
        row,
        linesIn(
          band,
          Object.values(widths).reduce((sum, width) => sum + width, 0),
        ),
        20,
      );
      row += 1;
    }
    for (const line of group.rows) putRow(sheet, line, columns, widths, row++);
  }
  const isFiltered = groups.length === 1 && groups[0]!.title === null && groups[0]!.rows.length > 0;
  if (isFiltered)
    sheet.autoFilter = { from: { row: headRow, col: 1 }, to: { row: row - 1, col: columns.length } };
  return toBytes(workbook);
}

/** So many dates stand on a page. */
const DATES_A_PAGE = 31;

/** RE5: dates that one page is too narrow for are printed on as many as they need, behind the same names. */
function datePages(columns: readonly ReportColumn[]): Pick<Parameters<typeof addTable>[1], 'wide'> {
  const first = columns.findIndex(({ kind }) => kind === 'mark');
  const dates = columns.filter(({ kind }) => kind === 'mark').length;
  if (dates <= DATES_A_PAGE) return {};
  return { wide: { pages: Math.ceil(dates / DATES_A_PAGE), titleColumns: first } };
}

function widthOf({ groups }: Report, { kind, label }: ReportColumn, at: number): number {
  if (kind !== 'text') return Math.max(WIDTHS[kind], label.split('\n')[0]!.length * 2);
  const lengths = groups.flatMap(({ rows }) => rows.map(({ cells }) => String(cells[at]).length * 1.8));
  // Without spreading thousands of arguments.
  const longest = lengths.reduce((most, length) => Math.max(most, length), label.length * 2);
  return Math.min(WIDEST, Math.max(NARROWEST, longest));
}

function putRow(
  sheet: Worksheet,
  { cells, look, light }: ReportRow,
  columns: readonly ReportColumn[],
  widths: Readonly<Record<string, number>>,
  row: number,
): void {
  const timed = timeFill(light?.time ?? null);
  const ground = look === 'quiet' ? FILLS.phase : look === 'strip' ? timed : undefined;
  columns.forEach(({ kind }, i) => {
    const value = cells[i]!;
    const tint = kind === 'time' ? timed : undefined;
    const marked = kind === 'mark' && value !== '' ? (value === 'H' ? FILLS.head : FILLS.band) : undefined;
    const fill = marked ?? tint ?? ground;
    const won = kind === 'won' && typeof value === 'number' ? { won: value } : value;
    put(sheet, { row, column: i + 1 }, won, {
      align: kind === 'won' ? 'right' : kind === 'text' ? 'left' : 'center',
      bold: kind === 'scene' || kind === 'time',
      ...(look === 'omitted' ? { colour: 'FF8A8F98' } : {}),
      ...(fill ? { fill } : {}),
    });
  });
  setLines(sheet, row, Math.max(...columns.map(({ key }, i) => linesIn(String(cells[i]), widths[key]!))));
}
