import PDFDocument from 'pdfkit';
import { type Doc, type Measure, measureWith } from './measure.ts';
import type { Paper } from './paper.ts';
import { dryPen, type Pen, pdfPen } from './pen.ts';
import { wrapText } from './wrap-text.ts';

/** What stands at the foot of every page. */
export interface Footer {
  readonly text: string;
  /** Its pages are numbered elsewhere. */
  readonly unnumbered?: boolean;
}

export interface SheetInfo {
  readonly paper: Paper;
  readonly title: string;
  /** The date that the file carries as its own; given, so that the same view makes the same bytes. */
  readonly madeAt: Date;
}

export interface LaidOut {
  readonly pages: number;
  /** Where the last page ends, if it need not be as high as the others. */
  readonly end?: number;
}
/** Lays a sheet out with a pen. */
export type Layout = (pen: Pen, measure: Measure) => LaidOut;

export interface Try {
  readonly layout: Layout;
  readonly maxPages: number;
}

/** A page of less would be a strip. */
const LEAST_HEIGHT = 300;

/**
 * Draws the first of the layouts that needs at most as many pages as its limit says (the last one in any case), and
 * returns the bytes of the PDF.
 */
export async function makePdf(info: SheetInfo, tries: readonly Try[], footer: Footer): Promise<Uint8Array> {
  const { paper } = info;
  const doc = new PDFDocument({
    bufferPages: true,
    autoFirstPage: false,
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
  const bytes = collect(doc);
  const measure = measureWith(doc);
  const { layout, pages, end } = firstFitting(tries, measure);
  const last = end === undefined ? paper : endingAt(paper, end);
  const paperOf = (page: number): Paper => (page === pages - 1 ? last : paper);
  const pen = pdfPen(doc, measure, paperOf);
  layout(pen, measure);
  for (let page = 0; page < pages; page++) drawFooter(pen, measure, paperOf(page), { page, pages }, footer);
  doc.end();
  return bytes;
}

function firstFitting(tries: readonly Try[], measure: Measure): LaidOut & Pick<Try, 'layout'> {
  const laidOut = (one: Try) => ({ layout: one.layout, ...one.layout(dryPen, measure) });
  const [first, ...others] = tries;
  const tried = laidOut(first!);
  return others.length === 0 || tried.pages <= first!.maxPages ? tried : firstFitting(others, measure);
}

function endingAt(paper: Paper, end: number): Paper {
  const foot = paper.height - paper.bottom;
  const height = Math.min(paper.height, Math.max(LEAST_HEIGHT, end + foot));
  return { ...paper, height, bottom: height - foot };
}

/** How much of the page's width the words at its foot may take. */
const FOOT_SHARE = 0.8;

function drawFooter(
  pen: Pen,
  measure: Measure,
  paper: Paper,
  { page, pages }: { readonly page: number; readonly pages: number },
  footer: Footer,
): void {
  const small = { face: 'regular', size: paper.footSize, colour: '#666666' } as const;
  const { left, right, bottom } = paper;
  const middle = bottom + 5 + small.size;
  pen.line(page, left, bottom + 4, right, bottom + 4, { width: 0.5, colour: '#CFD4DA' });
  pen.text(page, left, middle, 'DDAK', { face: 'logo', size: small.size * 1.25, colour: '#1464FF' });
  const style = { face: small.face, size: small.size, width: (right - left) * FOOT_SHARE };
  const lines = wrapText(measure, footer.text, style);
  // The names of a film and of its plan can take three.
  const first = lines.length > 2 ? middle - small.size * 0.4 : middle;
  lines.forEach((line, i) => {
    const centred = (paper.width - measure(line, small.face, small.size)) / 2;
    pen.text(page, centred, first + i * small.size * 1.1, line, small);
  });
  if (footer.unnumbered) return;
  const number = `${page + 1} / ${pages}`;
  pen.text(page, right - measure(number, small.face, small.size), middle, number, small);
}

function collect(doc: Doc): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on('error', reject);
  });
}
