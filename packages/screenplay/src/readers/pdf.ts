import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ScriptDocument, Unread } from '../paragraph.ts';
import { UnreadableFile } from '../refusal.ts';
import { pdfAssets } from './pdf-assets.ts';
import { dropFurniture } from './pdf-furniture.ts';
import { type PdfItem, type PdfLine, toLines } from './pdf-lines.ts';
import { toParagraphs } from './pdf-paragraphs.ts';

/** A page with fewer characters than this holds a picture of text, not text. */
const SCANNED_BELOW = 20;

export type PdfProgress = (page: number, pages: number) => void;

/** PDF: lines by position, running heads dropped, margin numbers kept, wrapped lines joined. */
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
  const pages: PdfLine[][] = [];
  const unread: Unread[] = [];
  const scanned: number[] = [];
  let height = 842;
  for (let number = 1; number <= document.numPages; number++) {
    try {
      const page = await document.getPage(number);
      const view = page.getViewport({ scale: 1 });
      height = view.height;
      const lines = toLines(await readItems(page), number, view.width);
      if (lines.reduce((sum, line) => sum + line.text.length, 0) < SCANNED_BELOW) scanned.push(number);
      pages.push(lines);
      page.cleanup();
    } catch (error) {
      if (error instanceof UnreadableFile) throw error;
      unread.push({ where: `${number}쪽`, reason: '쪽이 손상되어 읽지 못했어요.' });
    }
    onPage?.(number, document.numPages);
  }
  if (pages.every((lines) => lines.length === 0)) {
    throw new UnreadableFile(unread.length > 0 ? 'file_damaged' : 'file_scanned');
  }
  if (scanned.length > 0) unread.push(namePictures(scanned, pages.length));
  const paragraphs = toParagraphs(dropFurniture(pages, height));
  return { format: 'pdf', title: null, paragraphs, unread };
}

function namePictures(scanned: readonly number[], pages: number): Unread {
  const listed = scanned.length > 8 ? `${scanned.slice(0, 8).join(', ')} … ` : scanned.join(', ');
  const most = scanned.length * 2 > pages ? ' 대부분이 스캔한 쪽이에요.' : '';
  return { where: `${listed}쪽`, reason: `글자가 거의 없어요. 그림이나 스캔한 쪽일 수 있어요.${most}` };
}

async function readItems(page: pdfjs.PDFPageProxy): Promise<PdfItem[]> {
  const content = await page.getTextContent();
  const items: PdfItem[] = [];
  for (const item of content.items) {
    if (!('str' in item)) continue;
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
    // Text that runs up the page is a stamp or a watermark.
    if (Math.abs(b) > Math.abs(a)) continue;
    items.push({ text: item.str, x, y, width: item.width, size: Math.hypot(a, b), endsLine: item.hasEOL });
  }
  return items;
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
