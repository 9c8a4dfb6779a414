import { encode } from 'uqr';

/** White around the code, in cells: readers need it to find the corners. */
const BORDER = 3;

/** A text as a QR code: how many cells it is wide and high, and which of them are dark, as [x, y]. */
export function qrCells(text: string): { readonly size: number; readonly dark: [x: number, y: number][] } {
  const code = encode(text, { border: BORDER });
  const dark = code.data.flatMap((row, y) =>
    row.flatMap((isDark, x): [number, number][] => (isDark ? [[x, y]] : [])),
  );
  return { size: code.size, dark };
}
