import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Fonts that are heavy by their name, the Korean ones that have no lighter twin among them. */
const HEAVY = /bold|black|heavy|(?:^|[-,])(?:b|bd|eb|xb)$|headline|견고딕|견명조/i;

/** Which of a document's fonts are bold. What a font is called comes with a page's drawing, not with its text. */
export class PdfFonts {
  readonly #bold = new Map<string, boolean>();

  /** Learns the fonts that a page brings; a page that brings none is not drawn for it. */
  async learn(page: PDFPageProxy, names: readonly string[]): Promise<void> {
    if (names.every((name) => this.#bold.has(name))) return;
    await page.getOperatorList();
    for (const name of names) {
      if (!this.#bold.has(name)) this.#bold.set(name, HEAVY.test(fontName(page, name)));
    }
  }

  isBold(name: string): boolean {
    return this.#bold.get(name) === true;
  }
}

/** What a font calls itself, without the mark of its subset; '' where the page does not draw with it. */
function fontName(page: PDFPageProxy, name: string): string {
  if (!page.commonObjs.has(name)) return '';
  const font = page.commonObjs.get(name) as { name?: unknown };
  return typeof font.name === 'string' ? font.name.replace(/^[A-Z]{6}\+/, '') : '';
}
