/**
 * The cells of a text that a spreadsheet gives: tabs between cells, a line each row. A cell with tabs, quotes or lines of
 * its own stands in quotes, its quotes doubled. The newline that ends the last row begins none.
 */
export function readTsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy;
  for (let match = cells.exec(text); match; match = cells.exec(text)) {
    const [, quoted, plain, end] = match;
    rows.at(-1)!.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'));
    if (end === '' || (end !== '\t' && cells.lastIndex === text.length)) break;
    if (end !== '\t') rows.push([]);
  }
  return rows;
}
