import { writeTsv } from './write-tsv.ts';

/** What a clipboard holds as text: plain, or the cells of a table that comes as HTML alone, else the words of that. */
export function pastedText(data: DataTransfer): string {
  const plain = data.getData('text/plain');
  const html = data.getData('text/html');
  if (plain !== '' || html === '') return plain;
  // A document of its own: nothing in it runs or is fetched.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const unseen of body.querySelectorAll('script, style')) unseen.remove();
  const table = body.querySelector('table');
  return table ? writeTsv(cellsOf(table)) : body.innerText.trim();
}

/** Row by row; of a cell over several rows or columns the others are empty. */
function cellsOf(table: HTMLTableElement): string[][] {
  const cells: string[][] = Array.from(table.rows, () => []);
  for (const [at, row] of [...table.rows].entries()) {
    let column = 0;
    for (const cell of row.cells) {
      while (cells[at]![column] !== undefined) column++;
      for (const line of cells.slice(at, at + cell.rowSpan))
        for (let i = 0; i < cell.colSpan; i++) line[column + i] = '';
      cells[at]![column] = textOf(cell);
    }
  }
  return cells.map((line) => Array.from(line, (text) => text ?? ''));
}

function textOf(cell: HTMLTableCellElement): string {
  for (const end of cell.querySelectorAll('br')) end.replaceWith('\n');
  return (cell.textContent ?? '').trim();
}
