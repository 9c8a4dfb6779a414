import type { SourceLine } from '../source-line.ts';
import type { LineLabel } from './line-label.ts';

/** No manner of speaking is longer. */
const MOST_ROWS = 12;
const SPEECH: ReadonlySet<LineLabel> = new Set(['character', 'dialogue', 'parenthetical']);
/** What a page prints where a speech goes on. */
const PRINTED = /^\((?:MORE|CONT(?:INUED|['’]D)?\.?)\)$/i;

/**
 * Labels in which a parenthesis inside a speech is one, from the row that opens it to the row that closes it (OG44);
 * `(beat)` in a row of its own too, whatever it was taken for.
 */
export function settleParentheses(
  labels: readonly LineLabel[],
  lines: readonly SourceLine[],
): readonly LineLabel[] {
  const settled = [...labels];
  for (let at = 1; at < lines.length; at++) {
    const rows = rowsInside(lines, at);
    if (rows === null || !SPEECH.has(settled[at - 1] as LineLabel) || !mayBeSpeech(settled, at, rows))
      continue;
    for (let row = rows.from; row <= rows.to; row++) settled[row] = 'parenthetical';
    at = rows.to;
  }
  return settled;
}

const mayBeSpeech = (labels: readonly LineLabel[], at: number, { from }: Rows): boolean =>
  labels[at] !== 'heading' && (from === at || labels[at] === 'dialogue');

interface Rows {
  from: number;
  to: number;
}

/**
 * The rows that a parenthesis which opens at `at` fills: all of them where the row begins with it, those below where it
 * opens behind what is said. Null where it is not closed near, or speech goes on behind it in its only row.
 */
function rowsInside(lines: readonly SourceLine[], at: number): Rows | null {
  const line = lines[at] as SourceLine;
  const opens = line.text.lastIndexOf('(');
  if (opens < 0 || line.blankBefore > 0 || PRINTED.test(line.text)) return null;
  if (line.text.indexOf(')', opens) >= 0)
    return /^\([^()]*\)\W*$/.test(line.text) ? { from: at, to: at } : null;
  for (let row = at + 1; row < Math.min(lines.length, at + MOST_ROWS); row++) {
    const { text, blankBefore } = lines[row] as SourceLine;
    if (blankBefore > 0 || text.includes('(')) return null;
    if (!text.includes(')')) continue;
    // `closely at it) … Good morning`: speech goes on in the row that closes it.
    const goesOn = /\p{L}{2}/u.test(text.slice(text.lastIndexOf(')')));
    const from = opens === 0 ? at : at + 1;
    const to = goesOn ? row - 1 : row;
    return to < from ? null : { from, to };
  }
  return null;
}
