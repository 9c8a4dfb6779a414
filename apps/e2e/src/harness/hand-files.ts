import { Workbook } from '@cj-tech-master/excelts';
import type { Locator, Page } from 'playwright-core';

/** Drags a file from outside over an element, and lets it go there. */
export const dropFile = (place: Locator, name: string, text: string): Promise<void> =>
  dropFiles(place, [[name, text]]);

/** Drags files from outside over an element, and lets them go there. */
export async function dropFiles(
  place: Locator,
  files: readonly (readonly [name: string, text: string])[],
): Promise<void> {
  await place.evaluate((element, all) => {
    const dataTransfer = new DataTransfer();
    for (const [called, content] of all) dataTransfer.items.add(new File([content], called));
    for (const type of ['dragenter', 'dragover', 'drop'])
      element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }, files);
}

/** Pastes a file, as Ctrl+V does. */
export const pasteFile = (page: Page, name: string, text: string): Promise<void> =>
  page.evaluate(
    ([called, content]) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([content], called));
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    [name, text] as const,
  );

/** A workbook with one sheet of these rows. */
export async function workbookFile(name: string, rows: readonly (readonly string[])[]) {
  const book = new Workbook();
  book.addWorksheet('Sheet1').addRows(rows.map((row) => [...row]));
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(await book.xlsx.writeBuffer()) };
}
