import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A text where it stands: from `x` on the baseline `y`, both from the page's lower left corner. */
export interface Spot {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}
export interface ReadPage {
  /** In drawing order. */
  readonly texts: string[];
  readonly spots: Spot[];
  readonly links: string[];
  readonly width: number;
  readonly height: number;
}

/** What a person can select in a PDF page by page, where it stands, where links lead, and the page's size in points. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPage[]> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const pdf = await task.promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const spots = items.flatMap((item): Spot[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , size, x, y] = item.transform as [number, number, number, number, number, number];
      return [{ text: item.str, x, y, width: item.width, size }];
    });
    const links = (await page.getAnnotations()).flatMap(({ unsafeUrl }) => unsafeUrl ?? []);
    const { width, height } = page.getViewport({ scale: 1 });
    pages.push({ texts: spots.map(({ text }) => text), spots, links, width, height });
  }
  await task.destroy();
  return pages;
}
