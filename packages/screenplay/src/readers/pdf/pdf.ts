import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ScriptDocument, Unread } from '../../paragraph.ts';
import { UnreadableFile } from '../../refusal.ts';
import { leftOut } from '../left-out.ts';
import { pdfAssets } from './pdf-assets.ts';
import { readBeside } from './pdf-beside.ts';
import { PdfFonts } from './pdf-fonts.ts';
import { sortFurniture, tellFurniture } from './pdf-furniture.ts';
import type { PdfLine } from './pdf-line.ts';
import { toLines } from './pdf-lines.ts';
import { findMarginColumns, type MarginColumns } from './pdf-margins.ts';
import { type PdfPage, readPage } from './pdf-page.ts';
import { toParagraphs } from './pdf-paragraphs.ts';
import { closeGaps } from './pdf-spacing.ts';

/** A page with fewer characters than this holds a picture of text, not text. */
const SCANNED_BELOW = 20;

export type PdfProgress = (page: number, pages: number) => void;

/** PDF: lines by position, running heads set apart, margin numbers kept, wrapped lines joined. */
export async function readPdf(
  bytes: Uint8Array,
  onPage?: PdfProgress,
  password?: string,
): Promise<ScriptDocument> {
  const task = pdfjs.getDocument({
    // A copy of its own: pdf.js keeps the buffer, and takes no Buffer.
    data: new Uint8Array(bytes),
    ...(password === undefined ? {} : { password }),
    ...pdfAssets(),
    useSystemFonts: false,
    disableFontFace: true,
    // The names of fonts, which tell what is bold.
    fontExtraProperties: true,
    stopAtErrors: false,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  try {
    const document = await task.promise;
    return await readPages(document, onPage);
  } catch (error) {
    throw refusalOf(error);
  } finally {
    await task.destroy();
  }
}

async function readPages(document: pdfjs.PDFDocumentProxy, onPage?: PdfProgress): Promise<ScriptDocument> {
  const pages: PdfPage[] = [];
  const unread: Unread[] = [];
  const scanned: number[] = [];
  const fonts = new PdfFonts();
  for (let number = 1; number <= document.numPages; number++) {
    try {
      const page = await document.getPage(number);
      const read = await readPage(page, number, fonts);
      if (lettersOn(read) < SCANNED_BELOW) scanned.push(number);
      pages.push(read);
      page.cleanup();
    } catch (error) {
      if (error instanceof UnreadableFile) throw error;
      unread.push({ where: `${number}쪽`, reason: '쪽이 손상되어 읽지 못했어요.' });
    }
    onPage?.(number, document.numPages);
  }
  if (pages.every((page) => lettersOn(page) === 0)) {
    throw new UnreadableFile(unread.length > 0 ? 'file_damaged' : 'file_scanned');
  }
  if (scanned.length > 0) unread.push(namePictures(scanned, pages.length));
  unread.push(
    ...leftOut('세로나 비스듬히 놓인 글', '도장이나 배경 글이라 대본에 넣지 않았어요', [
      pages.map(({ upright }) => upright.join('')).join(' '),
    ]),
  );
  const sorted = sortFurniture(
    linesOf(pages).map((lines, i) => ({ lines, height: pages[i]?.frame.height ?? 842 })),
  );
  unread.push(...tellFurniture(sorted));
  const paragraphs = closeGaps(toParagraphs(sorted.map(({ script }) => readBeside(script))));
  return { format: 'pdf', title: null, paragraphs, unread };
}

const lettersOn = ({ columns }: PdfPage): number =>
  columns.flat().reduce((sum, { text }) => sum + text.trim().length, 0);

/** The lines of every page; read again where the margins turn out to have columns of their own. */
function linesOf(pages: readonly PdfPage[]): PdfLine[][] {
  const read = (margins?: MarginColumns): PdfLine[][] =>
    pages.map(({ columns, frame }) => columns.flatMap((items) => toLines(items, frame, margins)));
  const lines = read();
  const margins = findMarginColumns(lines.flat());
  return margins.left.length + margins.right.length > 0 ? read(margins) : lines;
}

function namePictures(scanned: readonly number[], pages: number): Unread {
  const listed = scanned.length > 8 ? `${scanned.slice(0, 8).join(', ')} … ` : scanned.join(', ');
  const most = scanned.length * 2 > pages ? ' 대부분이 스캔한 쪽이에요.' : '';
  return { where: `${listed}쪽`, reason: `글자가 거의 없어요. 그림이나 스캔한 쪽일 수 있어요.${most}` };
}

function refusalOf(error: unknown): unknown {
  if (error instanceof UnreadableFile) return error;
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') {
    const { code } = error as { code?: unknown };
    const wrong = code === pdfjs.PasswordResponses.INCORRECT_PASSWORD;
    return new UnreadableFile(wrong ? 'password_wrong' : 'password_needed');
  }
  if (/InvalidPDF|MissingPDF|FormatError|UnexpectedResponse|UnknownError/.test(name))
    return new UnreadableFile('file_damaged');
  return error;
}
