import { writeTsv } from './write-tsv.ts';

/**
 * What a clipboard holds as text: plain, or the cells of a table that comes as HTML alone, else the words of that. Of a
 * table with cells over several rows the plain text has empty ones below, which would empty what they are put into.
 */
export function pastedText(data: DataTransfer): string {
  const plain = data.getData('text/plain');
  const html = data.getData('text/html');
  if (html === '' || (plain !== '' && !SPANS_ROWS.test(html))) return plain;
  // A document of its own: nothing in it runs or is fetched.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const unseen of body.querySelectorAll('script, style')) unseen.remove();
  const table = body.querySelector('table');
  if (table) return writeTsv(cellsOf(table));
  return plain === '' ? body.innerText.trim() : plain;
}

const SPANS_ROWS = /<t[dh]\b[^>]*\browspan\b/i;

/** Row by row; what stands over several rows holds for each of them, over several columns it stands in the first. */
function cellsOf(table: HTMLTableElement): string[][] {
  const cells: string[][] = Array.from(table.rows, () => []);
  for (const [at, row] of [...table.rows].entries()) {
    let column = 0;
    for (const cell of row.cells) {
      while (cells[at]![column] !== undefined) column++;
      const text = textOf(cell);
      for (const line of cells.slice(at, at + cell.rowSpan))
        for (let i = 0; i < cell.colSpan; i++) line[column + i] = i === 0 ? text : '';
    }
  }
  return cells.map((line) => Array.from(line, (text) => text ?? ''));
}

/** Lines of a cell are told by `br`; those of the source, where a program breaks long ones, are blanks. */
function textOf(cell: HTMLTableCellElement): string {
  for (const end of cell.querySelectorAll('br')) end.replaceWith(LINE_END);
  const lines = (cell.textContent ?? '').split(LINE_END);
  return lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .trim();
}

/** Of the private use area: no text has it. */
const LINE_END = '\uE000';
