import type { SourceLine } from '../source-line.ts';
import type { LineShape } from './line-shape.ts';

/** What a document's lines have in common: the second look, which each single line is measured against. */
export interface DocumentLayout {
  /** Indents tell something: columns of names and speech stand apart from the edge. */
  indented: boolean;
  /** Empty rows tell something: none at all, some, or one behind every line. */
  spacing: 'none' | 'some' | 'double';
  /** Left edge of plain text around each line, which moves from page to page. */
  edges: readonly number[];
  /** Share of the document's lines that begin where the line does. */
  columnShare: readonly number[];
  /** How often a name stands alone on its line. */
  names: ReadonlyMap<string, number>;
  /** How often it stands alone with a line right below. */
  spokenNames: ReadonlyMap<string, number>;
  /** Where names stand that come again and again: their indent, measured from the edge, and their middle. */
  cueIndent: number | null;
  cueMiddle: number | null;
  /** Where what is right below them stands, measured from the edge. */
  speechIndent: number | null;
  /** How wide lines get, and how wide they get right below names. */
  width: number;
  speechWidth: number;
  /** How often the same line comes, its digits aside. */
  repeats: ReadonlyMap<string, number>;
  /** Lines that close or open a page: the same again and again but for a number that rises. */
  pageHeads: ReadonlySet<number>;
}

const WINDOW = 40;

export function readLayout(lines: readonly SourceLine[], shapes: readonly LineShape[]): DocumentLayout {
  const edges = edgesOf(lines);
  const spaced = lines.filter((line) => line.blankBefore > 0).length;
  const spacing = spaced * 33 < lines.length ? 'none' : spaced * 10 > lines.length * 9 ? 'double' : 'some';
  const far = lines.filter((line, at) => line.indent >= (edges[at] ?? 0) + 4).length;
  const { names, spokenNames, repeats } = countNames(lines, shapes, spacing);
  const sure = lines.flatMap((_, at) => (isSure(shapes[at], names, spokenNames) ? [at] : []));
  const below = sure.flatMap((at) => (shapes[at + 1]?.parens === 'none' ? [at + 1] : []));
  const fromEdge = (at: number): number => (lines[at]?.indent ?? 0) - (edges[at] ?? 0);
  return {
    indented: far * 5 >= lines.length,
    spacing,
    edges,
    columnShare: columnShares(lines, edges),
    names,
    spokenNames,
    cueIndent: median(sure.map(fromEdge)),
    cueMiddle: median(sure.map((at) => fromEdge(at) + (shapes[at]?.text.length ?? 0) / 2)),
    speechIndent: median(below.map(fromEdge)),
    width:
      percentile(
        shapes.map(({ text }) => text.length),
        0.97,
      ) ?? 60,
    speechWidth:
      percentile(
        below.map((at) => shapes[at]?.text.length ?? 0),
        0.93,
      ) ?? 35,
    repeats,
    pageHeads: findPageHeads(shapes),
  };
}

/** A name in capitals that comes again, mostly with something right below. */
function isSure(
  shape: LineShape | undefined,
  names: ReadonlyMap<string, number>,
  spoken: ReadonlyMap<string, number>,
): boolean {
  if (!shape || shape.name === '' || shape.caps !== 'all') return false;
  const count = names.get(shape.name) ?? 0;
  return count >= 3 && (spoken.get(shape.name) ?? 0) * 4 >= count * 3;
}

/** The smallest indent that many lines around share: the edge of plain text, which a scan moves about. */
function edgesOf(lines: readonly SourceLine[]): number[] {
  const edges: number[] = [];
  const counts = new Map<number, number>();
  const add = (at: number, by: number): void => {
    const line = lines[at];
    if (!line) return;
    const indent = Math.round(line.indent);
    counts.set(indent, (counts.get(indent) ?? 0) + by);
  };
  for (let at = -WINDOW; at < lines.length; at++) {
    add(at + WINDOW, 1);
    add(at - WINDOW - 1, -1);
    if (at < 0) continue;
    const around = Math.min(lines.length, at + WINDOW + 1) - Math.max(0, at - WINDOW);
    let edge = Number.POSITIVE_INFINITY;
    for (const [indent, count] of counts) {
      const near = count + (counts.get(indent + 1) ?? 0);
      if (indent < edge && near >= Math.max(2, around * 0.1) && count > 0) edge = indent;
    }
    edges.push(Number.isFinite(edge) ? edge : 0);
  }
  return edges;
}

function columnShares(lines: readonly SourceLine[], edges: readonly number[]): number[] {
  const counts = new Map<number, number>();
  const columns = lines.map((line, at) => Math.round(line.indent) - (edges[at] ?? 0));
  for (const column of columns) counts.set(column, (counts.get(column) ?? 0) + 1);
  return columns.map((column) => {
    const near = (counts.get(column - 1) ?? 0) + (counts.get(column) ?? 0) + (counts.get(column + 1) ?? 0);
    return near / Math.max(1, lines.length);
  });
}

function countNames(
  lines: readonly SourceLine[],
  shapes: readonly LineShape[],
  spacing: DocumentLayout['spacing'],
) {
  const names = new Map<string, number>();
  const spokenNames = new Map<string, number>();
  const repeats = new Map<string, number>();
  const add = (map: Map<string, number>, key: string): void => {
    map.set(key, (map.get(key) ?? 0) + 1);
  };
  shapes.forEach(({ name, text }, at) => {
    add(repeats, repeatKey(text));
    if (name === '') return;
    add(names, name);
    const next = lines[at + 1];
    const tight = next && (next.blankBefore === 0 || spacing === 'double');
    if (tight && shapes[at + 1]?.mark === 'none' && shapes[at + 1]?.caps !== 'all') add(spokenNames, name);
  });
  return { names, spokenNames, repeats };
}

/** A line without its digits and gaps: a running head is the same on every page but for the number. */
export const repeatKey = (text: string): string => text.replace(/[\d\s.]+/g, '').slice(0, 60);

function median(values: readonly number[]): number | null {
  return percentile(values, 0.5);
}

function percentile(values: readonly number[], share: number): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;
}

/** Rows that end or begin with a number which rises from one to the next, three times at least; scenes excepted. */
function findPageHeads(shapes: readonly LineShape[]): Set<number> {
  const runs = new Map<string, { last: number; places: number[] }[]>();
  shapes.forEach(({ text, mark }, at) => {
    const found =
      /^(.*?)\s*\(?(\d{1,3})\s*[A-Z]?\s*[-).*]*$/.exec(text) ?? /^()[-(]?\s*(\d{1,3})[.\s)-]+\D/.exec(text);
    if (!found || mark === 'setting' || mark === 'continued') return;
    const key = repeatKey(found[1] === '' ? text : (found[1] ?? ''));
    const page = Number(found[2]);
    const known = runs.get(key) ?? [];
    const run = known.find(({ last }) => page === last + 1 || page === last + 2);
    if (run) {
      run.last = page;
      run.places.push(at);
    } else known.push({ last: page, places: [at] });
    runs.set(key, known.slice(-4));
  });
  const heads = [...runs.values()].flat().filter(({ places }) => places.length >= 3);
  return new Set(heads.flatMap(({ places }) => places));
}
