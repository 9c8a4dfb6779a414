import { rowsOnPage } from '@ddak/domain';
import type { Block } from './classify-lines.ts';
import type { SourceLine } from './source-line.ts';

/** Two who speak at once stand side by side, each in so many columns. */
const DUAL_COLUMNS = 28;

/**
 * Rows that each block takes on a normalised page, the blank rows above it included. What the file itself declares a
 * note stands beside the script and is not printed.
 */
export function countRows(blocks: readonly Block[], lines: readonly SourceLine[]): number[] {
  const rows = blocks.map(({ at, type, text }) => (lines[at]?.kind === 'note' ? 0 : rowsOnPage(type, text)));
  // The first scene begins a page: no blank rows above it.
  const first = blocks.findIndex(({ type }) => type === 'heading');
  if (first >= 0) rows[first] = rowsOnPage('other', blocks[first]?.text ?? '');
  blocks.forEach((block, i) => {
    if (block.type === 'character' && lines[block.at]?.dual) setBeside(blocks, rows, i);
  });
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
    rows[i] = rowsOnPage(type, text, DUAL_COLUMNS);
    sum += rows[i] as number;
  }
  return sum;
}
