import type { PdfItem } from './pdf-line.ts';

/**
 * OG60: drops what is drawn again where it already stands. Programs without a bold font, and those that cast shadows,
 * draw the same letters twice, a hair apart; what was drawn twice is bold.
 */
export function dropRedrawn(items: readonly PdfItem[]): PdfItem[] {
  const drawn = new Map<string, PdfItem[]>();
  const kept: PdfItem[] = [];
  for (const item of items) {
    const text = item.text.trim();
    if (text === '') {
      kept.push(item);
      continue;
    }
    const alike = drawn.get(text) ?? [];
    const first = alike.find((other) => isOver(other, item));
    if (first) {
      first.bold = true;
      continue;
    }
    const own = { ...item };
    kept.push(own);
    alike.push(own);
    drawn.set(text, alike);
  }
  return kept;
}

/** Closer than letters that follow each other can be. */
function isOver(a: PdfItem, b: PdfItem): boolean {
  const near = Math.min(a.size * 0.2, a.width * 0.45);
  return Math.abs(a.x - b.x) <= near && Math.abs(a.y - b.y) <= a.size * 0.2;
}
