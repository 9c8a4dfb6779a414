import type { Page } from 'playwright-core';

/** …/screenplays: versions and uploads. */
export class ScreenplaysPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Sends a file by the picker. */
  async upload(file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.#page.getByLabel('시나리오 파일').setInputFiles(file);
  }

  /** Waits until the newest version can be reviewed, and opens it. */
  async review(): Promise<void> {
    await this.#page.getByRole('link', { name: '검토하기' }).first().click();
    await this.#page.getByRole('list', { name: '씬' }).waitFor();
  }

  /** Why the latest upload did not become a script. */
  async problem(): Promise<string> {
    const told = this.#page.getByRole('alert').or(this.#page.getByText('고친 파일을 다시 올리고'));
    return (await told.first().innerText()) ?? '';
  }

  /** Gives the password that a locked file asks for; the dialog stays open where it is wrong. */
  async unlock(password: string): Promise<void> {
    const dialog = this.#page.getByRole('dialog');
    if ((await dialog.count()) === 0) await this.#page.getByRole('button', { name: '암호 입력' }).click();
    await dialog.getByLabel('암호').fill(password);
    await dialog.getByRole('button', { name: '열기' }).click();
  }
}
