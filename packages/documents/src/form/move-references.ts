import type { Growth } from './growth.ts';

export interface Move {
  /** The sheet that the text stands in. */
  readonly sheet: string;
  readonly growths: ReadonlyMap<string, Growth>;
  /** In a row that stands more than once: which row of the form, and the how-manieth it is, from 0. */
  readonly copy?: { readonly row: number; readonly by: number };
}

const SHEET = String.raw`(?:'(?:[^']|'')+'|[\p{L}\p{N}_.]+)!`;
const CELL = String.raw`(\$?[A-Z]{1,3})(\$?)(\d+)`;
/** Texts in quotes stand first: what looks like a cell in them is none. */
const REFERENCE = new RegExp(
  String.raw`"(?:[^"]|"")*"|(?<![\p{L}\p{N}_.$])(${SHEET})?${CELL}(?::${CELL})?(?![\p{L}\p{N}_(.])`,
  'gu',
);

/** CS70: a formula, or a list of areas, with every cell where it has come to stand. Areas take in what a row became. */
export function moveReferences(text: string, { sheet, growths, copy }: Move): string {
  return text.replace(REFERENCE, (whole, prefix: string | undefined, ...found: (string | undefined)[]) => {
    const [column, lock = '', row, toColumn, toLock = '', toRow] = found;
    if (column === undefined || row === undefined) return whole;
    const growth = growths.get(prefix ? sheetOf(prefix) : sheet);
    if (!growth) return whole;
    const isOwn = prefix === undefined || sheetOf(prefix) === sheet;
    const along = (at: number, locked: string): number =>
      copy && isOwn && locked === '' && at === copy.row ? copy.by : 0;
    const from = growth.first(Number(row)) + along(Number(row), lock);
    const start = `${prefix ?? ''}${column}${lock}${from}`;
    if (toColumn === undefined || toRow === undefined) return start;
    const isOneRow = toRow === row && copy?.row === Number(row) && lock === '';
    const to = isOneRow ? from : growth.last(Number(toRow));
    return `${start}:${toColumn}${toLock}${to}`;
  });
}

const sheetOf = (prefix: string): string => {
  const name = prefix.slice(0, -1);
  return name.startsWith("'") ? name.slice(1, -1).replaceAll("''", "'") : name;
};
