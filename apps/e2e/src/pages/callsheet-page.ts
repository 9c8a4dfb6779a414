import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

interface Taken {
  readonly name: string;
  readonly bytes: Buffer;
}

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
  async download(format: 'PDF' | '휴대폰용 PDF' | '그림(가로)' | 'XLSX'): Promise<Taken> {
    const coming = this.#page.waitForEvent('download');
    if (format === 'PDF') await this.#page.getByRole('button', { name: format }).click();
    else {
      await this.#page.getByRole('button', { name: '다른 형식' }).click();
      await this.#page.getByRole('menuitem', { name: format, exact: true }).click();
    }
    const download = await coming;
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  }
}
