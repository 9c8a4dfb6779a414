/** Rows of a pipe table with their cells, and how many lines of the file they take; null where no table begins. */
export interface PipeTable {
  rows: string[][];
  lines: number;
}

const DELIMITER = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

/** A table at line `from`: a row of names, dashes below it, and rows as long as they have pipes. */
export function readPipeTable(lines: readonly string[], from: number): PipeTable | null {
  const [head, below] = [lines[from] ?? '', lines[from + 1] ?? ''];
  if (!head.includes('|') || !below.includes('-') || !below.includes('|') || !DELIMITER.test(below))
    return null;
  const rows = [cellsOf(head)];
  let at = from + 2;
  for (; at < lines.length; at++) {
    const line = lines[at] as string;
    if (line.trim() === '' || !line.includes('|')) break;
    rows.push(cellsOf(line));
  }
  return { rows, lines: at - from };
}

/** The cells of a row; `\|` and a pipe inside of code are text. */
function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  const cells: string[] = [];
  let cell = '';
  let inCode = false;
  const lastTick = inner.lastIndexOf('`');
  for (let i = 0; i < inner.length; i++) {
    const char = inner.charAt(i);
    if (char === '\\' && inner.charAt(i + 1) === '|') {
      cell += '|';
      i += 1;
    } else if (char === '|' && !inCode) {
      cells.push(cell.trim());
      cell = '';
    } else {
      if (char === '`') inCode = !inCode && i < lastTick;
      cell += char;
    }
  }
  cells.push(cell.trim());
  return cells;
}
