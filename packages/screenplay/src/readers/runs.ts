import type { TextRange } from '../paragraph.ts';

/** A paragraph's text as it grows, with the ranges that are bold. */
export interface Runs {
  text: string;
  bold: TextRange[];
}

/** Adds text at the end. */
export function addText(runs: Runs, text: string, bold: boolean): void {
  if (text === '') return;
  if (bold) runs.bold.push([runs.text.length, runs.text.length + text.length]);
  runs.text += text;
}

/** Puts text in front, bold when what follows it is. */
export function prependText(runs: Runs, text: string): void {
  if (text === '') return;
  const moved = moveRanges(runs.bold, text.length);
  const wasBold = runs.bold[0]?.[0] === 0;
  runs.bold = wasBold ? [[0, text.length], ...moved] : moved;
  runs.text = text + runs.text;
}

/** Puts text in the middle, bold when it lands inside a bold range. */
export function insertText(runs: Runs, at: number, text: string): void {
  const shift = (position: number, own: boolean): number =>
    position > at || (own && position === at) ? position + text.length : position;
  runs.bold = runs.bold.map(([from, to]): TextRange => [shift(from, true), shift(to, false)]);
  runs.text = runs.text.slice(0, at) + text + runs.text.slice(at);
}

/** Takes white space off the end. */
export function trimEnd(runs: Runs): void {
  runs.text = runs.text.trimEnd();
  const length = runs.text.length;
  runs.bold = runs.bold.flatMap(([from, to]): TextRange[] =>
    from < length ? [[from, Math.min(to, length)]] : [],
  );
}

/** Neighbouring runs as one: word processors split them wherever the cursor once stood. */
export function joinRanges(ranges: readonly TextRange[]): TextRange[] {
  const joined: TextRange[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    if (last && last[1] === range[0]) joined[joined.length - 1] = [last[0], range[1]];
    else joined.push(range);
  }
  return joined;
}

/** The same ranges further on. */
export function moveRanges(ranges: readonly TextRange[], by: number): TextRange[] {
  return ranges.map(([from, to]): TextRange => [from + by, to + by]);
}
