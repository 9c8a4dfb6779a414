import PDFDocument from 'pdfkit';
import { FACES, fontBytes } from './fonts.ts';
import { type Doc, type Measure, measureWith } from './measure.ts';
import { dryPen, type Pen, pdfPen } from './pen.ts';

/** A4 landscape in points, with the margins of the drawn example. */
export const PAGE = { width: 841.89, height: 595.28, left: 24, right: 817.89, top: 22, bottom: 562 } as const;

/** What stands at the foot of every page. */
export interface Footer {
  readonly text: string;
}

export interface SheetInfo {
  readonly title: string;
  /** The date that the file carries as its own; given, so that the same view makes the same bytes. */
  readonly madeAt: Date;
}

/** Lays a sheet out with a pen and returns the number of pages it took. */
export type Layout = (pen: Pen, measure: Measure) => number;

/**
 * Draws the first of the layouts that needs at most as many pages as its limit says (the last one in any case), and
 * returns the bytes of the PDF.
 */
export async function makePdf(
  info: SheetInfo,
  tries: readonly { readonly layout: Layout; readonly maxPages: number }[],
  footer: Footer,
): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    bufferPages: true,
    autoFirstPage: true,
    lang: 'ko-KR',
    displayTitle: true,
    info: {
      Title: info.title,
      Producer: 'DDAK',
      Creator: 'DDAK',
      CreationDate: info.madeAt,
      ModDate: info.madeAt,
    },
  });
  for (const face of FACES) doc.registerFont(face, fontBytes(face));
  const bytes = collect(doc);
  const measure = measureWith(doc);
  const fitting = tries.find(({ layout, maxPages }) => layout(dryPen, measure) <= maxPages) ?? tries.at(-1);
  const pen = pdfPen(doc);
  const pages = fitting?.layout(pen, measure) ?? 1;
  for (let page = 0; page < pages; page++) drawFooter(pen, measure, page, pages, footer);
  doc.end();
  return bytes;
}

function drawFooter(pen: Pen, measure: Measure, page: number, pages: number, footer: Footer): void {
  const small = { face: 'regular', size: 6.8, colour: '#666666' } as const;
  const middle = PAGE.bottom + 12;
  pen.line(page, PAGE.left, PAGE.bottom + 4, PAGE.right, PAGE.bottom + 4, { width: 0.5, colour: '#CFD4DA' });
  pen.text(page, PAGE.left, middle, 'DDAK', { face: 'logo', size: 8.5, colour: '#1464FF' });
  const centred = (PAGE.width - measure(footer.text, small.face, small.size)) / 2;
  pen.text(page, centred, middle, footer.text, small);
  const number = `${page + 1} / ${pages}`;
  pen.text(page, PAGE.right - measure(number, small.face, small.size), middle, number, small);
}

function collect(doc: Doc): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on('error', reject);
  });
}
