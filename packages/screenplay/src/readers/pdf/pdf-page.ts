import type { PageViewport, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfFonts } from './pdf-fonts.ts';
import type { PageFrame, PdfItem } from './pdf-line.ts';

/**
 * Korean fonts use one empty glyph for control characters and for the space, and some programs name it by the first
 * of them.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is meant
const UNNAMED_SPACE = /[\u0000-\u001f\u007f-\u009f]/g;

/** A page as drawn: what stands in its columns, and words that run up, down or across the page. */
export interface PdfPage {
  frame: PageFrame;
  columns: PdfItem[][];
  upright: string[];
}

/** Reads a page the way it is turned when shown; two columns of a landscape page one after the other. */
export async function readPage(page: PDFPageProxy, number: number, fonts: PdfFonts): Promise<PdfPage> {
  const view = page.getViewport({ scale: 1 });
  const { items, upright } = await readItems(page, view, fonts);
  const columns = splitColumns(items, view);
  const width = columns.length > 1 ? view.width / 2 : view.width;
  return { frame: { page: number, width, height: view.height }, columns, upright };
}

async function readItems(
  page: PDFPageProxy,
  view: PageViewport,
  fonts: PdfFonts,
): Promise<{ items: PdfItem[]; upright: string[] }> {
  const content = await page.getTextContent();
  await fonts.learn(page, Object.keys(content.styles));
  const items: PdfItem[] = [];
  const upright: string[] = [];
  for (const item of content.items) {
    if (!('str' in item)) continue;
    const { a, b, x, y } = place(item.transform as number[], view);
    // Text that runs up the page or across it is a stamp or a watermark.
    if (Math.abs(b) > Math.abs(a) * 0.1) upright.push(item.str);
    else
      items.push({
        text: item.str.replace(UNNAMED_SPACE, ' '),
        x,
        y,
        width: item.width,
        size: Math.hypot(a, b),
        endsLine: item.hasEOL,
        bold: fonts.isBold(item.fontName),
      });
  }
  return { items, upright };
}

/** Where an item stands on the page as it is shown, y growing upwards from its bottom edge. */
function place(item: readonly number[], view: PageViewport): { a: number; b: number; x: number; y: number } {
  const [a = 0, b = 0, , , x = 0, y = 0] = item;
  const [va = 1, vb = 0, vc = 0, vd = -1, vx = 0, vy = 0] = view.transform as number[];
  return {
    a: va * a + vc * b,
    b: -(vb * a + vd * b),
    x: va * x + vc * y + vx,
    y: view.height - (vb * x + vd * y + vy),
  };
}

/** Two pages printed side by side on one: nothing stands across the middle, and both sides are full. */
function splitColumns(items: readonly PdfItem[], { width, height }: PageViewport): PdfItem[][] {
  const middle = width / 2;
  const visible = items.filter((item) => item.text.trim() !== '');
  const right = visible.filter((item) => item.x >= middle);
  const across = visible.filter((item) => item.x < middle && item.x + item.width > middle);
  const left = visible.length - right.length - across.length;
  const isSplit =
    width > height * 1.2 && left >= 8 && right.length >= 8 && across.length * 20 < visible.length;
  if (!isSplit) return [[...items]];
  return [
    items.filter((item) => item.x < middle),
    items.filter((item) => item.x >= middle).map((item) => ({ ...item, x: item.x - middle })),
  ];
}
