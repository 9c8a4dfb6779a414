import { PDFiumLibrary } from '@hyzyla/pdfium';
import { encodePng } from './encode-png.ts';

export interface Pictures {
  /** How many pages the document has. */
  readonly pages: number;
  readonly pictures: readonly Uint8Array[];
}

let library: Promise<PDFiumLibrary> | undefined;

/**
 * Pages of a PDF as PNG, drawn by PDFium (WebAssembly: the same pixels everywhere, nothing to build).
 * @param options.width in pixels
 * @param options.page the only one that is drawn, from 1; without it all are. None where there is no such page.
 */
export async function drawPages(
  pdf: Uint8Array,
  options: { readonly width: number; readonly page?: number },
): Promise<Pictures> {
  const { width, page } = options;
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(pdf);
  try {
    const pages = document.getPageCount();
    const wanted = Array.from({ length: pages }, (_, i) => i).filter(
      (i) => page === undefined || i + 1 === page,
    );
    const pictures: Uint8Array[] = [];
    for (const index of wanted) {
      const sheet = document.getPage(index);
      const size = sheet.getOriginalSize();
      const height = Math.round((size.originalHeight / size.originalWidth) * width);
      const drawn = await sheet.render({ width, height });
      pictures.push(encodePng(drawn));
    }
    return { pages, pictures };
  } finally {
    document.destroy();
  }
}
