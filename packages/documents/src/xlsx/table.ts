import { FILLS } from './fills.ts';
import { addSheet, put, setLines, type Workbook, type Worksheet } from './sheet.ts';

/** A sheet of one table: its columns as wide as `widths` says (in characters), their headings in row `headRow`. */
export function addTable<Key extends string>(
  workbook: Workbook,
  options: {
    readonly name: string;
    readonly footer: string;
    readonly headRow: number;
    readonly columns: readonly { readonly key: Key; readonly label: string }[];
    readonly widths: Readonly<Record<Key, number>>;
    readonly wide?: { readonly pages: number; readonly titleColumns: number };
  },
): Worksheet {
  const { name, footer, headRow, columns, wide } = options;
  const widths = columns.map(({ key }) => options.widths[key]);
  const sheet = addSheet(workbook, { name, footer, headRow, widths, ...(wide ? { wide } : {}) });
  columns.forEach(({ label }, i) => {
    put(sheet, { row: headRow, column: i + 1 }, label, { bold: true, fill: FILLS.head, align: 'center' });
  });
  setLines(sheet, headRow, 1, 20);
  return sheet;
}

/** The first row of a sheet: its title over the columns before `totalsFrom`, what it adds up to over the others. */
export function putTitle(
  sheet: Worksheet,
  line: {
    readonly title: string;
    readonly totals: string;
    readonly totalsFrom: number;
    readonly count: number;
  },
): void {
  const { title, totals, totalsFrom, count } = line;
  put(sheet, { row: 1, column: 1, toColumn: totalsFrom - 1 }, title, { size: 16, bold: true, frame: 'none' });
  put(sheet, { row: 1, column: totalsFrom, toColumn: count }, totals, { align: 'right', frame: 'none' });
  setLines(sheet, 1, 1, 28);
}
