import { readMarker } from '../headings/heading-marker.ts';
import { findNumberRows } from '../headings/number-rows.ts';
import type { SourceLine } from './source-line.ts';

const PAGE_NUMBER = /^[-–—<([\s]*(?:p\.?\s*|page\s*)?(\d{1,4})\s*(?:\/\s*\d{1,4}|쪽|페이지)?[-–—>)\]\s]*$/i;

/**
 * Page numbers and running heads that came along as text, by index: numbers alone on their line that rise by one,
 * and the same line again and again beside them. A script without page numbers keeps every line.
 */
export function findFurniture(lines: readonly SourceLine[]): Set<number> {
  const scenes = findNumberRows(lines);
  const numbers = risingNumbers(lines).filter((at) => !scenes.has(at));
  const heads = numberedHeads(lines);
  if (numbers.length < 3) return new Set([...heads, ...dashedNumbers(lines)]);
  const furniture = new Set([...heads, ...numbers]);
  const beside = Map.groupBy(
    numbers.flatMap((at) => [at - 1, at + 1]).filter((at) => lines[at] !== undefined && !furniture.has(at)),
    (at) => (lines[at] as SourceLine).text,
  );
  for (const [, places] of beside) {
    if (places.length >= Math.max(3, numbers.length * 0.6)) for (const at of places) furniture.add(at);
  }
  return furniture;
}

/** `NIGHT FREIGHT   Blue Rev. 4/12   2.`: the title again, with the number of the page at the other edge. */
function numberedHeads(lines: readonly SourceLine[]): number[] {
  const title = lines[0]?.text.replace(/^[<《〈「『“"'‘]|[>》〉」』”"'’]$/g, '') ?? '';
  // OG64: a script that begins with a heading has no title to repeat.
  if (title.length < 2 || readMarker(title) !== null) return [];
  return lines.flatMap(({ text }, at) => {
    const head = at > 0 && text.replace(/^[<《〈「『“"'‘]/, '').startsWith(title);
    return head && /\S(?:\s{2,}(?:p\.?\s*)?\d{1,4}(?:\s?\/\s?\d{1,4}|\.)?|\s\d{1,4}\.)$/i.test(text)
      ? [at]
      : [];
  });
}

/** The longest run of numbers-only lines in which each is one more than the one before. */
function risingNumbers(lines: readonly SourceLine[]): number[] {
  let best: number[] = [];
  let run: number[] = [];
  let last = Number.NaN;
  lines.forEach((line, at) => {
    const number = Number(PAGE_NUMBER.exec(line.text)?.[1] ?? Number.NaN);
    if (Number.isNaN(number)) return;
    if (number === last + 1) run.push(at);
    else run = [at];
    last = number;
    if (run.length > best.length) best = run;
  });
  return best;
}

/** `- 3 -`: on a page of its own, even where there are too few to rise; with the title beside it. */
function dashedNumbers(lines: readonly SourceLine[]): Set<number> {
  const furniture = new Set<number>();
  const title = lines[0]?.text ?? '';
  lines.forEach((line, at) => {
    if (!/^[-–—]\s*\d{1,4}\s*[-–—]$/.test(line.text)) return;
    furniture.add(at);
    for (const beside of [at - 1, at + 1])
      if (beside > 0 && title.length > 1 && lines[beside]?.text.startsWith(title)) furniture.add(beside);
  });
  return furniture;
}
