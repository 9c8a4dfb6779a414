import type { PdfLine } from './pdf-line.ts';
import type { WordWidth } from './pdf-word-width.ts';

/** The right edges of columns: by where a line begins, how far the text of its column goes. */
export class ColumnEdges {
  readonly #columns: { from: number; to: number; edge: number | null; isFlush: boolean }[] = [];

  constructor(pages: readonly (readonly PdfLine[])[], leading: number, widthOf: WordWidth) {
    const flush = pages.flatMap((lines) => flushPairs(lines, leading, widthOf));
    for (const lines of clusters(pages.flat())) {
      const from = (lines[0]?.x ?? 0) - 0.1;
      const to = (lines.at(-1)?.x ?? 0) + 0.1;
      const inside = flush.filter(({ before }) => before.x >= from && before.x <= to);
      this.#columns.push({ from, to, edge: edgeOf(lines, inside), isFlush: isFlush(lines) });
    }
  }

  /** null where too few lines tell. */
  of(line: PdfLine): number | null {
    return this.#columnOf(line)?.edge ?? null;
  }

  /** Whether lines of any length begin where this one does: set flush left, whatever its own middle is. */
  isFlush(line: PdfLine): boolean {
    return this.#columnOf(line)?.isFlush ?? false;
  }

  #columnOf({ x }: PdfLine) {
    return this.#columns.find(({ from, to }) => x >= from && x <= to);
  }
}

function isFlush(lines: readonly PdfLine[]): boolean {
  const rights = lines.map(({ right }) => right);
  return lines.length >= 4 && Math.max(...rights) - Math.min(...rights) > (lines[0]?.size ?? 0) * 4;
}

interface FlushPair {
  before: PdfLine;
  /** How far the line would have gone with the next line's first word. */
  wanted: number;
}

/** Lines that stand flush right below each other: the second may be the rest of the first. */
function flushPairs(lines: readonly PdfLine[], leading: number, widthOf: WordWidth): FlushPair[] {
  return lines.flatMap((line, i) => {
    const before = lines[i - 1];
    if (!before || before.text === '' || line.text.includes('\t') || before.text.includes('\t')) return [];
    const gap = before.y - line.y;
    if (gap <= 0 || gap > leading * 1.3 || Math.abs(line.x - before.x) > 2) return [];
    return [{ before, wanted: before.right + widthOf(line) }];
  });
}

/** Lines that begin at one place on the page, from left to right. */
function clusters(lines: readonly PdfLine[]): PdfLine[][] {
  const groups: PdfLine[][] = [];
  let first = Number.NEGATIVE_INFINITY;
  for (const line of lines.filter(({ text }) => text !== '').sort((a, b) => a.x - b.x)) {
    if (line.x - first > 2) {
      groups.push([]);
      first = line.x;
    }
    groups.at(-1)?.push(line);
  }
  return groups;
}

/**
 * OG62: a column ends where nearly no line goes further and where most lines that go on below would have had no room for
 * the next word.
 */
function edgeOf(lines: readonly PdfLine[], pairs: readonly FlushPair[]): number | null {
  if (pairs.length < 4) return null;
  const rights = lines.map(({ right }) => right).sort((a, b) => a - b);
  const further = Math.max(1, Math.floor(rights.length * 0.05));
  const least = rights.at(-1 - further) ?? 0;
  const events = pairs.flatMap(({ before, wanted }) => [
    { at: before.right, opens: true },
    { at: wanted, opens: false },
  ]);
  events.sort((a, b) => a.at - b.at || Number(b.opens) - Number(a.opens));
  let open = 0;
  let best = 0;
  let edge: number | null = null;
  for (const { at, opens } of events) {
    open += opens ? 1 : -1;
    if (opens && at >= least - 0.5 && open > best) {
      best = open;
      edge = at;
    }
  }
  return best >= 3 ? edge : null;
}
