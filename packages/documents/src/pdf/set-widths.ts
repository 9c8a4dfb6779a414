import type { CallsheetHead } from '@ddak/domain';

const SHARES: Readonly<Record<CallsheetHead['width'], number>> = { narrow: 0.6, usual: 1, wide: 1.7 };

/**
 * CS61: columns that a team wants narrower or wider, each by the same measure. Columns that hold a mark keep their
 * width; the others share what they had.
 */
export function setWidths(
  widths: readonly number[],
  columns: readonly { readonly width: CallsheetHead['width']; readonly fixed: boolean }[],
): number[] {
  const sum = (list: readonly number[]): number =>
    list.reduce((all, width, i) => all + (columns[i]!.fixed ? 0 : width), 0);
  const wanted = widths.map((width, i) => width * SHARES[columns[i]!.width]);
  const scale = sum(widths) / sum(wanted);
  return widths.map((width, i) => (columns[i]!.fixed ? width : wanted[i]! * scale));
}

/** The widths of a workbook's columns, in characters: it grows with them, and is printed to fit. */
export const widened = (width: number, wanted: CallsheetHead['width']): number => width * SHARES[wanted];
