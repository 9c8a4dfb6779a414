import { logoSize } from '../logo-size.ts';
import type { Workbook, Worksheet } from './sheet.ts';

/** In pixels: both rows of the head, and not much of the title's room. */
const BOX = { width: 150, height: 44 } as const;
/** How many a width of one character is. */
const PIXELS_A_CHARACTER = 7;
const MOST_COLUMNS = 5;

/** CS67: puts the logo into the upper left corner; returns the column in which the title begins. */
export function putLogo(
  workbook: Workbook,
  sheet: Worksheet,
  logo: Uint8Array,
  widths: readonly number[],
): number {
  const size = logoSize(logo, BOX);
  const imageId = workbook.addImage({ buffer: Buffer.from(logo), extension: 'png' });
  sheet.addImage(imageId, { tl: { col: 0, row: 0 }, ext: size, editAs: 'oneCell' });
  let [column, room] = [1, 0];
  while (room < size.width + 6 && column <= MOST_COLUMNS) {
    room += widths[column - 1]! * PIXELS_A_CHARACTER;
    column += 1;
  }
  return column;
}
