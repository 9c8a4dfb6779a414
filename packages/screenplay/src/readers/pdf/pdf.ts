import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ScriptDocument, Unread } from '../../paragraph.ts';
import { UnreadableFile } from '../../refusal.ts';
import { leftOut } from '../left-out.ts';
import { pdfAssets } from './pdf-assets.ts';
import { PdfFonts } from './pdf-fonts.ts';
import { dropFurniture } from './pdf-furniture.ts';
import { type PdfPage, readPage } from './pdf-page.ts';
import { toParagraphs } from './pdf-paragraphs.ts';
import { closeGaps } from './pdf-spacing.ts';

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
      if (read.lines.reduce((sum, line) => sum + line.text.length, 0) < SCANNED_BELOW) scanned.push(number);
      pages.push(read);
      page.cleanup();
    } catch (error) {
      if (error instanceof UnreadableFile) throw error;
      unread.push({ where: `${number}쪽`, reason: '쪽이 손상되어 읽지 못했어요.' });
    }
    onPage?.(number, document.numPages);
  }
  if (pages.every(({ lines }) => lines.length === 0)) {
    throw new UnreadableFile(unread.length > 0 ? 'file_damaged' : 'file_scanned');
  }
  if (scanned.length > 0) unread.push(namePictures(scanned, pages.length));
  const { kept, heads } = dropFurniture(
    pages.map(({ lines }) => lines),
    pages.at(-1)?.height ?? 842,
  );
  unread.push(
    ...leftOut('쪽 머리말·꼬리말', '쪽마다 되풀이되어 대본에 넣지 않았어요', heads),
    ...leftOut('세로로 놓인 글', '도장이나 배경 글이라 대본에 넣지 않았어요', [
      pages.map(({ upright }) => upright.join('')).join(' '),
    ]),
  );
  return { format: 'pdf', title: null, paragraphs: closeGaps(toParagraphs(kept)), unread };
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
