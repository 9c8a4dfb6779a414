import { linesIn } from '../xlsx/sheet.ts';
import { type Area, atOf, type CellModel, type RowModel, type SheetModel, textOf } from './form-model.ts';

const USUAL_HEIGHT = 15;
const USUAL_WIDTH = 8.43;
const USUAL_SIZE = 11;
/** Widths are counted in characters of this size by `linesIn`. */
const COUNTED_SIZE = 9;
const LINE = 1.4;
const MOST_HEIGHT = 409;

/**
 * The height that a filled row needs where it is more than the form gives it; spreadsheets do not fit rows by
 * themselves that have one. Only for cells that break their lines, and that say something else than in the form.
 */
export function fittingHeight(
  sheet: SheetModel,
  row: RowModel,
  merges: readonly Area[],
  before: readonly CellModel[],
): number | undefined {
  const given = row.height ?? sheet.properties.defaultRowHeight ?? USUAL_HEIGHT;
  const needed = row.cells.map((cell, i) => {
    const text = textOf(cell);
    const from = before[i]!;
    if (text === null || text === textOf(from) || !cell.style?.alignment?.wrapText) return 0;
    const { row: at, column } = atOf(from.address);
    const merge = merges.find((one) => one.from.row === at && one.from.column === column);
    if (merge && merge.to.row > at) return 0;
    const size = cell.style.font?.size ?? USUAL_SIZE;
    const width = (widthOf(sheet, column, merge?.to.column ?? column) * COUNTED_SIZE) / size;
    return linesIn(text, width) * size * LINE + 3;
  });
  const most = Math.max(0, ...needed);
  return most > given ? Math.min(MOST_HEIGHT, most) : undefined;
}

function widthOf(sheet: SheetModel, from: number, to: number): number {
  let width = 0;
  for (let column = from; column <= to; column++) {
    const set = sheet.cols?.find(({ min, max }) => min <= column && column <= max);
    width += set?.width ?? sheet.properties.defaultColWidth ?? USUAL_WIDTH;
  }
  return width;
}
