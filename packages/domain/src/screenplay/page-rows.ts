import type { LineType } from './organised.ts';

/** Columns and blank rows above, as on a standard page of 54 rows set in 12 point fixed pitch. */
const LAYOUT: Readonly<Record<LineType, { readonly columns: number; readonly above: number }>> = {
  heading: { columns: 60, above: 2 },
  action: { columns: 60, above: 1 },
  character: { columns: 38, above: 1 },
  dialogue: { columns: 35, above: 0 },
  parenthetical: { columns: 25, above: 0 },
  transition: { columns: 60, above: 1 },
  note: { columns: 60, above: 0 },
  other: { columns: 60, above: 0 },
};

/**
 * Rows that a line takes on the normalised page as what it is, the blank rows above it included. `widest`: no more
 * columns than that, where it does not have the page to itself.
 */
export function rowsOnPage(type: LineType, text: string, widest = Number.POSITIVE_INFINITY): number {
  const { columns, above } = LAYOUT[type];
  return above + wrappedRows(text, Math.min(columns, widest));
}

/** Columns that a text takes on a fixed-pitch page: Hangul, Han and kana take two. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const char of text) columns += (char.codePointAt(0) ?? 0) >= 0x1100 ? 2 : 1;
  return columns;
}

/** Rows of text that is broken between words; a word longer than a row is broken where the row ends. */
function wrappedRows(text: string, columns: number): number {
  let rows = 1;
  let used = 0;
  for (const word of text.split(/\s+/)) {
    const width = columnsOf(word);
    if (used > 0 && used + 1 + width > columns) {
      rows += 1;
      used = 0;
    }
    used += (used > 0 ? 1 : 0) + width;
    while (used > columns) {
      rows += 1;
      used -= columns;
    }
  }
  return rows;
}
