/** What may stand between cells, most telling first. */
const SEPARATORS = ['\t', ';', ',', '|'] as const;
/** As much of a file as is looked at to find its separator. */
const SAMPLE = 20_000;

/**
 * The cells of separated text, line by line; quoted cells keep separators and line breaks, `""` in them is a quote. A quote
 * that is never closed ends with its line.
 */
export function csvCells(text: string): string[][] {
  const told = /^sep=(.)\r?\n/i.exec(text);
  const body = told ? text.slice(told[0].length) : text;
  return splitBy(body, told?.[1] ?? separatorOf(body));
}

/** The separator by which most lines have the same number of cells, of those with more than one. */
function separatorOf(text: string): string {
  const sample = text.slice(0, SAMPLE);
  const weights = SEPARATORS.map((separator) => {
    const counts = splitBy(sample, separator)
      .filter((cells) => cells.length > 1 || cells[0]?.trim() !== '')
      .map((cells) => cells.length);
    const split = counts.filter((count) => count > 1);
    const most = split.reduce((all, count) => all + Math.min(count, 12), 0);
    return { separator, weight: split.length === 0 ? 0 : most / counts.length };
  });
  return weights.reduce((best, one) => (one.weight > best.weight * 1.2 ? one : best)).separator;
}

function splitBy(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const quoted = text[at] === '"' ? quotedCell(text, at, separator) : null;
    const end = quoted?.end ?? plainEnd(text, at, separator);
    cells.push(quoted?.cell ?? text.slice(at, end));
    if (text[end] === separator) {
      at = end + 1;
      continue;
    }
    rows.push(cells);
    cells = [];
    if (end >= text.length) break;
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    if (at === text.length) break;
  }
  return rows;
}

function plainEnd(text: string, from: number, separator: string): number {
  for (let at = from; at < text.length; at++) {
    const char = text[at];
    if (char === separator || char === '\n' || char === '\r') return at;
  }
  return text.length;
}

/** A cell in quotes and where it ends; null where its quotes do not close before a separator or line end. */
function quotedCell(text: string, from: number, separator: string): { cell: string; end: number } | null {
  let cell = '';
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return null;
    cell += text.slice(at, quote);
    const next = text[quote + 1];
    if (next !== '"') {
      const closes = next === undefined || next === separator || next === '\n' || next === '\r';
      return closes ? { cell, end: quote + 1 } : null;
    }
    cell += '"';
    at = quote + 2;
  }
}
