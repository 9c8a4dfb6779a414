import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

/** …/callsheets/:cid: the sheet, and its ways out. */
export class CallsheetPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async isOpen(dayNo: number): Promise<void> {
    await this.#page.getByRole('heading', { name: `${dayNo}회차 일촬표` }).waitFor();
  }

  /** Downloads the sheet; its file name and bytes. */
  async download(format: 'PDF' | 'XLSX'): Promise<{ readonly name: string; readonly bytes: Buffer }> {
    const coming = this.#page.waitForEvent('download');
    await this.#page.getByRole('button', { name: format }).click();
    const download = await coming;
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  }
}
