import { childOf, descendants, textOf, type XmlNode } from '../xml-tree.ts';
import { showNumber } from './number-format.ts';
import { richText, type SharedParts } from './workbook.ts';

/** A cell that is not empty, as it is displayed. */
export interface SheetCell {
  row: number;
  column: number;
  /** Columns that it is merged over. */
  span: number;
  /** Rows that it is merged over. */
  rowSpan: number;
  text: string;
}

/** The cells of a sheet, row by row. `most`: cells that are read at most. */
export function readSheetCells(sheet: XmlNode, shared: SharedParts, most: number): SheetCell[] {
  const spans = new Map(
    descendants(sheet, 'mergeCell').map(({ attributes }) => mergeOf(attributes.ref ?? '')),
  );
  const cells: SheetCell[] = [];
  let row = -1;
  for (const rowNode of childOf(sheet, 'sheetData')?.children ?? []) {
    if (rowNode.name !== 'row') continue;
    row = Math.max(row + 1, (Number(rowNode.attributes.r) || 0) - 1);
    let column = -1;
    for (const node of rowNode.children) {
      if (node.name !== 'c') continue;
      const at = node.attributes.r ?? '';
      column = at === '' ? column + 1 : columnOf(at);
      const text = shownText(node, shared);
      if (text.trim() === '') continue;
      if (cells.length >= most) return cells;
      cells.push({ row, column, ...(spans.get(at) ?? ALONE), text });
    }
  }
  return cells;
}

const ALONE = { span: 1, rowSpan: 1 };

/** `B3:D3` → the cell B3 takes three columns of one row. */
function mergeOf(ref: string): [string, typeof ALONE] {
  const [from = '', to = from] = ref.split(':');
  const span = Math.max(1, columnOf(to) - columnOf(from) + 1);
  return [from, { span, rowSpan: Math.max(1, rowOf(to) - rowOf(from) + 1) }];
}

const rowOf = (reference: string): number => Number(/\d{1,7}$/.exec(reference)?.[0] ?? 1);

function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return Math.max(0, column - 1);
}

function shownText(node: XmlNode, { strings, formats, since1904 }: SharedParts): string {
  const type = node.attributes.t ?? 'n';
  const inline = childOf(node, 'is');
  if (inline) return richText(inline);
  const value = childOf(node, 'v');
  const written = value ? textOf(value) : '';
  if (type === 's') return strings[Number(written)] ?? '';
  if (type === 'b') return written === '' ? '' : written === '1' ? 'TRUE' : 'FALSE';
  const number = Number(written);
  if (type !== 'n' || written.trim() === '' || !Number.isFinite(number)) return written;
  return showNumber(number, formats[Number(node.attributes.s ?? -1)] ?? 'General', since1904);
}
