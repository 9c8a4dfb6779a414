import { type Paragraph, plainParagraph } from '../../paragraph.ts';
import { joinRanges, moveRanges } from '../runs.ts';
import { findSpeechColumns, type SpeechColumns } from './pdf-beside.ts';
import { ColumnEdges } from './pdf-edges.ts';
import type { PdfLine } from './pdf-line.ts';
import { PdfOpenings } from './pdf-openings.ts';
import { type LinePair, WordBreaks } from './pdf-word-breaks.ts';
import { type WordWidth, wordWidths } from './pdf-word-width.ts';

/** Where a page's text stands. */
interface Layout {
  /** Where plain text begins. */
  left: number;
  /** Where full lines end. */
  right: number;
  /** Distance of baselines inside a paragraph. */
  leading: number;
  edges: ColumnEdges;
  /** Where each part of a speech begins that has the page to itself. */
  speech: SpeechColumns;
  columns: ReadonlyMap<number, number>;
  openings: PdfOpenings;
  widthOf: WordWidth;
}

interface Measures extends Layout {
  wordBreaks: WordBreaks;
}

/** Paragraphs from the lines of all pages: wrapped lines joined, blank rows counted, indents in columns. */
export function toParagraphs(pages: readonly PdfLine[][]): Paragraph[] {
  const measures = measure(pages);
  const paragraphs: Paragraph[] = [];
  let before: PdfLine | null = null;
  for (const line of pages.flat()) {
    const last = paragraphs.at(-1);
    if (before && last && wraps(before, line, measures)) {
      last.text += measures.wordBreaks.between(before, line);
      last.bold = joinRanges([...last.bold, ...moveRanges(line.bold, last.text.length)]);
      last.text += line.text;
    } else {
      paragraphs.push(toParagraph(line, before, measures));
    }
    before = line;
  }
  return paragraphs;
}

function toParagraph(line: PdfLine, before: PdfLine | null, measures: Measures): Paragraph {
  const centre = (line.x + line.right) / 2;
  const middle = (measures.left + measures.right) / 2;
  // Two side by side are set in as they would be one after the other.
  const x = (line.beside && measures.speech[line.beside.part]) ?? line.x;
  const inset = x - measures.left;
  const centred =
    inset > line.size * 4 && Math.abs(centre - middle) < line.size && !measures.edges.isFlush(line);
  const atRight =
    inset > (measures.right - measures.left) * 0.6 && measures.right - line.right < line.size * 3;
  return plainParagraph(line.text, {
    page: line.page,
    top: line.top,
    bold: line.bold,
    indent: Math.max(0, Math.round(inset / (line.size * 0.55))),
    align: atRight ? 'right' : centred ? 'center' : 'left',
    blankBefore: blanksBetween(before, line, measures),
    ...(line.marginNumber ? { sceneNumber: line.marginNumber } : {}),
    ...(line.beside?.who === 2 ? { dual: true } : {}),
  });
}

