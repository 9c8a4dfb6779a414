import { Workbook } from '@cj-tech-master/excelts';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PdfPage {
  /** In points, 72 an inch. */
  readonly width: number;
  readonly height: number;
  readonly text: string;
}

/** What a reader can select in a PDF, page by page. */
export async function readPdf(bytes: Uint8Array): Promise<PdfPage[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: PdfPage[] = [];
  for (let n = 1; n <= pdf.numPages; n++) {
    const page = await pdf.getPage(n);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    pages.push({ width, height, text: items.map((item) => ('str' in item ? item.str : '')).join(' ') });
  }
  return pages;
}

/** The texts of all cells of a workbook's first sheet, row by row. */
export async function readXlsx(bytes: Uint8Array): Promise<string[]> {
  const book = new Workbook();
  await book.xlsx.load(bytes as never);
  const cells: string[] = [];
  for (const sheet of book.worksheets.slice(0, 1))
    sheet.eachRow((row) => row.eachCell((cell) => cells.push(cell.text)));
  return cells;
}
