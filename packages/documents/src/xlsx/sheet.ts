import { type Style as CellStyle, Workbook, type Worksheet } from '@cj-tech-master/excelts';
import { printable } from './printable.ts';

export type { Workbook, Worksheet };

/** What a cell holds. Clock minutes are written as a real time, so that a spreadsheet can reckon with them. */
export type Value =
  | string
  | number
  | { readonly clock: number }
  | { readonly minutes: number }
  | { readonly won: number };

export interface Style {
  readonly size?: number;
  readonly bold?: boolean;
  readonly colour?: string;
  readonly fill?: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly frame?: 'all' | 'bottom' | 'none';
  /** A bar at the left edge, of this colour. */
  readonly bar?: string;
}

/** A rectangle of cells, counted from 1, both ends included. */
export interface Area {
  readonly row: number;
  readonly column: number;
  readonly toRow?: number;
  readonly toColumn?: number;
}

/** On every desk in the trade; the PDF is what carries its own fonts. */
const FONT = '맑은 고딕';
const MINUTES_PER_DAY = 1440;
const LINE_POINTS = 13.5;
/** The letter of one of the first columns. */
const sheetColumn = (number: number): string => String.fromCharCode(64 + number);

/** A workbook with fixed dates in its metadata: the same view makes the same bytes. */
export function openWorkbook(madeAt: Date): Workbook {
  const workbook = new Workbook();
  workbook.creator = 'DDAK';
  workbook.lastModifiedBy = 'DDAK';
  workbook.created = madeAt;
  workbook.modified = madeAt;
  return workbook;
}

/** A sheet that prints on A4 (across where nothing is said), as wide as the page, with its heading rows repeated and its pages numbered. */
export function addSheet(
  workbook: Workbook,
  options: {
    readonly name: string;
    /** Widths in characters. */
    readonly widths: readonly number[];
    readonly footer: string;
    /** The row with the headings: repeated on every printed page, and kept in sight with what is above it; null: none. */
    readonly headRow: number | null;
    readonly orientation?: 'landscape' | 'portrait';
    /** What one page is too narrow for goes on on so many, behind its first columns, which stay in sight too. */
    readonly wide?: { readonly pages: number; readonly titleColumns: number };
  },
): Worksheet {
  const { name, widths, footer, headRow, orientation = 'landscape', wide } = options;
  const sheet = workbook.addWorksheet(name, {
    pageSetup: {
      paperSize: 9,
      orientation,
      fitToPage: true,
      fitToWidth: wide?.pages ?? 1,
      fitToHeight: 0,
      horizontalCentered: true,
      margins: { left: 0.33, right: 0.33, top: 0.4, bottom: 0.5, header: 0.2, footer: 0.25 },
      ...(headRow === null ? {} : { printTitlesRow: `${headRow}:${headRow}` }),
      ...(wide ? { printTitlesColumn: `A:${sheetColumn(wide.titleColumns)}` } : {}),
    },
    headerFooter: { oddFooter: `&L&8DDAK&C&8${printable(footer).replaceAll('&', '&&')}&R&8&P / &N` },
    views: [
      headRow === null
        ? { state: 'normal', showGridLines: false }
        : { state: 'frozen', xSplit: wide?.titleColumns ?? 0, ySplit: headRow, showGridLines: false },
    ],
  });
  widths.forEach((width, i) => {
    sheet.getColumn(i + 1).width = width;
  });
  return sheet;
}

/** Writes a value into an area, merging it where it is more than one cell. Texts stay texts, whatever they begin with. */
export function put(sheet: Worksheet, area: Area, value: Value, style: Style = {}): void {
  const { row, column, toRow = row, toColumn = column } = area;
  const { bar, ...plain } = style;
  for (let r = row; r <= toRow; r++)
    for (let c = column; c <= toColumn; c++) {
      const isFirst = r === row && c === column;
      const look = bar && c === column ? style : plain;
      sheet.getCell(r, c).style = cellStyle(look, isFirst ? formatOf(value) : undefined);
    }
  const cell = sheet.getCell(row, column);
  if (typeof value === 'string') cell.value = printable(value);
  else if (typeof value === 'number') cell.value = value;
  else cell.value = numberOf(value);
  if (toRow > row || toColumn > column) sheet.mergeCells(row, column, toRow, toColumn);
}

const numberOf = (value: Exclude<Value, string | number>): number => {
  if ('clock' in value) return value.clock / MINUTES_PER_DAY;
  return 'won' in value ? value.won : value.minutes;
};

function formatOf(value: Value): string | undefined {
  if (typeof value !== 'object') return undefined;
  if ('clock' in value) return '[hh]:mm';
  return 'won' in value ? '#,##0' : '0"분"';
}

/** Frozen: whoever changed one would change all cells that look so. */
const styles = new Map<string, Partial<CellStyle>>();

/**
 * One object for all cells that look alike: each with its own took most of the memory of a long list, and was written
 * out and compared anew for every cell.
 */
function cellStyle(style: Style, numFmt: string | undefined): Partial<CellStyle> {
  const { size = 9, bold = false, colour = 'FF111111', align = 'left', frame = 'all', fill, bar } = style;
  const key = [size, bold, colour, align, frame, fill, bar, numFmt].join();
  const known = styles.get(key);
  if (known) return known;
  const border = borderOf(frame);
  const made: Partial<CellStyle> = {
    font: { name: FONT, size, bold, color: { argb: colour } },
    alignment: { vertical: 'middle', horizontal: align, wrapText: true },
    border: bar ? { ...border, left: barOf(bar) } : border,
    ...(fill ? { fill: { type: 'pattern', pattern: 'solid', fgColor: { argb: fill } } as const } : {}),
    ...(numFmt ? { numFmt } : {}),
  };
  styles.set(key, Object.freeze(made));
  return made;
}

const barOf = (argb: string) => ({ style: 'thick', color: { argb } }) as const;

function borderOf(frame: 'all' | 'bottom' | 'none') {
  const hair = { style: 'thin', color: { argb: 'FFB9C0C9' } } as const;
  if (frame === 'none') return {};
  if (frame === 'bottom') return { bottom: { style: 'medium', color: { argb: 'FF111111' } } } as const;
  return { top: hair, left: hair, bottom: hair, right: hair };
}

/** How many lines a text takes in a cell of a width in characters; a Hangul syllable is two wide. */
export function linesIn(text: string, width: number): number {
  return text.split('\n').reduce((lines, paragraph) => {
    let used = 0;
    for (const character of paragraph) used += character > '\u1100' ? 2 : 1;
    return lines + Math.max(1, Math.ceil((used * CHARACTER_SHARE) / Math.max(1, width - 1)));
  }, 0);
}
/** At 9 points a character takes less than the standard one that widths are counted in, but words leave gaps at the line's end. */
const CHARACTER_SHARE = 0.88;

/** Makes a row high enough for so many lines: spreadsheets do not fit merged cells by themselves. */
export function setLines(sheet: Worksheet, row: number, lines: number, least = 18): void {
  sheet.getRow(row).height = Math.min(400, Math.max(least, lines * LINE_POINTS + 5));
}

export const toBytes = async (workbook: Workbook): Promise<Uint8Array> =>
  new Uint8Array(await workbook.xlsx.writeBuffer());
