import type { LineType } from '@ddak/domain';
import type { Block } from './classify-lines.ts';
import { columnsOf } from './normalise-text.ts';
import type { SourceLine } from './source-line.ts';

/** Columns and blank rows above, as on a standard page of 54 rows set in 12 point fixed pitch. */
const LAYOUT: Record<LineType, { columns: number; above: number }> = {
  heading: { columns: 60, above: 2 },
  action: { columns: 60, above: 1 },
  character: { columns: 38, above: 1 },
  dialogue: { columns: 35, above: 0 },
  parenthetical: { columns: 25, above: 0 },
  transition: { columns: 60, above: 1 },
  note: { columns: 60, above: 0 },
  other: { columns: 60, above: 0 },
};

/** Two who speak at once stand side by side, each in so many columns. */
const DUAL_COLUMNS = 28;

/** Rows that each block takes on a normalised page, the blank rows above it included. */
export function countRows(blocks: readonly Block[], lines: readonly SourceLine[]): number[] {
  const rows = blocks.map(({ type, text }) => rowsOf(type, text, LAYOUT[type].columns));
  blocks.forEach((block, i) => {
    if (block.type === 'character' && lines[block.at]?.dual) setBeside(blocks, rows, i);
  });
  return rows;
}

function rowsOf(type: LineType, text: string, columns: number): number {
  return LAYOUT[type].above + wrappedRows(text, columns);
}

/** Rows of text that is broken between words; a word longer than a row is broken where the row ends. */
function wrappedRows(text: string, columns: number): number {
  let rows = 1;
  let used = 0;
  for (const word of text.split(/\s+/)) {
    const width = columnsOf(word);
    if (used > 0 && used + 1 + width > columns) {
      rows += 1;
      used = 0;
    }
    used += (used > 0 ? 1 : 0) + width;
    while (used > columns) {
      rows += 1;
      used -= columns;
    }
  }
  return rows;
}

/** The second of two speeches side by side takes only the rows by which it is longer than the first. */
function setBeside(blocks: readonly Block[], rows: number[], second: number): void {
  let before = second - 1;
  while (blocks[before]?.type === 'dialogue' || blocks[before]?.type === 'parenthetical') before -= 1;
  if (blocks[before]?.type !== 'character') return;
  const first = dualRows(blocks, rows, before, second);
  let end = second + 1;
  while (blocks[end]?.type === 'dialogue' || blocks[end]?.type === 'parenthetical') end += 1;
  const own = dualRows(blocks, rows, second, end);
  rows[second] = Math.max(0, own - first);
  for (let i = second + 1; i < end; i++) rows[i] = 0;
}

/** Sets the rows of a speech to those of half a page's width, and gives their sum. */
function dualRows(blocks: readonly Block[], rows: number[], from: number, until: number): number {
  let sum = 0;
  for (let i = from; i < until; i++) {
    const { type, text } = blocks[i] as Block;
    rows[i] = rowsOf(type, text, Math.min(LAYOUT[type].columns, DUAL_COLUMNS));
    sum += rows[i] as number;
  }
  return sum;
}
