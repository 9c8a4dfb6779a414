import { childOf, descendants, parseXml, textOf, type XmlNode } from '../xml-tree.ts';
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

/**
 * The cells of a sheet, row by row. Each row is read as it ends and let go: as a tree, a sheet of 200,000 cells takes half a
 * gigabyte.
 * @param most cells that are read at most
 */
export function readSheetCells(xml: string, shared: SharedParts, most: number): SheetCell[] {
  const cells: SheetCell[] = [];
  let last = -1;
  const readRow = (node: XmlNode): void => {
    last = Math.max(last + 1, (Number(node.attributes.r) || 0) - 1);
    readCells(node, last, shared, (cell) => cells.length < most && cells.push(cell));
  };
  const isRow = (node: XmlNode, parent: XmlNode): boolean =>
    node.name === 'row' && parent.name === 'sheetData';
  const roots = parseXml(xml, (node, parent) => {
    if (!isRow(node, parent)) return false;
    readRow(node);
    return true;
  });
  // What a file that is cut short has begun.
  for (const data of roots.flatMap((root) => descendants(root, 'sheetData')))
    for (const node of data.children) if (isRow(node, data)) readRow(node);
  const merges = roots.flatMap((root) => descendants(root, 'mergeCell'));
  const spans = new Map(merges.map(({ attributes }) => mergeOf(attributes.ref ?? '')));
  if (spans.size === 0) return cells;
  return cells.map((cell) => ({ ...cell, ...spans.get(placeOf(cell.row, cell.column)) }));
}

function readCells(
  { children }: XmlNode,
  row: number,
  shared: SharedParts,
  keep: (cell: SheetCell) => void,
): void {
  let column = -1;
  for (const node of children) {
    if (node.name !== 'c') continue;
    const at = node.attributes.r ?? '';
    column = at === '' ? column + 1 : columnOf(at);
    const text = shownText(node, shared);
    if (text.trim() !== '') keep({ row, column, span: 1, rowSpan: 1, text });
  }
}

const placeOf = (row: number, column: number): string => `${row} ${column}`;

/** `B3:D3` → the cell B3 takes three columns of one row. */
function mergeOf(ref: string): [string, Pick<SheetCell, 'span' | 'rowSpan'>] {
  const [from = '', to = from] = ref.split(':');
  const span = Math.max(1, columnOf(to) - columnOf(from) + 1);
  const at = placeOf(rowOf(from) - 1, columnOf(from));
  return [at, { span, rowSpan: Math.max(1, rowOf(to) - rowOf(from) + 1) }];
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
