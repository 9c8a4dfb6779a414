import type { PdfLine } from './pdf-lines.ts';

const CONTINUED = /^(?:\(?\s*(?:CONTINUED|CONT[’']?D|MORE|계속)\s*:?\s*(?:\(\d+\))?\s*\)?|\(계속\))$/i;

/** Takes out what stands on every page and belongs to none: running heads, page numbers, CONTINUED. */
export function dropFurniture(
  pages: readonly PdfLine[][],
  height: number,
): { kept: PdfLine[][]; heads: string[] } {
  const counts = countLines(pages, (lines) => new Set(edgeLines(lines, height).map(keyOf)));
  // A name that ends pages stands between them too.
  const inside = countLines(pages, (lines) => {
    const edges = new Set(edgeLines(lines, height));
    return lines.filter((line) => !edges.has(line)).map(({ text }) => text);
  });
  const often = Math.max(2, pages.length * 0.3);
  const heads = new Map<string, string>();
  const kept = pages.map((lines) => {
    const edges = new Set(edgeLines(lines, height));
    return lines.filter((line) => {
      if (CONTINUED.test(line.text)) return false;
      if (!edges.has(line)) return true;
      const isHead = (counts.get(keyOf(line)) ?? 0) >= often && (inside.get(line.text) ?? 0) < 3;
      if (isHead) heads.set(keyOf(line), heads.get(keyOf(line)) ?? line.text);
      return !isHead && !isPageNumber(line);
    });
  });
  return { kept, heads: [...heads.values()] };
}

function countLines(
  pages: readonly PdfLine[][],
  keysOf: (lines: readonly PdfLine[]) => Iterable<string>,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const lines of pages) for (const key of keysOf(lines)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Lines in the top and bottom tenth of the page, at most three on each side. */
function edgeLines(lines: readonly PdfLine[], height: number): PdfLine[] {
  const top = lines.filter((line) => line.y > height * 0.9).slice(0, 3);
  const bottom = lines.filter((line) => line.y < height * 0.1).slice(-3);
  return [...top, ...bottom];
}

function isPageNumber(line: PdfLine): boolean {
  const text = line.marginNumber && line.text === '' ? line.marginNumber : line.text;
  return /^[-–—\s<([]*(?:p\.?\s*|page\s*)?\d{1,4}\s*(?:\/\s*\d{1,4}|쪽|페이지)?[-–—.\s>)\]]*$/i.test(text);
}

function keyOf(line: PdfLine): string {
  return line.text.replace(/\d+/g, '#').replace(/\s+/g, ' ');
}