function blanksBetween(before: PdfLine | null, line: PdfLine, measures: Layout): number {
  if (!before) return 0;
  if (line.beside && before.beside) return line.beside.part === 'cue' ? 1 : 0;
  // At the top of a page nobody can tell; a finished sentence above makes a new paragraph likely, but in a column of speech.
  if (!isBelow(before, line)) {
    const goesOn = [before, line].every(({ x }) => Math.abs(x - (measures.speech.speech ?? -9)) < 3);
    return !goesOn && /[.?!…”"]\)?$/.test(before.text) ? 1 : 0;
  }
  return Math.max(0, Math.round((before.y - line.y) / measures.leading - 1 - 0.12));
}

/** Whether a line stands further down the same column; else a page or a column has ended between them. */
function isBelow(before: PdfLine, line: PdfLine): boolean {
  return before.page === line.page && line.y < before.y + line.size;
}

/** Whether `line` is the rest of a paragraph whose line above was full. */
function wraps(before: PdfLine, line: PdfLine, measures: Measures): boolean {
  if (before.beside || line.beside)
    return (
      before.beside?.part === 'speech' &&
      line.beside?.part === 'speech' &&
      before.beside.who === line.beside.who
    );
  if (closesBracket(before, line, measures)) return true;
  const pair = pairUp(before, line, measures);
  if (!pair || (!isBelow(before, line) && /[.?!…)”"]$/.test(before.text))) return false;
  return pair.room < (measures.wordBreaks.inWords ? line.size * 1.4 : pair.word + line.size * 0.1);
}

/** `(still watching` above `the door)`: a narrow column that few lines tell the edge of. */
function closesBracket(before: PdfLine, line: PdfLine, { leading }: Layout): boolean {
  if (!/^\([^()]+$/.test(before.text) || !/^[^()]+\)$/.test(line.text)) return false;
  const gap = before.y - line.y;
  return (
    before.page === line.page &&
    gap > 0 &&
    gap < leading * 1.3 &&
    Math.abs(line.x - before.x) < line.size * 1.5
  );
}

/** The two lines, where their places allow that the second goes on with the first. */
function pairUp(before: PdfLine, line: PdfLine, layout: Layout): LinePair | null {
  if (line.marginNumber !== null || before.text === '') return null;
  // A name in a column of its own begins something new.
  if (line.text.includes('\t') || layout.openings.opens(line) || !continues(before, line)) return null;
  const isFar = before.y - line.y > Math.min(layout.leading * 1.3, line.size * 2.2);
  if (isBelow(before, line) && isFar) return null;
  return { before, line, room: columnRight(before, layout) - before.right, word: layout.widthOf(line) };
}

/** Whether a line begins where the rest of the line above would: at its left edge, or under speech beside a name. */
function continues(before: PdfLine, line: PdfLine): boolean {
  // How it is said, and then what, each set in its own way.
  if (/^\([^()]*\)$/.test(before.text) && Math.abs(line.x - before.x) > line.size * 0.3) return false;
  if (before.column !== null && Math.abs(line.x - before.column) < line.size * 0.5) return true;
  return line.x <= before.x + line.size * 1.2 && line.x >= before.x - line.size * 2.2;
}

/** Speech is set in a narrower column than action; its right edge is known by where its lines end. */
function columnRight(line: PdfLine, measures: Layout): number {
  const edge = measures.edges.of(line);
  if (edge !== null) return edge;
  const inset = line.x - measures.left;
  if (inset < line.size * 2) return measures.right;
  const known = measures.columns.get(columnKey(line));
  if (known !== undefined) return known;
  return measures.right - Math.min(inset, (measures.right - measures.left) * 0.25);
}

function columnKey(line: PdfLine): number {
  return Math.round(line.x / 4);
}

/** The right edge of each column that many lines begin at. */
function columnEdges(lines: readonly PdfLine[], left: number, right: number): Map<number, number> {
  const edges = new Map<number, number>();
  for (const [key, members] of Map.groupBy(lines, columnKey)) {
    const edge = members.reduce((most, line) => Math.max(most, line.right), 0);
    // Names alone make no column: speech that wraps is wider than that.
    if (members.length >= 6 && edge - (members[0]?.x ?? 0) > (right - left) * 0.35) edges.set(key, edge);
  }
  return edges;
}

function measure(pages: readonly PdfLine[][]): Measures {
  const lines = pages.flat().filter((line) => line.text !== '');
  const layout = layOut(lines, pages);
  const pairs = lines.flatMap((line, i) => {
    const before = lines[i - 1];
    return (before && isBelow(before, line) && pairUp(before, line, layout)) || [];
  });
  return { ...layout, wordBreaks: new WordBreaks(lines, pairs) };
}

function layOut(lines: readonly PdfLine[], pages: readonly PdfLine[][]): Layout {
  const gaps: number[] = [];
  for (const page of pages) {
    page.forEach((line, i) => {
      const before = page[i - 1];
      if (before && before.y - line.y > line.size * 0.8) gaps.push(before.y - line.y);
    });
  }
  const left = leftEdge(lines);
  const rights = lines.map((line) => line.right).sort((a, b) => a - b);
  const right = rights[Math.floor(rights.length * 0.98)] ?? left + 400;
  // Where every gap is wide nothing is wrapped: twice the letters' height is as far as one line goes.
  const leading = Math.min(closest(gaps) || 14, commonest(lines.map((line) => line.size)) * 2);
  const widthOf = wordWidths(lines);
  return {
    left,
    right,
    leading,
    edges: new ColumnEdges(pages, leading, widthOf),
    speech: findSpeechColumns(lines),
    columns: columnEdges(lines, left, right),
    openings: new PdfOpenings(lines),
    widthOf,
  };
}

/** Where plain text begins: left of most that is set in, though speech may be far more of a script than action is. */
function leftEdge(lines: readonly PdfLine[]): number {
  const often = commonest(lines.map((line) => line.x));
  const counts = Map.groupBy(lines, ({ x }) => Math.round(x * 2) / 2);
  const enough = Math.max(3, lines.length * 0.02);
  const known = [...counts].filter(([x, { length }]) => x < often && length >= enough).map(([x]) => x);
  return Math.min(often, ...known);
}

/** The smallest distance that comes more than by chance: lines inside a paragraph stand closest. */
function closest(gaps: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const gap of gaps) counts.set(Math.round(gap), (counts.get(Math.round(gap)) ?? 0) + 1);
  const enough = Math.max(2, gaps.length * 0.01);
  const often = [...counts].filter(([, count]) => count >= enough).map(([gap]) => gap);
  return often.length > 0 ? Math.min(...often) : 0;
}

/** The value that most are near to; of those nearly as common the smallest, since text is set in from its edge. */
function commonest(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) {
    const key = Math.round(value * 2) / 2;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const top = Math.max(0, ...counts.values());
  const near = [...counts].filter(([, count]) => count >= top * 0.35).map(([value]) => value);
  return near.length > 0 ? Math.min(...near) : 0;
}
