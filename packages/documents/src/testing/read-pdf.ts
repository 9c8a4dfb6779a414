import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a person can select in a PDF: the texts of each page, in drawing order, and the page's size in points. */
export async function readPdf(
  bytes: Uint8Array,
): Promise<{ texts: string[]; width: number; height: number }[]> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const pdf = await task.promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : []));
    const { width, height } = page.getViewport({ scale: 1 });
    pages.push({ texts, width, height });
  }
  await task.destroy();
  return pages;
}
